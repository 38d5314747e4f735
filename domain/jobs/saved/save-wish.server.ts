import { sign, verifySigned } from "#platform/signing.server.ts";

const PURPOSE = "save-after-sign-in";
const MINUTES = 30;

export const WISH_SECONDS = MINUTES * 60;

/** A job that a guest pressed Save on, and where the button stood. */
export type SaveWish = { job: number; back: string };

/** The wish, signed, so that nobody can be made to save a job they never pressed Save on. */
export function signWish({ job, back }: SaveWish, now: Date): string {
  return sign(PURPOSE, `${job} ${back}`, new Date(now.getTime() + WISH_SECONDS * 1000));
}

/** How somebody came in: by a page that leads on to `next`, or by a mail, which leads nowhere. */
export type WayIn = "mail" | { next: string | null };

/**
 * The wish, while it is good. A page of ours fulfils it only where it leads back to the
 * job, and so told of it: whoever signs in there may be somebody else.
 */
export function readWish(token: unknown, way: WayIn, now: Date): SaveWish | null {
  const wish = typeof token === "string" ? verifySigned(PURPOSE, token, now) : null;
  const [, job, back] = /^(\d+) (.+)$/.exec(wish ?? "") ?? [];
  if (!job || !back || (way !== "mail" && way.next !== back)) return null;
  return { job: Number(job), back };
}
