import type { Repair } from "../contract.ts";
import { editsAllowed } from "../words/edits.ts";
import { stem } from "../words/stem.ts";
import { plainWords, stopWords } from "../words/stop-words.ts";
import { tokenise } from "../words/tokenise.ts";
import { eachNear } from "./lexicon.ts";
import { countWithin, livingCount, type Segment } from "./segment.ts";

/** The words of a question as stems to look for, and what was done to get there. */
export type Understood = {
  stems: string[];
  repairs: Repair[];
  /** Words were asked for and none of them, nor anything near, is known. */
  isHopeless: boolean;
};

/** A segment, and which of its documents the question's conditions let in. */
export type Sifted = { segment: Segment; live: Int32Array };

/** More words than anyone types; a pasted page is cut here. */
const MAX_WORDS = 12;

export function understand(text: string, sifted: readonly Sifted[]): Understood {
  const segments = sifted.map(({ segment }) => segment);
  const all = tokenise(text.slice(0, 2000));
  const words = [...new Set(all.filter((word) => word !== "" && !stopWords.has(word)))];

  const stems = new Set<string>();
  const repairs: Repair[] = [];
  for (const word of words.slice(0, MAX_WORDS)) {
    if (documentsWith(stem(word), segments) > 0) {
      stems.add(stem(word));
      continue;
    }
    const meant = nearest(word, sifted);
    repairs.push({ typed: word, meant });
    if (meant !== null) stems.add(stem(meant));
  }
  return { stems: [...stems], repairs, isHopeless: repairs.length > 0 && stems.size === 0 };
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

/** The word that was probably meant: fewest edits, then the same first letter, then the commonest. */
function nearest(word: string, sifted: readonly Sifted[]): string | null {
  if (/\d/.test(word)) return null;
  for (let edits = 1; edits <= editsAllowed(word); edits++) {
    const near = new Map<string, string>();
    for (const { segment } of sifted) {
      const { lexicon, stems } = segment;
      eachNear(lexicon, { word, edits }, (found, number) => near.set(found, stems[number]!));
    }
    const best = bestOf(word, near, sifted);
    if (best !== null) return best;
  }
  return null;
}

/** Only words that would find something count; where none does, those that are known at all. */
function bestOf(
  word: string,
  near: ReadonlyMap<string, string>,
  sifted: readonly Sifted[],
): string | null {
  const segments = sifted.map(({ segment }) => segment);
  return (
    commonest(word, near, (name) => liveDocumentsWith(name, sifted)) ??
    commonest(word, near, (name) => documentsWith(name, segments))
  );
}

function commonest(
  word: string,
  near: ReadonlyMap<string, string>,
  countOf: (name: string) => number,
): string | null {
  const candidates = [...near]
    .map(([found, name]) => ({
      found,
      documents: countOf(name),
      isSameLetter: found[0] === word[0] ? 1 : 0,
    }))
    .filter(({ found, documents }) => documents > 0 && !plainWords.has(found));
  candidates.sort(
    (a, b) =>
      b.isSameLetter - a.isSameLetter || b.documents - a.documents || (a.found < b.found ? -1 : 1),
  );
  return candidates[0]?.found ?? null;
}

function liveDocumentsWith(name: string, sifted: readonly Sifted[]): number {
  let count = 0;
  for (const { segment, live } of sifted) {
    const number = segment.stemNumbers.get(name);
    if (number !== undefined) count += countWithin(segment, number, live);
  }
  return count;
}
