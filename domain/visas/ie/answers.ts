import {
  type Reading,
  readChoice,
  readDay,
  readYearlyPay,
  readYesNo,
} from "#domain/visas/tool/reading.ts";
import type { IrishGraduate } from "#rules/ie-permits/stamp-1g.ts";
import type { Degree, IrishJob, IrishReader } from "#rules/ie-permits/verdict-types.ts";

const PAY = {
  from: 1,
  to: 2_000_000,
  sentence: "Type the pay for a year in euros, such as 42000.",
};
const levels = ["7", "8", "9", "10"] as const;
/** Stands for every offer of two years or more, and for every shorter one. */
const offers = { "two-years": 24, shorter: 12 } as const;

export type IrishPermitAnswers = {
  job: IrishJob;
  reader: IrishReader;
  graduate: IrishGraduate;
  /** The day the permit or stamp is applied for; null: today. */
  applyOn: string | null;
};

export function readIrishPermit(reading: Reading): IrishPermitAnswers {
  const level = readChoice(reading, "level", ["none", ...levels]);
  return {
    job: readJob(reading),
    reader: { degree: readDegree(reading, level) },
    graduate: {
      level: level === null ? null : level === "none" ? 0 : Number(level),
      resultsOn: readDay(reading, "results"),
      stamp2EndsOn: readDay(reading, "stamp-2-ends"),
      timesUsed: readTimes(reading),
    },
    applyOn: readDay(reading, "apply"),
  };
}

function readJob(reading: Reading): IrishJob {
  const offer = readChoice(reading, "offer", ["two-years", "shorter"]);
  return {
    pay: { annual: readYearlyPay(reading, "pay", PAY) },
    occupation:
      readChoice(reading, "occupation", ["critical-skills", "neither", "ineligible"]) ?? "unknown",
    isLowerPaidSector: readYesNo(reading, "lower-paid-sector"),
    offerMonths: offer ? offers[offer] : null,
    employerStaff: readChoice(reading, "staff", ["half-or-more", "fewer", "start-up"]),
    startsOn: readDay(reading, "starts"),
  };
}

function readDegree(reading: Reading, level: string | null): Degree | "none" | null {
  if (level === null) return null;
  if (level === "none") return "none";
  return {
    level: Number(level),
    isRelevant: readYesNo(reading, "relevant"),
    isIrish: readYesNo(reading, "irish"),
    awardedOn: readDay(reading, "awarded"),
  };
}

function readTimes(reading: Reading): number | null {
  const times = readChoice(reading, "times", ["0", "1", "2"]);
  return times === null ? null : Number(times);
}
