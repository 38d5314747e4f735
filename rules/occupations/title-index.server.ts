import { ownTitles } from "./own-titles.data.ts";
import { publishedTitles } from "./published-titles.data.ts";
import { isIrrelevantWord, isStage, meaningfulWords } from "./title-parts.ts";

/** A known title: its words, the word for the person, and the codes it may mean, likeliest first. */
export type KnownTitle = {
  title: string;
  words: readonly string[];
  head: string;
  codes: readonly string[];
  /** Its duties could be anything: only a context lifts it over the bar. */
  isVague: boolean;
};

/** What is known of a word: which titles hold it, what it weighs, and for which codes it speaks. */
export type KnownWord = {
  /** Places in the index's list of titles. */
  holders: Int32Array;
  /** Rare words weigh more: 1 for a word of one occupation, near 0 for "manager". */
  weight: number;
  votes: readonly { code: string; share: number }[];
};

export type TitleIndex = {
  titles: readonly KnownTitle[];
  /** The weight of all words of each title. */
  weights: Float64Array;
  words: ReadonlyMap<string, KnownWord>;
  isRole: (word: string) => boolean;
};

export const UNKNOWN_WORD = 0.25;

const CODES = 412;
const RANK_WORD = 0.3;
const MAX_VOTES = 12;

let built: TitleIndex | undefined;

/** Built once, on the first question. */
export function titleIndex(): TitleIndex {
  built ??= indexTitles(readTitles(ownTitles, publishedTitles));
  return built;
}

/** Reads tables of "codes titles; titles". A title of an earlier table hides the same one of a later. */
export function readTitles(...tables: readonly string[]): KnownTitle[] {
  const known = new Map<string, KnownTitle>();
  for (const table of tables) {
    for (const [key, title] of readTable(table)) if (!known.has(key)) known.set(key, title);
  }
  return [...known.values()];
}

function readTable(table: string): Map<string, KnownTitle> {
  const read = new Map<string, KnownTitle>();
  for (const line of table.split("\n")) {
    const [, vague, codes = "", titles = ""] = /^(\? )?((?:\d{4} )+)(.*)$/.exec(line) ?? [];
    for (const title of titles.split("; ").filter(Boolean)) {
      const words = [...new Set(meaningfulWords(title))];
      const key = words.toSorted().join(" ");
      const before = read.get(key);
      const all = [...new Set([...(before?.codes ?? []), ...codes.trim().split(" ")])];
      const head = headOf(title, words);
      read.set(key, { title, words, head, isVague: vague !== undefined, ...before, codes: all });
    }
  }
  return read;
}

/** "director" of "director of engineering", "manager" of "manager (shop)", else the last word. */
function headOf(title: string, words: readonly string[]): string {
  const [named = ""] = title.split(/ \(| of | for | in | to /);
  const own = named === title ? words : meaningfulWords(named);
  return own.findLast((word) => !isStage(word)) ?? own.at(-1) ?? "";
}

export function indexTitles(titles: readonly KnownTitle[]): TitleIndex {
  const places = new Map<string, number[]>();
  titles.forEach(({ words }, at) => {
    for (const word of words) {
      const list = places.get(word);
      if (list) list.push(at);
      else places.set(word, [at]);
    }
  });
  const words = new Map(
    [...places].map(([word, holders]) => [word, knownWord(titles, word, holders)]),
  );
  const named = titles.filter(({ words }) => !isStage(words.at(-1) ?? ""));
  const heads = new Set(named.map(({ head }) => head).filter((head) => head.length > 1));
  const weightOf = (known: KnownTitle) =>
    known.words.reduce((sum, word) => sum + words.get(word)!.weight, 0);
  return {
    titles,
    weights: Float64Array.from(titles, weightOf),
    words,
    isRole: (word) => heads.has(word),
  };
}

function knownWord(titles: readonly KnownTitle[], word: string, holders: number[]): KnownWord {
  const codes = new Set(holders.map((at) => titles[at]!.codes[0]!));
  const rarity = Math.log(1 + CODES / codes.size) / Math.log(1 + CODES);
  return {
    holders: Int32Array.from(holders),
    weight: isIrrelevantWord(word) ? rarity * RANK_WORD : rarity,
    votes: votesOf(holders.map((at) => titles[at]!)),
  };
}

/** Each title that holds the word votes for its codes; short titles more than long ones. */
function votesOf(titles: readonly KnownTitle[]): KnownWord["votes"] {
  const sums = new Map<string, number>();
  let all = 0;
  for (const { codes, words } of titles) {
    codes.forEach((code, rank) => {
      const vote = 1 / (words.length * (rank + 1));
      sums.set(code, (sums.get(code) ?? 0) + vote);
      all += vote;
    });
  }
  return [...sums]
    .map(([code, sum]) => ({ code, share: sum / all }))
    .sort((one, other) => other.share - one.share)
    .slice(0, MAX_VOTES);
}
