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

/**
 * The wish, while it is good. A way in that leads somewhere else (`next`) has nothing to
 * do with it; one that leads nowhere, as a link in a mail does, may fulfil it.
 */
export function readWish(token: unknown, next: string | null, now: Date): SaveWish | null {
  const wish = typeof token === "string" ? verifySigned(PURPOSE, token, now) : null;
  const [, job, back] = /^(\d+) (.+)$/.exec(wish ?? "") ?? [];
  if (!job || !back || (next !== null && next !== back)) return null;
  return { job: Number(job), back };
}
