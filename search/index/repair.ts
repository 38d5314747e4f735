import type { Repair } from "../contract.ts";
import { editsAllowed } from "../words/edits.ts";
import { stem } from "../words/stem.ts";
import { stopWords } from "../words/stop-words.ts";
import { tokenise } from "../words/tokenise.ts";
import { eachBeginning, eachNear } from "./lexicon.ts";
import { livingCount, type Segment } from "./segment.ts";

/** The words of a question as stems to look for, and what was done to get there. */
export type Understood = {
  /** For each word, the stems that satisfy it. */
  wanted: string[][];
  repairs: Repair[];
  /** Words were asked for and none of them, nor anything near, is known. */
  isHopeless: boolean;
};

/** More words than anyone types; a pasted page is cut here. */
const MOST_WORDS = 12;
const SHORTEST_BEGINNING = 2;

type Asked = { text: string; lastWord?: "whole" | "prefix" };

export function understand({ text, lastWord }: Asked, segments: readonly Segment[]): Understood {
  const all = tokenise(text.slice(0, 2000));
  const isTyping = lastWord === "prefix" && !/\s$/.test(text);
  const beginning = isTyping ? (all.at(-1) ?? "") : "";
  const words = [...new Set(all.filter((word) => word !== "" && !stopWords.has(word)))];

  const wanted = new Map<string, string[]>();
  const repairs: Repair[] = [];
  for (const word of words.slice(0, MOST_WORDS)) {
    const stems = word === beginning ? stemsBeginning(word, segments) : known(word, segments);
    if (stems.length > 0) {
      wanted.set(stems.join(" "), stems);
      continue;
    }
    const meant = nearest(word, segments);
    repairs.push({ typed: word, meant });
    if (meant !== null) wanted.set(stem(meant), [stem(meant)]);
  }
  const isHopeless = repairs.length > 0 && wanted.size === 0;
  return { wanted: [...wanted.values()], repairs, isHopeless };
}

/** In how many living documents of all segments a stem stands. */
export function documentsWith(name: string, segments: readonly Segment[]): number {
  let count = 0;
  for (const segment of segments) {
    const number = segment.stemNumbers.get(name);
    if (number !== undefined) count += livingCount(segment, number);
  }
  return count;
}

function known(word: string, segments: readonly Segment[]): string[] {
  const name = stem(word);
  return documentsWith(name, segments) > 0 ? [name] : [];
}

function stemsBeginning(word: string, segments: readonly Segment[]): string[] {
  if (word.length < SHORTEST_BEGINNING) return known(word, segments);
  const names = new Set<string>(known(word, segments));
  for (const { lexicon, stems } of segments) {
    eachBeginning(lexicon, word, (number) => names.add(stems[number]!));
  }
  return [...names].filter((name) => documentsWith(name, segments) > 0);
}

/** The word that was probably meant: fewest edits, then the same first letter, then the commonest. */
function nearest(word: string, segments: readonly Segment[]): string | null {
  if (/\d/.test(word)) return null;
  for (let edits = 1; edits <= editsAllowed(word); edits++) {
    const near = new Map<string, string>();
    for (const { lexicon, stems } of segments) {
      eachNear(lexicon, { word, edits }, (found, number) => near.set(found, stems[number]!));
    }
    const best = bestOf(word, near, segments);
    if (best !== null) return best;
  }
  return null;
}

function bestOf(
  word: string,
  near: ReadonlyMap<string, string>,
  segments: readonly Segment[],
): string | null {
  const candidates = [...near].map(([found, name]) => ({
    found,
    documents: documentsWith(name, segments),
    isSameLetter: found[0] === word[0] ? 1 : 0,
  }));
  candidates.sort(
    (a, b) =>
      b.isSameLetter - a.isSameLetter || b.documents - a.documents || (a.found < b.found ? -1 : 1),
  );
  return candidates.find(({ documents }) => documents > 0)?.found ?? null;
}
