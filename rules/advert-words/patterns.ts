import { type SayingCode, stances } from "./saying.ts";
import { classes, FILLER, NOT } from "./word-classes.ts";

/** The words of a clause, and which of them are about sponsorship. */
export type Reading = { words: readonly string[]; isTopic: readonly boolean[] };

/** A word of some kind, or a gap of so many words of some kind. */
type Step = { most: number | null; fits: (word: string, isTopic: boolean) => boolean };

export type Pattern = { code: SayingCode; isPlain: boolean; steps: readonly Step[] };

/** Reads a table of patterns; a word it does not know is a mistake in the table. */
export function readPatterns(table: string): Pattern[] {
  const lines = table.split("\n").filter((line) => line.trim() !== "");
  const known = new Map<string, Step>();
  return lines.map((line) => {
    const [name = "", ...steps] = line.trim().split(/\s+/);
    const code = name.replace("!", "");
    if (!(code in stances)) throw new Error(`No saying is called ${code}: ${line}`);
    return { code: code as SayingCode, isPlain: name.endsWith("!"), steps: steps.map(stepOf) };
  });

  /** One for all patterns that say the same: `firstThatFits` asks of it once. */
  function stepOf(text: string): Step {
    const step = known.get(text) ?? readStep(text);
    known.set(text, step);
    return step;
  }
}

function readStep(text: string): Step {
  const [, kind, count] = /^(~|\.\.)(\d+)$/.exec(text) ?? [];
  if (kind === "~") return { most: Number(count), fits: (word) => FILLER.has(word) };
  if (kind === "..") return { most: Number(count), fits: (word) => !NOT.has(word) };
  if (text === "TOPIC") return { most: null, fits: (_, isTopic) => isTopic };
  if (text === "SPONSORSHIP")
    return { most: null, fits: (word, isTopic) => isTopic && word === "sponsorship" };
  const names = text.split("|");
  const known = new Set(names.filter((name) => name !== "VERB").flatMap(wordsOf));
  if (!names.includes("VERB")) return { most: null, fits: (word) => known.has(word) };
  return { most: null, fits: (word, isTopic) => known.has(word) || (isTopic && VERB.test(word)) };
}

const VERB = /^sponsor(s|ing|ed)?$/;

function wordsOf(name: string): readonly string[] {
  if (!/^[A-Z_]+$/.test(name)) return [name];
  const known = classes[name];
  if (!known) throw new Error(`No class of words is called ${name}`);
  return [...known];
}

/**
 * The first pattern of a table that fits. Most lack a word of theirs altogether, and patterns share most of
 * their words: so each word is looked for once, and only patterns that lack none are tried at their places.
 */
export function firstThatFits(patterns: readonly Pattern[], reading: Reading): Pattern | undefined {
  const found = new Map<Step, boolean>();
  const isThere = (step: Step) => {
    if (step.most !== null) return true;
    const is = found.get(step) ?? reading.words.some((_, at) => isHere(step, at, reading));
    found.set(step, is);
    return is;
  };
  return patterns.find((pattern) => pattern.steps.every(isThere) && fits(pattern, reading));
}

/** Whether a pattern fits somewhere in the words. No place is tried twice for a step, so time grows with their number. */
export function fits({ steps }: Pattern, reading: Reading): boolean {
  const failed = new Uint8Array(steps.length * (reading.words.length + 1));
  for (let from = 0; from < reading.words.length; from++) {
    if (fitsFrom(0, from, { steps, reading, failed })) return true;
  }
  return false;
}

type Search = { steps: readonly Step[]; reading: Reading; failed: Uint8Array };

function fitsFrom(step: number, at: number, search: Search): boolean {
  const { steps, reading, failed } = search;
  const now = steps[step];
  if (!now) return true;
  const key = step * (reading.words.length + 1) + at;
  if (failed[key] === 1) return false;
  const isFound =
    now.most === null
      ? isHere(now, at, reading) && fitsFrom(step + 1, at + 1, search)
      : fitsAfterGap(now.most, step, at, search);
  if (!isFound) failed[key] = 1;
  return isFound;
}

function fitsAfterGap(most: number, step: number, at: number, search: Search): boolean {
  for (let next = at; next <= at + most; next++) {
    if (fitsFrom(step + 1, next, search)) return true;
    if (!isHere(search.steps[step]!, next, search.reading)) return false;
  }
  return false;
}

function isHere({ fits }: Step, at: number, { words, isTopic }: Reading): boolean {
  return at < words.length && fits(words[at]!, isTopic[at]!);
}
