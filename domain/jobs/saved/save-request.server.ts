import { sign, verifySigned } from "#platform/signing.server.ts";

const PURPOSE = "save-after-sign-in";
const MINUTES = 30;

export const SAVE_REQUEST_SECONDS = MINUTES * 60;

/** A job that a guest pressed Save on, and where the button stood. */
export type SaveRequest = { job: number; back: string };

/** Signed, so that nobody can be made to save a job they never pressed Save on. */
export function signSaveRequest({ job, back }: SaveRequest, now: Date): string {
  return sign(PURPOSE, `${job} ${back}`, new Date(now.getTime() + SAVE_REQUEST_SECONDS * 1000));
}

/** How somebody came in: by a page that leads on to `next`, or by a mail, which leads nowhere. */
export type WayIn = "mail" | { next: string | null };

/**
 * The wish, while it is good. A page of ours fulfils it only where it leads back to the
 * job, and said so: the next person to sign in there may be somebody else.
 */
export function readSaveRequest(token: unknown, way: WayIn, now: Date): SaveRequest | null {
  const wish = typeof token === "string" ? verifySigned(PURPOSE, token, now) : null;
  const [, job, back] = /^(\d+) (.+)$/.exec(wish ?? "") ?? [];
  if (!job || !back || (way !== "mail" && way.next !== back)) return null;
  return { job: Number(job), back };
}
