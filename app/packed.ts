import { useMemo } from "react";

/** What JSON can write and read back as it was. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain };

/** A page's data as one text. The type remembers what is in it. */
export type Packed<Value> = string & { readonly packed?: Value };

/**
 * For a loader with much data. React Router writes data value by value, so that dates and promises
 * survive; a board has two thousand values, and writing them took a tenth of the page. JSON writes
 * and reads them in a fifth of the time, on a phone too.
 */
export function pack<Value>(value: Value & Plainly<Value>): Packed<Value> {
  return JSON.stringify(value);
}

export function usePacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => JSON.parse(packed) as Value, [packed]);
}

type Plainly<Value> = { [Name in keyof Value]: Plain };
