import { useMemo } from "react";
import type { Plain } from "#ui/cached-markup.tsx";

/** A page's data as one text. The type remembers what is in it. */
export type Packed<Value> = string & { readonly packed?: Value };

/**
 * For a loader with much data. React Router writes data value by value, so that dates and promises
 * survive; a board has two thousand values, and writing them took a tenth of the page. JSON writes
 * and reads them in a fifth of the time, on a phone too. The value may be shared with other pages: nobody changes it.
 */
export function pack<Value>(value: Value & Plainly<Value>): Packed<Value> {
  const packed = JSON.stringify(value);
  if (import.meta.env.SSR) remember(packed, value);
  return packed;
}

export function usePacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => {
    const known = import.meta.env.SSR ? take(packed) : undefined;
    return (known ?? JSON.parse(packed)) as Value;
  }, [packed]);
}

/**
 * On the server, which is about to render what it packed and need not read it again. A loader that was
 * asked for its data alone is not rendered: what it leaves goes when others come.
 */
const toRender = new Map<string, unknown>();
const MAX_TO_RENDER = 4;

function remember(packed: string, value: unknown): void {
  toRender.delete(packed);
  if (toRender.size >= MAX_TO_RENDER) toRender.delete(toRender.keys().next().value!);
  toRender.set(packed, value);
}

function take(packed: string): unknown {
  const value = toRender.get(packed);
  toRender.delete(packed);
  return value;
}

type Plainly<Value> = { [Name in keyof Value]: Plain };
