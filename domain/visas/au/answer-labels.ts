import type { PartnerAnswer } from "#rules/au-points/answers.ts";
import type { EnglishTest } from "#rules/au-points/english-scores.ts";
import type { OccupationList } from "#rules/au-points/occupations.ts";
import type { Band, EnglishLevel, Qualification, Subclass } from "#rules/au-points/tables.ts";

/** The words for what can be answered, wherever they stand. */

export const visaNames: Record<Subclass, string> = {
  "189": "Independent",
  "190": "State nominated",
  "491": "Regional, nominated",
};

export const levelNames: Record<EnglishLevel, string> = {
  none: "No valid test, or below Competent",
  competent: "Competent",
  proficient: "Proficient",
  superior: "Superior",
};

export const testNames: Record<EnglishTest, string> = {
  ielts: "IELTS",
  pte: "PTE Academic",
  toefl: "TOEFL iBT",
  "c1-advanced": "C1 Advanced",
  celpip: "CELPIP General",
};

export const awardNames: Record<Qualification, string> = {
  doctorate: "Doctorate",
  bachelor: "Bachelor or master’s",
  diploma: "Australian diploma or trade",
  "authority-accepted": "Award the assessing authority accepts",
  none: "None of these",
};

export const partnerNames: Record<PartnerAnswer, string> = {
  single: "No partner",
  citizen: "Australian citizen or resident",
  skilled: "Skills and Competent English",
  "competent-english": "Competent English only",
  other: "None of these",
};

export const listNames: Record<OccupationList, string> = {
  MLTSSL: "Medium and Long-term list",
  STSOL: "Short-term list",
  ROL: "Regional list",
};

/** "3 to under 5 years", "8 years or more", "Under 1 year". */
export function bandLabel(bands: readonly Band[], band: Band): string {
  const next = bands[bands.indexOf(band) + 1];
  if (!next) return `${band.from} years or more`;
  if (band.from === 0) return `Under ${next.from} ${next.from === 1 ? "year" : "years"}`;
  return `${band.from} to under ${next.from} years`;
}

/** "25 to under 33". The last band ends where nobody is invited any more. */
export function ageBandLabel(bands: readonly Band[], band: Band, tooOldAt: number): string {
  return `${band.from} to under ${bands[bands.indexOf(band) + 1]?.from ?? tooOldAt}`;
}

/** Names of professions stand in the middle of a sentence; abbreviations keep their capitals. */
export function inSentence(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
