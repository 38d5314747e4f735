import { bodyLimit } from "hono/body-limit";
import { faultPage, tooLarge } from "./fault-page.ts";

const MEGABYTE = 1024 * 1024;

/** Where a university's or a company's logo is sent: up to two megabytes, and room for the form around it. */
const LOGO = /^\/(?:staff\/universities\/\d+|employer\/company)(?:\.data)?$/;

/** Where staff send the sponsors' register: 11 MB in 2026, and it grows. */
const REGISTER = "/staff/sponsor-register/upload";

/** Where the words of a whole CV or letter come: in some scripts a letter takes three bytes, and forms hold them twice or thrice. */
const CV_WORDS = /^\/(?:create-cv|my-cvs\/letters\/[\w-]+|my-cvs\/[\w-]+\/save)(?:\.data)?$/;

/** Where people send a photo for their CV, or a CV they have: up to eight megabytes each. */
const CV_FILE = /^\/my-cvs\/(?:import|[\w-]+\/photo)(?:\.data)?$/;

export function largestBody(path: string): number {
  if (path === REGISTER) return 32 * MEGABYTE;
  if (CV_FILE.test(path)) return 8.5 * MEGABYTE;
  if (CV_WORDS.test(path)) return 3 * MEGABYTE;
  return LOGO.test(path) ? 2.5 * MEGABYTE : MEGABYTE;
}

/** Refuses a larger body: at once when it says its size, else as soon as it has grown past it. */
export function limitBody(maxSize: number, requestId: string) {
  return bodyLimit({ maxSize, onError: () => faultPage(tooLarge(maxSize / MEGABYTE), requestId) });
}
