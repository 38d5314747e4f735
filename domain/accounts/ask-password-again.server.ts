import { countFailure, forgetFailures, isOver } from "#platform/limits.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { isPasswordOf } from "./check-password.server.ts";

const LIMIT = { limit: 10, windowSeconds: 15 * 60 };

/** Asks somebody signed in for their password once more, before something that matters. */
export async function askPasswordAgain(
  userId: string,
  password: string,
  now: Date,
): Promise<Result<{}, "wrong-password" | "slow-down">> {
  const key = `password-again:${userId}`;
  const isSlow = await isOver(key, LIMIT, now);
  // A right password goes through however many wrong ones came before.
  if (await isPasswordOf(userId, password)) {
    if (isSlow) await forgetFailures(key);
    return ok({});
  }
  await countFailure(key, LIMIT, now);
  return no(isSlow ? "slow-down" : "wrong-password");
}
