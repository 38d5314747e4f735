import { bodyLimit } from "hono/body-limit";
import { faultPage, faults } from "./fault-page.ts";

const MEGABYTE = 1024 * 1024;

/** Where a university's or a company's logo is sent: up to two megabytes, and room for the form around it. */
const LOGO = /^\/(?:staff\/universities\/\d+|employer\/company)(?:\.data)?$/;

/** Where staff send the sponsors' register: 11 MB in 2026, and it grows. */
const REGISTER = "/staff/sponsor-register/upload";

export function largestBody(path: string): number {
  if (path === REGISTER) return 32 * MEGABYTE;
  return LOGO.test(path) ? 2.5 * MEGABYTE : MEGABYTE;
}

/** Refuses a larger body: at once when it says its size, else as soon as it has grown past it. */
export function limitBody(maxSize: number, requestId: string) {
  return bodyLimit({ maxSize, onError: () => faultPage(faults.tooLarge, requestId) });
}
