import { type Dated, inForce } from "#rules/dated.ts";

/** What the Canadian Experience Class asks, as far as we have read it. */
export type ExperienceClassRow = Dated & {
  hours: number; // one year of work
  withinYears: number;
  teers: string;
};

/**
 * The language minimum is not here: the archived page names none, so we do not judge it.
 * `effectiveFrom` is the first day we can vouch for, the day of the grid read beside it.
 */
export const experienceClassRules: readonly ExperienceClassRow[] = [
  {
    hours: 1_560,
    withinYears: 3,
    teers: "0 to 3",
    effectiveFrom: "2025-08-21",
    effectiveTo: null,
    source:
      "https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/who-can-apply/canadian-experience-class.html",
    checkedOn: "2026-02-03",
  },
];

/** Null is "not said", never "no". */
export type ExperienceAnswers = {
  /** A year of paid, authorised TEER 0 to 3 work in Canada, not self-employed, not as a full-time student. */
  hasCountedYear: boolean | null;
  livesOutsideQuebec: boolean | null;
};

export type ExperienceCondition = {
  asks: "work" | "outside-quebec" | "language";
  state: "met" | "not-met" | "unknown";
};

export type ExperienceFinding = {
  answer: "meets-what-we-read" | "does-not-meet" | "cannot-tell";
  conditions: readonly ExperienceCondition[];
  row: ExperienceClassRow;
};

/** Never more than "meets what we read": the language minimum stays open. */
export function readExperienceClass(answers: ExperienceAnswers, on: string): ExperienceFinding {
  const row = inForce(experienceClassRules, on, "Canadian Experience Class rule");
  const conditions: readonly ExperienceCondition[] = [
    { asks: "work", state: stateOf(answers.hasCountedYear) },
    { asks: "outside-quebec", state: stateOf(answers.livesOutsideQuebec) },
    { asks: "language", state: "unknown" },
  ];
  const judged = conditions.filter(({ asks }) => asks !== "language");
  if (judged.some(({ state }) => state === "not-met")) {
    return { answer: "does-not-meet", conditions, row };
  }
  const isMet = judged.every(({ state }) => state === "met");
  return { answer: isMet ? "meets-what-we-read" : "cannot-tell", conditions, row };
}

function stateOf(answer: boolean | null): ExperienceCondition["state"] {
  if (answer === null) return "unknown";
  return answer ? "met" : "not-met";
}
