import { createHash } from "node:crypto";

type Cached<Value> = { drawn: Promise<Value>; bytes: number; until: number };

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
  const kept = new Map<string, Cached<Value>>();
  let held = 0;

  function forget(key: string): void {
    held -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function evict(): void {
    for (const [key, { bytes }] of kept) {
      if (held <= maxBytes) return;
      if (bytes > 0) forget(key);
    }
  }

  async function keep(key: string, entry: Cached<Value>): Promise<void> {
    try {
      const drawn = await entry.drawn;
      entry.bytes = bytesOf(drawn);
      entry.until = Date.now() + maxAgeMs(drawn);
      held += entry.bytes;
      evict();
    } catch {
      forget(key);
    }
  }

  return function remembered(printed: unknown, draw: () => Promise<Value>): Promise<Value> {
    const now = Date.now();
    for (const [old, { until }] of kept) if (until <= now) forget(old);
    const key = keyOf(printed);
    const known = kept.get(key);
    // The last asked for is the last to be forgotten.
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known.drawn;
    }
    const entry = { drawn: draw(), bytes: 0, until: Number.POSITIVE_INFINITY };
    kept.set(key, entry);
    void keep(key, entry);
    return entry.drawn;
  };
}

function keyOf(printed: unknown): string {
  const words = JSON.stringify(printed, (_name, value: unknown) =>
    value instanceof Uint8Array ? createHash("sha256").update(value).digest("base64") : value,
  );
  return createHash("sha256").update(words).digest("base64");
}
