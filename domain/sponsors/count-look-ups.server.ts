import { limitKeyOf } from "#platform/client-address.ts";
import { type Count, countFailure, type Limit } from "#platform/limits.server.ts";
import { hashed } from "#platform/signing.server.ts";

/** Enough for a lecture hall that types behind one address; too little to copy the register. */
const LOOK_UPS: Limit = { limit: 300, windowSeconds: 60 };

/** The longest that somebody who asked too much waits. */
export const LOOK_UPS_WAIT_SECONDS = LOOK_UPS.windowSeconds;

/** Whose look-up it is, where there is an account, and where it comes from. */
export type AskedFrom = { clientAddress: string; userId?: string | null; now: Date };

/** A page is read by a person; the public address may be a script's. */
type Through = "page" | "api";

/**
 * Counts names looked up and says whether that was too many: by account where there is one, so
 * that nobody stops their neighbours, else by address, a script's apart from the pages.
 */
export function countLookUps(
  names: number,
  from: AskedFrom,
  through: Through = "page",
): Promise<Count> {
  const who = from.userId ? `account:${from.userId}` : `${through}:${addressKey(from)}`;
  return countFailure(`sponsor-look-ups:${who}`, { ...LOOK_UPS, by: names }, from.now);
}

function addressKey({ clientAddress }: AskedFrom): string {
  return hashed("client-address", limitKeyOf(clientAddress));
}
