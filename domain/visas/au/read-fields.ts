import { isDayEmpty, isoDayIn, type Typed } from "./typed.ts";

export type AnswerErrors = Record<string, string[]>;

/** A form being read: what cannot be read counts as not said, and leaves its sentence here. */
export type Reading = { typed: Typed; today: string; errors: AnswerErrors };

type DayLimits = {
  /** Which day it is, in the middle of a sentence: "the test". */
  of: string;
  from: string;
  to: string;
  tooEarly: string;
  tooLate: string;
};

export function readDay(reading: Reading, name: string, limits: DayLimits): string | null {
  if (isDayEmpty(reading.typed, name)) return null;
  const day = isoDayIn(reading.typed, name);
  if (day === null) {
    return complain(reading, name, `Enter a real day for ${limits.of}, such as 2 3 1994.`);
  }
  if (day < limits.from) return complain(reading, name, limits.tooEarly);
  return day > limits.to ? complain(reading, name, limits.tooLate) : day;
}

type NumberLimits = { from: number; to: number; sentence: string };

export function readNumber(reading: Reading, name: string, limits: NumberLimits): number | null {
  const text = reading.typed[name] ?? "";
  if (text === "") return null;
  const number = /^\d{1,4}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  const isWithin = number >= limits.from && number <= limits.to;
  return isWithin ? number : complain(reading, name, limits.sentence);
}

/** One of a list; whatever else an address may hold counts as not said. */
export function readChoice<Choice extends string>(
  { typed }: Reading,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  return choices.find((choice) => choice === typed[name]) ?? null;
}

export function isTicked({ typed }: Reading, name: string): boolean {
  return typed[name] !== undefined;
}

export function complain({ errors }: Reading, name: string, sentence: string): null {
  errors[name] = [...(errors[name] ?? []), sentence];
  return null;
}
