import { countFailure, resetFailures } from "#platform/limits.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { inQueue } from "../auth/attempt-queue.server.ts";
import { isPasswordOf } from "./check-password.server.ts";

const LIMIT = { limit: 10, windowSeconds: 15 * 60 };

type PasswordCheck = Result<{}, "wrong-password" | "slow-down">;

/**
 * Asks somebody signed in for their password once more, before something that matters. After
 * many wrong guesses they are taken one at a time; a right one goes through however many wrong
 * ones came before. Counted before it is checked, so that many sent at once wait as well.
 */
export async function askPasswordAgain(
  userId: string,
  password: string,
  now: Date,
): Promise<PasswordCheck> {
  const key = `password-again:${userId}`;
  const { over: isSlow } = await countFailure(key, LIMIT, now);
  const check = async (): Promise<PasswordCheck> => {
    if (!(await isPasswordOf(userId, password))) return no(isSlow ? "slow-down" : "wrong-password");
    await resetFailures(key);
    return ok({});
  };
  if (!isSlow) return check();
  return (await inQueue(key, check)) ?? no("slow-down");
}
