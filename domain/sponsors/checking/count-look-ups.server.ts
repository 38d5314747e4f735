import { limitKeyOf } from "#platform/client-address.ts";
import type { Count, Limit } from "#platform/limits.server.ts";
import { countSeldom } from "#platform/local-limits.server.ts";
import { hashed } from "#platform/signing.server.ts";

/** Enough for a lecture hall that types behind one address; too little to copy the register. */
const LOOK_UPS: Limit = { limit: 300, windowSeconds: 60 };

/** All the accounts behind one address: ten such halls, and no more however many accounts one makes. */
const LOOK_UPS_OF_ACCOUNTS: Limit = { limit: 3000, windowSeconds: 60 };

/** So few of an account's own are nobody's copy, whatever its neighbours do. */
const FEW = 20;

/** The longest that somebody who asked too much waits. */
export const LOOK_UPS_WAIT_SECONDS = LOOK_UPS.windowSeconds;

/** Whose look-up it is, where there is an account, and where it comes from. */
export type AskedFrom = { clientAddress: string; userId?: string | null; now: Date };

/** A page is read by a person; the public address may be a script's. */
type Through = "page" | "api";

/**
 * Counts names looked up and says whether that was too many: by account where there is one, else
 * by address, a script's apart from the pages. What accounts ask beyond a few is counted by their
 * address too: neighbours can stop each other's long lists, and never a few names.
 */
export async function countLookUps(
  names: number,
  from: AskedFrom,
  through: Through = "page",
): Promise<Count> {
  const count = (who: string, limit: Limit) =>
    countSeldom(`sponsor-look-ups:${who}`, { ...limit, by: names, free: FEW }, from.now);
  if (!from.userId) return count(`${through}:${addressKey(from)}`, LOOK_UPS);

  const own = await count(`account:${from.userId}`, LOOK_UPS);
  if (own.over || own.count <= FEW) return own;
  const all = await count(`accounts:${addressKey(from)}`, LOOK_UPS_OF_ACCOUNTS);
  return all.over ? all : own;
}

function addressKey({ clientAddress }: AskedFrom): string {
  return hashed("client-address", limitKeyOf(clientAddress));
}
