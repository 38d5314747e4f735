import { type KnownTitle, type TitleIndex, UNKNOWN_WORD } from "./title-index.server.ts";
import { isIrrelevantWord, type TitleParts } from "./title-parts.ts";
import type { Weights } from "./weights.ts";

/** How a known title fits an advert's. */
export type Match = {
  known: KnownTitle;
  score: number;
  /** 1: every word of the known title was found in the advert's. */
  recall: number;
  /** 1: the known title has every word of the advert's that may say an occupation. */
  explained: number;
  isHead: boolean;
};

/** Sums of weights: all but equal to one is one. */
export const WHOLE = 0.9999;

/** Below this share of a known title's words it is not looked at. */
const MIN_RECALL = 0.45;

/** Sums over known titles, kept from question to question so that asking allocates little; zero in between. */
type Sums = { main: Float64Array; beside: Float64Array; rest: Float64Array };
const sumsOf = new WeakMap<TitleIndex, Sums>();

/** The known titles that share enough words with an advert's, each with how well it fits. */
export function matchTitles(parts: TitleParts, index: TitleIndex, by: Weights): Match[] {
  const sums = sumsFor(index);
  const touched: number[] = [];
  const toExplain = addMain(parts.main, index, { sums, touched });
  addRest(parts.rest, index, sums);
  const found: Match[] = [];
  for (const at of touched) {
    const main = sums.main[at]!;
    const recall = Math.min(1, (main + sums.rest[at]!) / index.weights[at]!);
    const explained = toExplain === 0 ? 0 : main / (toExplain + sums.beside[at]!);
    const isFiner = sums.beside[at]! + sums.rest[at]! > 0;
    sums.main[at] = sums.beside[at] = sums.rest[at] = 0;
    if (recall >= MIN_RECALL)
      found.push(matchOf(index.titles[at]!, { recall, explained, isFiner }, parts, by));
  }
  return found;
}

type Shares = Pick<Match, "recall" | "explained"> & { isFiner: boolean };

function matchOf(known: KnownTitle, shares: Shares, parts: TitleParts, by: Weights): Match {
  const { recall, explained, isFiner } = shares;
  const isHead = known.head === parts.head;
  const head = isHead ? 1 : parts.main.includes(known.head) ? by.otherHead : by.noHead;
  const worth = (known.isVague ? by.vague : 1) * (isFiner && recall > WHOLE ? 1 + by.finer : 1);
  const score = recall ** by.missing * (1 - by.surplus * (1 - explained)) * head * worth;
  return { known, score, recall, explained, isHead };
}

type Tally = { sums: Sums; touched: number[] };

/** Returns the weight of all words that may say an occupation. */
function addMain(words: readonly string[], index: TitleIndex, { sums, touched }: Tally): number {
  let toExplain = 0;
  for (const word of words) {
    const known = index.words.get(word);
    const weight = known?.weight ?? UNKNOWN_WORD;
    const isBeside = isIrrelevantWord(word);
    if (!isBeside) toExplain += weight;
    if (!known) continue;
    for (let n = 0; n < known.holders.length; n++) {
      const at = known.holders[n]!;
      if (sums.main[at] === 0) touched.push(at);
      sums.main[at]! += weight;
      if (isBeside) sums.beside[at]! += weight;
    }
  }
  return toExplain;
}

/** Words around the title speak only for known titles that the title itself speaks of. */
function addRest(words: readonly string[], index: TitleIndex, sums: Sums): void {
  for (const word of words) {
    const known = index.words.get(word);
    if (!known) continue;
    for (let n = 0; n < known.holders.length; n++) {
      const at = known.holders[n]!;
      if (sums.main[at] !== 0) sums.rest[at]! += known.weight;
    }
  }
}

function sumsFor(index: TitleIndex): Sums {
  const kept = sumsOf.get(index);
  if (kept) return kept;
  const zeros = () => new Float64Array(index.titles.length);
  const made = { main: zeros(), beside: zeros(), rest: zeros() };
  sumsOf.set(index, made);
  return made;
}
