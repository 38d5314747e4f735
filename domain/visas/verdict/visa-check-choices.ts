import type { UkNation } from "#rules/uk-work/verdict-types.ts";

export const nations = {
  england: "England",
  scotland: "Scotland",
  wales: "Wales",
  "northern-ireland": "Northern Ireland",
} as const satisfies Record<UkNation, string>;

export const visas = {
  student: "Student visa",
  graduate: "Graduate visa",
  "skilled-worker": "Skilled Worker visa",
  "no-switching":
    "Visitor, Short-term Student, Seasonal or Domestic Worker, Parent of a Child Student, outside the Rules",
  other: "Another UK visa",
  none: "None, I would apply from abroad",
} as const;
export type Visa = keyof typeof visas;

export const levels = {
  b2: "At level B2 or higher",
  "b1-before": "At B1, for an earlier Skilled Worker visa",
  none: "Not yet",
} as const;

export const phds = {
  none: "No doctorate",
  relevant: "Doctorate, relevant to the job",
  stem: "Doctorate in science, technology, engineering or maths, relevant to the job",
} as const;

/** The part of the form that asks about the reader, and the word in an address that opens it. */
export const ABOUT_YOU = "about-you";
const aboutYou = ["visa", "until", "finished", "born", "months", "phd", "english", "certificate"];

/** Where it was asked for, and where anything in it is filled in, with a mistake or without. */
export function isAboutYouOpen(values: Readonly<Record<string, string>>): boolean {
  return [ABOUT_YOU, ...aboutYou].some((name) => values[name]);
}
