import { fewestEdits } from "./fewest-edits.ts";

/** A stretch of two texts: in both, taken out of the first, or put into the second. */
export type Stretch = { is: "kept" | "out" | "in"; words: string };

/** Words, gaps and signs. Han and kana are written without gaps: there each letter is a word. */
const tokens =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[[\p{L}\p{N}\p{M}'’]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]]+|\s+|./gsv;

/**
 * What changed between two texts, word by word. Without those put in it is the first, without
 * those taken out the second, letter for letter. Two that have too little in common, or would
 * take too long, are shown whole.
 */
export function wordDiff(before: string, after: string): readonly Stretch[] {
  const one = before.match(tokens) ?? [];
  const other = after.match(tokens) ?? [];
  const start = sharedStart(one, other);
  const end = sharedStart(one.slice(start).reverse(), other.slice(start).reverse());
  const out = one.slice(start, one.length - end);
  const put = other.slice(start, other.length - end);
  return tidied([
    { is: "kept", words: one.slice(0, start).join("") },
    ...between(out, put),
    { is: "kept", words: one.slice(one.length - end).join("") },
  ]);
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((token, place) => token !== other[place]);
  return at < 0 ? one.length : at;
}

function between(out: readonly string[], put: readonly string[]): readonly Stretch[] {
  const whole: Stretch[] = [
    { is: "out", words: out.join("") },
    { is: "in", words: put.join("") },
  ];
  const edits = fewestEdits(out, put)?.map(({ is, item }): Stretch => ({ is, words: item }));
  return edits && hasEnoughInCommon(edits) ? edits : whole;
}

/** A third of the words of the longer one; "the" and "of" alone make a mosaic nobody reads. */
function hasEnoughInCommon(edits: readonly Stretch[]): boolean {
  const words = edits.filter(({ words }) => /[\p{L}\p{N}]/u.test(words));
  const count = (kind: Stretch["is"]) => words.filter(({ is }) => is === kind).length;
  return count("kept") * 2 >= Math.max(count("out"), count("in"));
}

/** Neighbours as one, what was taken out before what was put in; a lone gap between is part of both. */
function tidied(stretches: readonly Stretch[]): readonly Stretch[] {
  const tidy: Stretch[] = [];
  let [gap, out, put] = ["", "", ""];
  const close = () => {
    const closed: Stretch[] = [
      { is: "out", words: out },
      { is: "in", words: put },
      { is: "kept", words: gap },
    ];
    tidy.push(...closed.filter(({ words }) => words !== ""));
    [gap, out, put] = ["", "", ""];
  };
  for (const { is, words } of joined(stretches)) {
    if (is === "kept") {
      gap = words;
      if (/[\p{L}\p{N}\n]/u.test(words)) close();
      continue;
    }
    if (!out && !put) close();
    out += gap + (is === "out" ? words : "");
    put += gap + (is === "in" ? words : "");
    gap = "";
  }
  close();
  return tidy;
}

function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const runs: { is: Stretch["is"]; words: string[] }[] = [];
  for (const { is, words } of stretches) {
    if (words === "") continue;
    const last = runs.at(-1);
    if (last?.is === is) last.words.push(words);
    else runs.push({ is, words: [words] });
  }
  return runs.map(({ is, words }) => ({ is, words: words.join("") }));
}

const AROUND = 60;
const MAX_CHANGE_LENGTH = 1500;

/** Cut to the changes and a few words around each. */
export function aroundChanges(stretches: readonly Stretch[]): readonly Stretch[] {
  return stretches.map(({ is, words }, at) => {
    if (is !== "kept") return { is, words: beginning(words, MAX_CHANGE_LENGTH) };
    const isFirst = at === 0;
    const isLast = at === stretches.length - 1;
    if (isFirst && isLast) return { is, words };
    if (isFirst) return { is, words: ending(words, AROUND) };
    if (isLast) return { is, words: beginning(words, AROUND) };
    const isLong = words.length > 3 * AROUND;
    return {
      is,
      words: isLong ? beginning(words, AROUND) + ending(words, AROUND).slice(1) : words,
    };
  });
}

/** Whole words where there are gaps, whole letters where there are none. */
function beginning(words: string, longest: number): string {
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest);
  return `${/\s/.test(cut) ? cut.replace(/\S*$/, "") : cut.replace(/[\uD800-\uDBFF]$/, "")}…`;
}

function ending(words: string, longest: number): string {
  if (words.length <= longest) return words;
  const cut = words.slice(-longest);
  return `…${/\s/.test(cut) ? cut.replace(/^\S*/, "") : cut.replace(/^[\uDC00-\uDFFF]/, "")}`;
}
