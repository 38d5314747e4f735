import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure, forgetFailures, isOver } from "#platform/limits.server.ts";
import { hashed } from "#platform/signing.server.ts";
import type { RequestFacts } from "../request-facts.ts";
import { recordFailures } from "../security-events.server.ts";
import type { LanePlace } from "./lanes.server.ts";
import { deviceOf } from "./open-session.server.ts";

const WINDOW_SECONDS = 15 * 60;
const PER_ACCOUNT = { limit: 10, windowSeconds: WINDOW_SECONDS };
const PER_ADDRESS = { limit: 50, windowSeconds: WINDOW_SECONDS };

/** Under which counters an attempt goes. A browser the person has used before has its own. */
export type Counters = { own: string; address: string | null };

export function countersFor(email: string, facts: RequestFacts, now: Date): Counters {
  const device = deviceOf(email, facts, now);
  if (device) return { own: `sign-in:device:${device}`, address: null };
  return {
    own: `sign-in:account:${hashed("limits", email)}`,
    address: `sign-in:address:${hashed("limits", limitKeyOf(facts.clientAddress))}`,
  };
}

/**
 * The lane an attempt must take, where a counter is used up. Behind one address
 * there may be a whole campus: there each account has a lane of its own.
 */
export async function laneFor({ own, address }: Counters, now: Date): Promise<LanePlace | null> {
  if (await isOver(own, PER_ACCOUNT, now)) return { key: own, address };
  if (address && (await isOver(address, PER_ADDRESS, now)))
    return { key: `${address} ${own}`, address: null };
  return null;
}

export async function countWrongPassword(
  counters: Counters,
  email: string,
  now: Date,
): Promise<void> {
  const { count } = await countFailure(counters.own, PER_ACCOUNT, now);
  if (counters.address) await countFailure(counters.address, PER_ADDRESS, now);
  // Once a burst, when the limit is reached.
  if (count === PER_ACCOUNT.limit) await recordFailures(email, { failures: String(count) });
}

/** A right password clears the person's own counter, never the address's: others share that. */
export async function forgetWrongPasswords({ own }: Counters): Promise<void> {
  await forgetFailures(own);
}
