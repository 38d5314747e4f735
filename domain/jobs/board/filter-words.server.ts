import { readWords } from "../families/read-words.server.ts";
import type { Board } from "../vocabulary.ts";
import type { BoardSearch, Miles } from "./board.ts";
import { type PlaceFilters, placeInWords } from "./place-in-text.server.ts";

type Filters = PlaceFilters &
  Partial<Pick<BoardSearch, "remote" | "type" | "level" | "sponsorship">>;

/** Words of a search that are filters of the board, taken out of it. */
export type FilterWords = {
  /** What is left to look for. */
  q: string;
  filters: Filters;
  /** The board that has such jobs. */
  board: Board;
  /** Each as it was typed, with what it became. */
  read: { typed: string; filters: Filters; board?: Board }[];
};

type Rule = { words: string; filters?: Filters; board?: Board; only?: Board };
/** With its words as a pattern, which every search is held against. */
type ReadyRule = Rule & { pattern: RegExp };

const home: Filters = { remote: ["remote"] };
const intern = { filters: { type: ["internship"] } as Filters, board: "jobs" as const };
const placement = { filters: { type: ["placement"] } as Filters, board: "jobs" as const };
const scheme = { filters: { type: ["graduate-scheme"] } as Filters, board: "jobs" as const };
const entry: Filters = { level: ["entry"] };
const sponsored = { filters: { sponsorship: ["offered"] } as Filters, only: "jobs" as const };

/** The longest first, so that "graduate scheme" is not "graduate". */
const rules: readonly ReadyRule[] = readied([
  ...["remote", "fully remote", "work from home", "working from home", "wfh", "from home"].map(
    (words) => ({ words, filters: home }),
  ),
  { words: "hybrid", filters: { remote: ["hybrid"] } as Filters },
  ...["part time", "part-time", "parttime"].map((words) => ({
    words,
    board: "part-time-jobs" as const,
  })),
  ...["internship", "internships", "intern", "interns", "summer internship", "summer intern"].map(
    (words) => ({ words, ...intern }),
  ),
  ...["placement year", "industrial placement", "year in industry", "sandwich placement"].map(
    (words) => ({ words, ...placement }),
  ),
  ...["graduate scheme", "graduate schemes", "grad scheme", "graduate programme"].map((words) => ({
    words,
    ...scheme,
  })),
  ...["graduate programmes", "graduate program"].map((words) => ({ words, ...scheme })),
  ...["graduate", "graduates", "entry level", "entry-level", "new grad", "no experience"].map(
    (words) => ({ words, filters: entry }),
  ),
  ...["sponsorship", "visa sponsorship", "with sponsorship", "visa sponsored", "sponsored"].map(
    (words) => ({ words, ...sponsored }),
  ),
  ...["that", "who", "which"].flatMap((pronoun) =>
    ["sponsor", "sponsors", "sponsor visas", "sponsor visa", "offer sponsorship"].flatMap((verb) =>
      ["", "companies ", "employers "].map((whose) => ({
        words: `${whose}${pronoun} ${verb}`,
        ...sponsored,
      })),
    ),
  ),
  ...["with visa sponsorship", "tier 2 sponsorship", "tier 2 visa", "tier 2", "tier 2 jobs"].map(
    (words) => ({ words, ...sponsored }),
  ),
  ...["skilled worker visa", "skilled worker sponsorship", "certificate of sponsorship"].map(
    (words) => ({ words, ...sponsored }),
  ),
]);

function readied(plain: readonly Rule[]): ReadyRule[] {
  const patternOf = (words: string) =>
    new RegExp(`(^|\\s)${words.replace(/[ -]/g, "[\\s-]+")}(?=$|[\\s,])`, "i");
  return plain
    .map((rule) => ({ ...rule, pattern: patternOf(rule.words) }))
    .toSorted((one, other) => other.words.length - one.words.length);
}

/** Where such a word is part of a name of work. */
const names =
  /remote sensing|graduate recruit|intern(?:ship)? (?:coordinator|manager|programme manager)|sponsorship (?:manager|executive|officer|coordinator|sales|assistant)|graduate (?:school|teaching assistant|admissions)|hybrid (?:vehicle|electric)/;

