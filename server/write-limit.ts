import { postingAt } from "#addresses/posting.ts";
import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure, type Limit } from "#platform/limits.server.ts";
import { log } from "#platform/log.server.ts";
import { hashed } from "#platform/signing.server.ts";

/** Far above what a person types, and enough for a lecture hall behind one address. */
export const WRITES: Limit = { limit: 120, windowSeconds: 60 };
/** A hundred people in one room who each pause every six seconds, and some to spare. */
const SAVES: Limit = { limit: 1200, windowSeconds: 60 };

/** A form somebody sent, or a pause in typing that saved by itself. */
export type WriteKind = "writes" | "saves";

/**
 * How a write counts against its client. A room full of people writing CVs saves far more often
 * than it sends forms, and what only draws writes nothing: both are limited for each person, where
 * they are kept and drawn.
 */
export function writeKindOf(target: string): WriteKind | null {
  const { kind } = postingAt(target.split("?", 1)[0]!);
  if (kind === "drawing") return null;
  return kind === "save" ? "saves" : "writes";
}

/** Seconds to wait when this address has written too much; null when it may write. */
export async function countWrite(
  clientAddress: string,
  kind: WriteKind = "writes",
  now = new Date(),
): Promise<number | null> {
  try {
    const key = `${kind}:${hashed("client-address", limitKeyOf(clientAddress))}`;
    const { over, retryAfterSeconds } = await countFailure(
      key,
      kind === "saves" ? SAVES : WRITES,
      now,
    );
    return over ? retryAfterSeconds : null;
  } catch (error) {
    // A limit that cannot be counted must not be what stops people; the write itself will say.
    log.warn({ error }, "A write could not be counted");
    return null;
  }
}
