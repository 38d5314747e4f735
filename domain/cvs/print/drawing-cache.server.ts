import { createHash } from "node:crypto";
import { LruMap } from "#rules/cache/lru-map.ts";

type Cached<Value> = { drawn: Promise<Value>; until: number };

type Limits<Value> = {
  maxBytes: number;
  bytesOf: (drawn: Value) => number;
  /** In milliseconds; 0 is not at all. */
  maxAgeMs: (drawn: Value) => number;
};

/**
 * Caches drawings for a few minutes, so that a page and its pictures are drawn once and not four times.
 * The key is everything that is printed, so nothing outdated is ever shown. Requests that come while it
 * is being drawn wait for the same drawing.
 */
export function drawingCache<Value>({ maxBytes, bytesOf, maxAgeMs }: Limits<Value>) {
  const drawings = new LruMap<string, Cached<Value>>(maxBytes);

  async function weigh(key: string, entry: Cached<Value>): Promise<void> {
    try {
      const drawn = await entry.drawn;
      entry.until = Date.now() + maxAgeMs(drawn);
      drawings.set(key, entry, bytesOf(drawn));
    } catch {
      drawings.delete(key);
    }
  }

  return function remembered(printed: unknown, draw: () => Promise<Value>): Promise<Value> {
    const now = Date.now();
    drawings.deleteWhere(({ until }) => until <= now);
    const key = keyOf(printed);
    const known = drawings.get(key);
    if (known) return known.drawn;
    const entry = { drawn: draw(), until: Number.POSITIVE_INFINITY };
    drawings.set(key, entry, 0);
    void weigh(key, entry);
    return entry.drawn;
  };
}

function keyOf(printed: unknown): string {
  const words = JSON.stringify(printed, (_name, value: unknown) =>
    value instanceof Uint8Array ? createHash("sha256").update(value).digest("base64") : value,
  );
  return createHash("sha256").update(words).digest("base64");
}
