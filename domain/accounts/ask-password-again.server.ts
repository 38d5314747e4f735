import { countFailure, forgetFailures, isOver } from "#platform/limits.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { inLane } from "./auth/lanes.server.ts";
import { isPasswordOf } from "./check-password.server.ts";

const LIMIT = { limit: 10, windowSeconds: 15 * 60 };

type Asked = Result<{}, "wrong-password" | "slow-down">;

/**
 * Asks somebody signed in for their password once more, before something that
 * matters. After many wrong guesses they are taken one at a time, as when
 * signing in; a right one goes through however many wrong ones came before.
 */
export async function askPasswordAgain(
  userId: string,
  password: string,
  now: Date,
): Promise<Asked> {
  const key = `password-again:${userId}`;
  const isSlow = await isOver(key, LIMIT, now);
  const check = async (): Promise<Asked> => {
    if (await isPasswordOf(userId, password)) {
      if (isSlow) await forgetFailures(key);
      return ok({});
    }
    await countFailure(key, LIMIT, now);
    return no(isSlow ? "slow-down" : "wrong-password");
  };
  if (!isSlow) return check();
  return (await inLane({ key, address: null }, check)) ?? no("slow-down");
}
