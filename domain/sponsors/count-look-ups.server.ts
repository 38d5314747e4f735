import { limitKeyOf } from "#platform/client-address.ts";
import { type Count, countFailure, type Limit } from "#platform/limits.server.ts";
import { hashed } from "#platform/signing.server.ts";

/** Enough for a lecture hall that types behind one address; too little to copy the register. */
const LOOK_UPS: Limit = { limit: 300, windowSeconds: 60 };

/** Where a look-up comes from. */
export type AskedFrom = { clientAddress: string; now: Date };

/** Counts names looked up from an address, by whomever, and says whether that was too many. */
export function countLookUps(names: number, { clientAddress, now }: AskedFrom): Promise<Count> {
  const key = `sponsor-look-ups:${hashed("client-address", limitKeyOf(clientAddress))}`;
  return countFailure(key, { ...LOOK_UPS, by: names }, now);
}
