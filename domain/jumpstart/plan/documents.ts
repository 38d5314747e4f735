import type { RuleCountry } from "#rules/countries.ts";
import { type DocumentState, needsPermission, needsTranslation } from "#rules/departure.ts";
import type { Traveller } from "./plan.ts";

/** A paper to have in hand on the day of the flight. */
export type PaperKind = "passport" | "offer" | "money" | "certificate" | "visa" | "home";

export type PlanDocument = {
  document: string;
  name: string;
  /** What it has to say, or where it comes from. */
  hint: string;
  kind: PaperKind;
};

const studyPapers: Record<RuleCountry, PlanDocument> = {
  gb: paper("cas", "CAS from your university", "Its number, your name as in the passport", "offer"),
  au: paper("coe", "Confirmation of Enrolment", "Its number and the course dates", "offer"),
  ca: paper(
    "acceptance",
    "Letter of acceptance",
    "With the attestation letter, if needed",
    "offer",
  ),
  ie: paper("enrolment", "Letter of enrolment", "Says that the course is full time", "offer"),
};

const visaNames: Record<RuleCountry, string> = {
  gb: "Visa decision",
  au: "Visa grant notice",
  ca: "Study permit approval",
  ie: "Entry visa, if you need one",
};

/** The papers of one traveller, in the order in which they come. */
export function documentsFor({ home, destination, visa }: Traveller): PlanDocument[] {
  const asksForVisa = visa !== "not-needed" && needsPermission(home, destination);
  return [
    paper("passport", "Passport", "Valid until after the end of your course", "passport"),
    studyPapers[destination],
    paper("bank-letter", "Bank letter", "With your name, the amount and a date", "money"),
    ...(asksForVisa
      ? [paper("visa", visaNames[destination], "Check every date on it", "visa")]
      : []),
    paper(
      "degree",
      "Degree certificate",
      needsTranslation(home) ? "And its English translation" : "The original, in hand luggage",
      "certificate",
    ),
    paper("address", "Address of the first nights", "On paper, in large letters", "home"),
  ];
}

/** Every paper there is, so that nothing else can be noted. */
export const knownDocuments: ReadonlySet<string> = new Set([
  ...["passport", "bank-letter", "visa", "degree", "address"],
  ...Object.values(studyPapers).map(({ document }) => document),
]);

export const documentStateNames: Record<DocumentState | "to-do", string> = {
  "to-do": "To do",
  waiting: "Waiting",
  ready: "Ready",
};

function paper(document: string, name: string, hint: string, kind: PaperKind): PlanDocument {
  return { document, name, hint, kind };
}
