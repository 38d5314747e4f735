import { stopWords } from "#search/words/stop-words.ts";
import { tokenise } from "#search/words/tokenise.ts";
import type { ResultGroup } from "./site-result.ts";

/** What is done here comes first, then what is read. */
const usual = [
  "tool",
  "jobs",
  "part-time-jobs",
  "company",
  "sponsors",
  "guide",
  "question",
  "lessons",
  "post",
  "reading",
];

/** What answers a question comes first. */
const answers = ["question", "guide", "tool", "lessons", "post", "reading", "page"];

const QUESTION =
  /^(?:how|what|when|where|why|which|who|can|could|do|does|is|are|am|should|must|may|will|would)\b|\?\s*$/i;

/** Anyone who says so looks for work, whatever is written about it. */
const WORK =
  /\b(?:jobs?|work|roles?|vacanc(?:y|ies)|careers?|internships?|placements?|apprenticeships?|(?:part|full)[ -]time|remote)\b/i;

/** The groups as a reader wants them for their words; a group of nothing is not shown. */
export function inOrder(q: string, groups: readonly ResultGroup[]): ResultGroup[] {
  const shown = groups.filter(({ results }) => results.length > 0);
  if (isQuestion(q)) return sorted(shown, [...answers, ...usual]);
  const named = shown.filter((group) => isNamedIn(group, q)).map(({ key }) => key);
  const isOfWork = WORK.test(q) || named.some((key) => !answers.includes(key));
  const said = shown.filter((group) => isSaidIn(group, q)).map(({ key }) => key);
  // Who names a tool wants to use it; pages about it come after.
  const tool = named.includes("tool") ? ["tool"] : [];
  const pages = isOfWork ? [] : answers.filter((key) => [...named, ...said].includes(key));
  const first = [...tool, ...pages];
  return sorted(shown, [...first, ...usual]);
}

export function isQuestion(q: string): boolean {
  return QUESTION.test(q.trim());
}

function sorted(groups: readonly ResultGroup[], order: readonly string[]): ResultGroup[] {
  const placeOf = ({ key }: ResultGroup) =>
    order.includes(key) ? order.indexOf(key) : order.length;
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A title has every word of several: one word alone says too little to change the order. */
function isNamedIn({ results }: ResultGroup, q: string): boolean {
  const count = wordCount(q);
  return (
    count > 1 &&
    results.some(({ title }) => {
      const marked = title.filter(({ isMarked }) => isMarked).flatMap(({ text }) => tokenise(text));
      return new Set(marked).size >= count;
    })
  );
}

/** The words stand side by side, as a page about "a bank account" has them and a bank's advert has not. */
function isSaidIn({ results }: ResultGroup, q: string): boolean {
  const count = wordCount(q);
  return (
    count > 1 &&
    results.some(({ title, excerpt }) =>
      [title, excerpt].some((pieces) => runsOf(pieces).some((run) => run.size >= count)),
    )
  );
}

/** The marked words of each stretch that nothing but spaces interrupts. */
function runsOf(pieces: ResultGroup["results"][number]["title"]): Set<string>[] {
  const runs = [new Set<string>()];
  for (const { text, isMarked } of pieces) {
    if (isMarked) for (const word of tokenise(text)) runs.at(-1)!.add(word);
    else if (/[^\s-]/.test(text)) runs.push(new Set());
  }
  return runs;
}

function wordCount(q: string): number {
  return new Set(tokenise(q).filter((word) => !stopWords.has(word))).size;
}
