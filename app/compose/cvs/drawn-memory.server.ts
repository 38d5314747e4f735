import { createHash } from "node:crypto";

type Kept<Value> = { drawn: Promise<Value>; bytes: number; until: number };

type Limits<Value> = {
  mostBytes: number;
  bytesOf: (drawn: Value) => number;
  /** In milliseconds; 0 is not at all. */
  keptFor: (drawn: Value) => number;
};

/**
 * Remembers what was drawn for a few minutes, so that a page and its pictures are one drawing and
 * not four. Known by all that is printed, so that nothing old is ever shown. Whoever asks while it
 * is drawn waits for the same drawing.
 */
export function drawnMemory<Value>({ mostBytes, bytesOf, keptFor }: Limits<Value>) {
  const kept = new Map<string, Kept<Value>>();
  let held = 0;

  function forget(key: string): void {
    held -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function makeRoom(): void {
    for (const [key, { bytes }] of kept) {
      if (held <= mostBytes) return;
      if (bytes > 0) forget(key);
    }
  }

  async function keep(key: string, entry: Kept<Value>): Promise<void> {
    try {
      const drawn = await entry.drawn;
      entry.bytes = bytesOf(drawn);
      entry.until = Date.now() + keptFor(drawn);
      held += entry.bytes;
      makeRoom();
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
