import { nameWords } from "../sponsor-register/name-words.ts";

/** Endings that make the same kind of body; of two kinds there are two bodies. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ltd: "limited",
    limited: "limited",
    cyf: "limited",
    cyfyngedig: "limited",
    plc: "plc",
    llp: "llp",
    lp: "lp",
    llc: "llc",
    inc: "corporation",
    incorporated: "corporation",
    corp: "corporation",
    corporation: "corporation",
    gmbh: "gmbh",
    ag: "ag",
    bv: "bv",
    nv: "nv",
    cic: "cic",
    cio: "cio",
  }),
);

/**
 * Whether two names end as one body's would: Microsoft Corporation is not Microsoft Limited.
 * Where one of them has no ending there is nothing to compare.
 */
export function haveOneEnding(one: string, other: string): boolean {
  const [ending, another] = [endingOf(one), endingOf(other)];
  return ending === null || another === null || ending === another;
}

function endingOf(name: string): string | null {
  return KINDS.get(nameWords(name).at(-1) ?? "") ?? null;
}