/** Null where every word is to be looked for. Jumpstart has one board, so nobody is sent to the other from it. */
export function readFilterWords(
  typed: string,
  board: Board,
  isOneBoard = false,
): FilterWords | null {
  const found: FilterWords = { q: typed, filters: {}, board, read: [] };
  takePlace(found);
  const isNamed = names.test(typed.toLowerCase());
  for (const rule of isNamed ? [] : rules) takeRule(found, rule, isOneBoard);
  // "analyst London visa sponsorship": the place stands at the end once the rest is taken.
  if (found.read.length > 0 && !found.read.some(isPlace)) takePlace(found);
  if (found.read.length === 0) return null;
  return { ...found, q: isOnlyFiller(found.q) ? "" : found.q };
}

function isPlace({ filters }: FilterWords["read"][number]): boolean {
  const { city, area, country, postcode } = filters;
  return Boolean(city ?? area ?? country ?? postcode);
}

function takeRule(found: FilterWords, rule: ReadyRule, isOneBoard: boolean): void {
  const { pattern, filters = {}, board, only } = rule;
  if (isOneBoard && board && board !== found.board) return;
  if (only && only !== found.board) return;
  const match = pattern.exec(found.q);
  if (!match) return;
  take(found, { typed: match[0].trim(), filters, ...(board ? { board } : {}) });
  found.q = tidy(found.q.replace(pattern, " "));
}

function take(found: FilterWords, read: FilterWords["read"][number]): void {
  found.read.push(read);
  Object.assign(found.filters, read.filters);
  if (read.board) found.board = read.board;
}

const MAX_NAME_WORDS = 4;
const BEFORE =
  /(?:^|\s)(?:(?:based )?in|near|around|close to|at|within (\d+) miles? of)(?: the)?$/i;
/** "University of Leeds", "Transport for London": names, not places to look in. */
const OF_A_NAME = /(?:^|\s)(?:of|for|the)$/i;

/** At the end, or at the beginning where all that follows names work: "London accountant". */
function takePlace(found: FilterWords): void {
  const words = found.q.split(/[\s,]+/).filter(Boolean);
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length--) {
    if (takeEnd(found, words, length) || takeStart(found, words, length)) return;
  }
}

function takeEnd(found: FilterWords, words: readonly string[], length: number): boolean {
  const before = words.slice(0, -length).join(" ");
  const name = words.slice(-length).join(" ");
  const preposition = BEFORE.exec(before);
  if (!preposition && OF_A_NAME.test(before)) return false;
  const place = placeInWords(name, preposition !== null);
  if (!place) return false;
  const rest = before.replace(BEFORE, "");
  const typed = tidy(found.q.slice(rest.length));
  take(found, { typed, filters: { ...place, ...distanceIn(preposition, place) } });
  found.q = tidy(rest);
  return true;
}

function takeStart(found: FilterWords, words: readonly string[], length: number): boolean {
  const rest = words.slice(length).join(" ");
  const place = rest ? placeInWords(words.slice(0, length).join(" "), false) : null;
  const isWork = place && readWords(withoutRules(rest)).every(({ family }) => family);
  if (!isWork || /^(?:university|college|council|school|hospital)/i.test(rest)) return false;
  take(found, { typed: words.slice(0, length).join(" "), filters: place });
  found.q = rest;
  return true;
}

function withoutRules(text: string): string {
  const found: FilterWords = { q: text, filters: {}, board: "jobs", read: [] };
  for (const rule of rules) takeRule(found, rule, false);
  return found.q;
}

/** "near Leeds" reaches further than "in Leeds". */
function distanceIn(preposition: RegExpExecArray | null, place: PlaceFilters): PlaceFilters {
  if (!preposition || !(place.city || place.postcode)) return {};
  const asked = Number(preposition[1] ?? 0);
  const isNear = /near|around|close/i.test(preposition[0]);
  const steps: Miles[] = ["5", "10", "25", "50"];
  if (asked > 0) return { miles: steps.find((step) => Number(step) >= asked) ?? "50" };
  return isNear ? { miles: "10" } : {};
}

function tidy(text: string): string {
  return text.replace(/^[\s,]+|[\s,]+$/g, "").replace(/\s+/g, " ");
}

/** "jobs", "a job with": nothing that tells one job from another. */
function isOnlyFiller(text: string): boolean {
  return readWords(text).length === 0;
}
