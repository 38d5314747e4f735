import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure, type Limit } from "#platform/limits.server.ts";
import { log } from "#platform/log.server.ts";
import { hashed } from "#platform/signing.server.ts";

/** Far above what a person types, and enough for a lecture hall behind one address. */
export const WRITES: Limit = { limit: 120, windowSeconds: 60 };

/** Seconds to wait when this address has written too much; null when it may write. */
export async function countWrite(clientAddress: string, now = new Date()): Promise<number | null> {
  try {
    const key = `writes:${hashed("client-address", limitKeyOf(clientAddress))}`;
    const { over, retryAfterSeconds } = await countFailure(key, WRITES, now);
    return over ? retryAfterSeconds : null;
  } catch (error) {
    // A limit that cannot be counted must not be what stops people; the write itself will say.
    log.warn({ error }, "A write could not be counted");
    return null;
  }
}
