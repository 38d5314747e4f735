import { bodyLimit } from "hono/body-limit";
import { postingAt } from "#addresses/posting.ts";
import { faultPage, tooLarge } from "./fault-page.ts";

const MEGABYTE = 1024 * 1024;

export function maxBodyBytes(path: string): number {
  return (postingAt(path).maxMegabytes ?? 1) * MEGABYTE;
}

/** Refuses a larger body: at once when it says its size, else as soon as it has grown past it. */
export function limitBody(maxSize: number, requestId: string) {
  return bodyLimit({ maxSize, onError: () => faultPage(tooLarge(maxSize / MEGABYTE), requestId) });
}
