import type { Answered } from "#domain/accounts/single-sign-on/entry/answer-sign-on.server.ts";
import { failedPath, redirectOn } from "./sign-on.server.ts";

/** After a provider's answer: on to the browser's own site, which finishes it or says what is wrong. */
export function continueSignOn(answered: Answered, universityId: number | null) {
  if (answered.ok) {
    const { attemptId: attempt, answerSecret: answer } = answered;
    return redirectOn(answered.origin, `/sso/finish?${new URLSearchParams({ attempt, answer })}`);
  }
  const { origin, isTry, refused } = answered;
  const path = isTry
    ? `/university/sign-on/try?failed=${refused.reason}`
    : failedPath(refused, universityId);
  return redirectOn(origin, path);
}
