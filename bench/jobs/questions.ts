import { type BoardSearch, readBoardSearch } from "#domain/jobs/board/board.ts";
import { stem } from "#search/words/stem.ts";
import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";
import { SeededRandom } from "#test/seeded-random.ts";
import type { Loaded } from "./load-jobs.ts";
import { makeJob } from "./make-jobs.ts";

export type AskedSearch = { search: BoardSearch; typedFor?: string };
export type Classes = Record<string, AskedSearch[]>;

const EACH = 40;
const SAMPLE = 5_000;

/** Ten kinds of searches, the same for the same data. */
export function makeClasses(loaded: Loaded): Classes {
  const random = new SeededRandom(11);
  const { common, mid, rare, titles } = wordsOf(loaded);
  const each = (make: (n: number) => Record<string, string | string[]>, typed?: string[]) =>
    Array.from({ length: EACH }, (_, n) => asked(make(n), typed?.[n]));
  const typos = Array.from({ length: EACH }, () => random.oneOf(typable(titles)));

  return {
    browse: each((n) => ({ sort: ["newest", "newest", "salary", "closing"][n % 4]! })),
    "common word": each((n) => ({ q: common[n % common.length]! })),
    "common word, filters": each((n) => ({ q: common[n % common.length]!, ...filters(random, n) })),
    "mid word": each(() => ({ q: random.oneOf(mid) })),
    "rare word": each(() => ({ q: random.oneOf(rare) })),
    "two or three words": each((n) => ({ q: wordsTogether(titles[n]!, 2 + (n % 2)) })),
    "page 50": each((n) => ({ q: n % 2 ? common[n % 20]! : "", page: "50" })),
    "family of work": each((n) => ({ q: families[n % families.length]! })),
    "within a distance": each((n) => ({ city: "Leeds", miles: ["5", "10", "25", "50"][n % 4]! })),
    "one-edit typo": each((n) => ({ q: damaged(random, typos[n]!) }), typos),
  };
}

const families = ["software engineer", "data analyst", "nurse", "accountant", "sales", "law"];

function asked(params: Record<string, string | string[]>, typedFor?: string): AskedSearch {
  const pairs = Object.entries(params).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  const search = readBoardSearch("jobs", new URLSearchParams(pairs));
  return typedFor === undefined ? { search } : { search, typedFor };
}

/** The words of a sample, by the share of adverts they stand in. */
function wordsOf({ size, material, employers, now }: Loaded) {
  const frequency = new Map<string, number>();
  const titles: string[] = [];
  const sample = Math.min(size, SAMPLE);
  for (let n = 0; n < sample; n++) {
    const job = makeJob(1 + Math.floor((n * size) / sample), material, employers, now);
    titles.push(job.title);
    const words = tokenise(`${job.title} ${job.description_html.slice(3, -4)}`);
    for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const between = (low: number, high: number) =>
    [...frequency]
      .filter(([word, count]) => count > low * sample && count <= high * sample && isAsked(word))
      .sort((a, b) => b[1] - a[1])
      .map(([word]) => word);
  return {
    common: between(0.1, 1).slice(0, EACH),
    mid: between(0.005, 0.05),
    rare: between(0, 0.0005),
    titles: titles.filter((title) => wordsTogether(title, 2).includes(" ")),
  };
}

function isAsked(word: string): boolean {
  return word.length > 2 && !stopWords.has(word);
}

function wordsTogether(title: string, count: number): string {
  return tokenise(title).filter(isAsked).slice(0, count).join(" ");
}

function filters(random: SeededRandom, n: number): Record<string, string | string[]> {
  const all = [
    { country: "gb" },
    { sector: ["technology", "data"] },
    { level: ["entry", "mid"] },
    { posted: "30" },
    { pay: "30000" },
    { city: "City A0" },
  ];
  return Object.assign({}, ...Array.from({ length: 1 + (n % 3) }, () => random.oneOf(all)));
}

function typable(titles: readonly string[]): string[] {
  const words = titles.flatMap((title) => tokenise(title));
  return [...new Set(words)].filter((word) => /^[a-z]{6,12}$/.test(word) && !stopWords.has(word));
}

/** One letter dropped, doubled, swapped with the next, or replaced. */
function damaged(random: SeededRandom, word: string): string {
  for (;;) {
    const at = 1 + random.below(word.length - 2);
    const [before, letter, next] = [word.slice(0, at), word[at]!, word[at + 1]!];
    const forms = [
      before + word.slice(at + 1),
      before + letter + word.slice(at),
      before + next + letter + word.slice(at + 2),
      `${before}q${word.slice(at + 1)}`,
    ];
    const form = random.oneOf(forms);
    if (stem(form) !== stem(word)) return form;
  }
}
