import { querySearch } from "#platform/search.server.ts";
import type { Repair, SearchAnswer, SearchQuestion } from "#search/contract.ts";
import { stem } from "#search/words/stem.ts";
import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";
import { singleWordsOf } from "../families/families.server.ts";
import { isFamilyWord } from "../families/family-words.server.ts";
import { misspeltWork } from "../families/misspelt-work.server.ts";
import { indexText, isEither, readWords, type Sought } from "../families/read-words.server.ts";
import type { BoardSearch } from "./board.ts";
import { boardQuestion, withText } from "./board-question.server.ts";
import { JOBS_COLLECTION } from "./search-source.server.ts";

export type BoardSearchOptions = {
  /** The marks of the options open to its reader, where they told us of themselves. */
  own?: readonly string[] | undefined;
  /** Words are looked for as they were typed: no families, nothing left out. */
  isExact?: boolean;
  /** Only how many: neither ids nor facets are looked at. */
  isCount?: boolean;
  /** Only in which towns, by their ids among the values of `at`. */
  isTowns?: boolean;
  /** Only so many of the best, and nothing is counted beside them. */
  few?: number;
};

export type Answered = SearchAnswer & { dropped: string[]; isLiteral: boolean };

/**
 * Asks the index for a search. Words are read by their families first; where those find
 * nothing, as they stand. Misspelt words are repaired, then read again.
 */
export async function searchBoard(
  search: BoardSearch,
  now: Date,
  requester: BoardSearchOptions = {},
): Promise<Answered> {
  const question = questionOf(search, now, requester);
  if (requester.isExact)
    return answered(asTyped(await ask(withText(question, search.q))), [], true);

  const { mended, slips } = withMendedWork(search);
  if (slips.length > 0) {
    const found = await searchBoard(mended, now, requester);
    return { ...found, repairs: [...slips, ...found.repairs] };
  }
  const sought = readWords(search.q);
  const first = await ask(question);
  if (isEither(search.q)) return answered(first, sought, false);
  const repaired = readRepaired(search.q, sought, first.repairs);
  const answer = repaired
    ? { ...(await ask(withText(question, indexText(repaired)))), repairs: first.repairs }
    : first;
  const named = repaired ?? sought;
  const isEmpty = answer.total === 0 || answer.repairs.some(({ typed }) => isFamilyWord(typed));
  if (!isEmpty || !named.some(({ family }) => family)) return answered(answer, named, false);
  const text = repairedText(search.q, first.repairs);
  const literal = await ask(withText(question, text));
  return literal.total > 0 && literal.repairs.length === 0
    ? answered({ ...literal, repairs: answer.repairs }, named, !isEmployerIn(text, literal))
    : answered(emptied(answer), named, false);
}

/** "Quillfern Bank" is no work at a bank: it is the employer of what was found. One word alone is the work. */
function isEmployerIn(text: string, { facets }: SearchAnswer): boolean {
  const words = tokenise(text).filter((word) => !stopWords.has(word));
  const isNamed = (name: string) => words.every((word) => tokenise(name).includes(word));
  return words.length > 1 && (facets.employer ?? []).some(({ value }) => isNamed(value));
}

export function ask(question: SearchQuestion): Promise<SearchAnswer> {
  return querySearch<SearchAnswer>(JOBS_COLLECTION, question);
}

export function questionOf(
  search: BoardSearch,
  now: Date,
  { own, isCount, isTowns, few }: BoardSearchOptions,
): SearchQuestion {
  const question = boardQuestion(search, now, own);
  const limit = isCount || isTowns ? 1 : few;
  if (limit === undefined) return question;
  const counted = isTowns ? { count: ["at"], whole: ["at"] } : { count: [] };
  return { ...question, limit, ...counted, choices: onlyChosen(question.choices) };
}

/** A word is repaired only where no job has it: as it was typed it finds nothing, and nothing is counted. */
function asTyped(answer: SearchAnswer): SearchAnswer {
  if (answer.repairs.length === 0) return answer;
  return { ...answer, total: 0, ids: [], facets: {}, unlisted: {}, choices: {} };
}

/** What is chosen filters; what is not would only be counted. */
function onlyChosen(choices: SearchQuestion["choices"]): SearchQuestion["choices"] {
  const chosen = Object.entries(choices).filter(([, choice]) => choice.chosen !== null);
  return Object.fromEntries(
    chosen.map(([name, choice]) => [
      name,
      { ...choice, options: choice.options.filter(({ key }) => key === choice.chosen) },
    ]),
  );
}

/** "acountant" is repaired to a word, and that word is a family's. */
function readRepaired(q: string, sought: readonly Sought[], repairs: readonly Repair[]) {
  if (!repairs.some(({ meant }) => meant)) return null;
  const again = readWords(repairedText(q, repairs));
  return again.some(({ family }) => family && sought.every((one) => one.family !== family))
    ? again
    : null;
}

/** Slips in names of work, mended before anything is asked. */
export function withMendedWork(search: BoardSearch): { mended: BoardSearch; slips: Repair[] } {
  const slips = misspeltWork(search.q);
  return { mended: { ...search, q: repairedText(search.q, slips) }, slips };
}

/** The words with those that were meant instead of misspelt ones. */
export function repairedText(q: string, repairs: readonly Repair[]): string {
  const meant = new Map(repairs.flatMap((one) => (one.meant ? [[one.typed, one.meant]] : [])));
  if (meant.size === 0) return q;
  return tokenise(q)
    .map((word) => meant.get(word) ?? word)
    .join(" ");
}

/** A family that no job belongs to is left out by the index, as any word it does not know. */
function emptied(answer: SearchAnswer): SearchAnswer {
  const isUnknown = answer.repairs.some(({ typed }) => isFamilyWord(typed));
  return isUnknown ? { ...answer, total: 0, ids: [] } : answer;
}

/** Families are marked by what was typed, and by their names of one word. */
export function answered(
  answer: SearchAnswer,
  sought: readonly Sought[],
  isLiteral: boolean,
): Answered {
  const ofFamilies = sought.flatMap(({ typed, family }) =>
    family ? [...tokenise(typed), ...singleWordsOf(family)] : [],
  );
  const marks = [...answer.marks.filter((mark) => !isFamilyWord(mark)), ...ofFamilies.map(stem)];
  return {
    ...answer,
    marks: [...new Set(marks)],
    repairs: answer.repairs.filter(({ typed }) => !isFamilyWord(typed)),
    dropped: [],
    isLiteral,
  };
}
