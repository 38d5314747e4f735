import { EVERYTHING, onForgottenPages } from "./page-cache.server.ts";

type Remembering = {
  /** What makes it wrong: forgotten together with the pages of this tag. */
  tag: string;
  /** Where nobody tells us of a change, as beside the embedded engine, it is read again after this. */
  maxAgeMs: number;
};

/** A value that every page needs and that seldom changes, read once and then from memory. */
export function remembered<Value>(
  read: () => Promise<Value>,
  { tag, maxAgeMs }: Remembering,
): () => Promise<Value> {
  let held: { value: Promise<Value>; until: number } | null = null;
  onForgottenPages((forgotten) => {
    if (forgotten === tag || forgotten === EVERYTHING) held = null;
  });

  return () => {
    const now = performance.now();
    if (held && now < held.until) return held.value;
    const reading = { value: read(), until: now + maxAgeMs };
    held = reading;
    // What failed is asked again by the next who comes.
    reading.value.catch(() => {
      if (held === reading) held = null;
    });
    return reading.value;
  };
}
