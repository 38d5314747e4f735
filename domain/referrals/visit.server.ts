import { sign, verifySigned } from "#platform/signing.server.ts";

const PURPOSE = "referral-visit";

/** Which link somebody followed, and when: signed, so that the window cannot be stretched. */
export type Visit = { code: string; followedAt: Date };

export function visitToken({ code, followedAt }: Visit): string {
  return sign(PURPOSE, `${code} ${Math.floor(followedAt.getTime() / 1000)}`);
}

/** Null for anything that is not a visit of ours. */
export function readVisit(token: string | null, now: Date): Visit | null {
  const payload = token ? verifySigned(PURPOSE, token, now) : null;
  const [code, seconds] = payload?.split(" ") ?? [];
  return code && seconds ? { code, followedAt: new Date(Number(seconds) * 1000) } : null;
}
