import { foldTitle, titleWords } from "./title-words.ts";
import { activities, irrelevantWords, stages } from "./word-lists.data.ts";

const LINKS = new Set("and of for to in the a an with at or on our by as your from".split(" "));
const BESIDE = wordSet(irrelevantWords);
const ACTIVITIES = wordSet(activities);
const STAGES = wordSet(stages);
/** Counts, years, times of day, and the numbers employers give their vacancies. */
const NUMBER = /^\d+(am|pm|st|nd|rd|th|k)?$|\d{3}/;
/** Where one part of a title ends: a comma, a bracket, a bar, a spaced dash or slash, "or". */
const BORDER = /[,;:|()[\]{}*_]|\s[-\u2010-\u2015/]|[-\u2010-\u2015/]\s|\sor\s/;
const LINK = /\s(?:of|for|to|in|at)\s/;

/** A title taken apart: the part that names the occupation, the words around it, and the word for the person. */
export type TitleParts = {
  main: readonly string[];
  rest: readonly string[];
  /** "engineer" of "software engineer"; the last word where nobody is named. */
  head: string | null;
};

/** The words that may say an occupation; ranks and places stay, marked by `isIrrelevantWord`. */
export function meaningfulWords(text: string): string[] {
  return titleWords(text).filter((word) => !LINKS.has(word));
}

/** Says how senior, how long or where; never which occupation by itself. */
export function isIrrelevantWord(word: string): boolean {
  return BESIDE.has(word) || NUMBER.test(word);
}

/** Says at which stage of a career; the person is named by the words before it. */
export function isStage(word: string): boolean {
  return STAGES.has(word);
}

/** `isRole` knows the words that known titles end in. */
export function titleParts(title: string, isRole: (word: string) => boolean): TitleParts {
  const parts = foldTitle(title)
    .split(BORDER)
    .map((text) => readPart(text, isRole))
    .filter(({ words }) => words.some((word) => !isIrrelevantWord(word) || isRole(word)));
  const at = placeOfMain(parts);
  const chosen = parts[at];
  if (!chosen) return { main: [], rest: [], head: null };
  const next = parts[at + 1];
  const joined = next && isBare(chosen) && next.person === null ? next : undefined;
  const others = parts.filter((part) => part !== chosen && part !== joined);
  return {
    main: [...new Set([...(joined?.words ?? []), ...chosen.words])],
    rest: [...new Set(others.flatMap(({ words }) => words))],
    head: headOf(chosen),
  };
}

type Part = { words: string[]; person: string | null; rank: string | null };

function readPart(text: string, isRole: (word: string) => boolean): Part {
  const words = meaningfulWords(text);
  const link = text.search(LINK);
  const named = link === -1 ? words : meaningfulWords(text.slice(0, link));
  const isPerson = (word: string) =>
    isRole(word) && !ACTIVITIES.has(word) && !isIrrelevantWord(word);
  return {
    words,
    person: named.findLast(isPerson) ?? words.findLast(isPerson) ?? null,
    rank: rankAtTheEnd(named, isRole),
  };
}

/** "Lead" of "marketing lead", "associate" of "store associate II"; not "senior" of "senior intern". */
function rankAtTheEnd(words: readonly string[], isRole: (word: string) => boolean): string | null {
  const last = words.findLast(
    (word) => !isStage(word) && (isRole(word) || !isIrrelevantWord(word)),
  );
  const isFirst = last === words[0] && words.length > 1;
  return last && isIrrelevantWord(last) && !isFirst ? last : null;
}

/** The first part that names a person; else one that names a rank, as in "marketing lead"; else the first. */
function placeOfMain(parts: readonly Part[]): number {
  const named = parts.findIndex(({ person }) => person !== null);
  if (named !== -1) return named;
  const ranked = parts.findIndex(({ rank, words }) => rank !== null && words.length > 1);
  return Math.max(0, ranked);
}

/** "Manager" in "Manager, Accounting": what it manages stands in the next part. */
function isBare({ words, person, rank }: Part): boolean {
  return words.every((word) => word === person || word === rank || isIrrelevantWord(word));
}

function headOf({ words, person, rank }: Part): string | null {
  const last = words.findLast((word) => !isIrrelevantWord(word));
  return person ?? rank ?? last ?? null;
}

function wordSet(list: string): Set<string> {
  return new Set(list.split(/\s+/).flatMap((word) => titleWords(word)));
}
