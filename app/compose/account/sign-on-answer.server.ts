import type { Answered } from "#domain/accounts/single-sign-on/entry/answer-sign-on.server.ts";
import { failedPath, redirectOn } from "./sign-on.server.ts";

/** After a provider's answer: on to the browser's own site, which finishes it or says what is wrong. */
export function goOnFrom(answered: Answered, universityId: number | null) {
  if (answered.ok) {
    return redirectOn(answered.origin, `/sso/finish?attempt=${answered.attemptId}`);
  }
  const { origin, isTry, refused } = answered;
  const path = isTry
    ? `/university/sign-on/try?failed=${refused.reason}`
    : failedPath(refused, universityId);
  return redirectOn(origin, path);
}
