import { addDays } from "#rules/days.ts";
import { accessOf } from "./access.ts";
import { onSalaryList } from "./lists/list-openings.ts";
import { lowerRatesOf } from "./lower-rates.ts";
import { occupationOf } from "./occupations/all-occupations.ts";
import type { Occupation } from "./occupations/read-row.ts";
import { judgePayScale } from "./pay-scales/judge-pay-scale.ts";
import { payScaleOf } from "./pay-scales/pay-scale-of.ts";
import { prepareLines } from "./prepare-lines.ts";
import type { Access, PreparedJob } from "./prepared-job.ts";
import { FULL_WEEK, optionRow } from "./salary.ts";
import type { UkJob } from "./verdict-types.ts";

/**
 * Everything a verdict needs of a job that does not depend on the reader.
 *
 * For the server: it knows all occupation codes. Refuses a day that no table covers.
 */
export function prepareJob(job: UkJob, on: string): PreparedJob {
  optionRow("A", on);
  const { employer, nation, isPostdoctoral, towardsRegistration, startsOn } = job;
  const { annual, weeklyHours, isForAnotherWeek = false } = job.pay;
  const areHoursSaid = weeklyHours !== null;
  const pay = {
    ...{ annual, weeklyHours: weeklyHours ?? FULL_WEEK, areHoursSaid },
    ...(isForAnotherWeek ? { isForAnotherWeek } : {}),
  };

  const said = { employer, nation, isPostdoctoral, towardsRegistration, startsOn, pay };
  const decided = decidedByCode(job, pay, on);
  const { goodUntil } = decided;
  // Each way in ends once, so this comes to its end.
  const next = goodUntil === null ? null : prepareJob(job, addDays(goodUntil, 1));
  return { on, ...said, ...decided, next };
}

type PayTaken = PreparedJob["pay"];
type Decided = Pick<
  PreparedJob,
  "goodUntil" | "occupation" | "lines" | "lowerRates" | "payScale" | "certificateBy"
>;

const undecided = {
  goodUntil: null,
  lines: [],
  lowerRates: { open: "no", because: "no-rate", until: null },
  payScale: null,
  certificateBy: null,
} as const;

function decidedByCode(job: UkJob, pay: PayTaken, on: string): Decided {
  if ("candidates" in job.occupation) {
    const candidates = job.occupation.candidates.flatMap(titled).slice(0, 3);
    return { ...undecided, occupation: { kind: "unsure", candidates } };
  }
  const { socCode, confidence } = job.occupation;
  const occupation = occupationOf(socCode);
  if (!occupation) return { ...undecided, occupation: { kind: "no-such-code", socCode } };

  const access = accessOf(occupation, job.nation, on);
  const { title } = occupation;
  return {
    occupation: { kind: "known", socCode, title, confidence, ...access },
    ...decidedByRates(job, { occupation, access, pay }, on),
  };
}

function decidedByRates(
  { nation, employer, payScaleRole }: UkJob,
  { occupation, access, pay }: { occupation: Occupation; access: Access; pay: PayTaken },
  on: string,
) {
  const rates = payScaleOf(occupation.socCode);
  const question = { ...pay, nation, role: payScaleRole ?? null };
  const scale = rates && judgePayScale(rates, question, on);
  const list = onSalaryList(occupation.socCode, nation, on);
  const lines = prepareLines({ occupation, access, list, pay, scale }, on);
  const lowerRates = lowerRatesOf(occupation.socCode, employer.name, on);
  const ends = [access.until, lowerRates.until, ...lines.map(({ until }) => until)];

  return {
    ...{ lines, lowerRates },
    payScale: scale?.range ?? null,
    certificateBy: access.certificateBy ?? list.certificateBy,
    goodUntil: firstEnd(ends, on),
  };
}

function firstEnd(ends: readonly (string | null)[], on: string): string | null {
  return ends.filter((day): day is string => day !== null && on <= day).sort()[0] ?? null;
}

function titled(socCode: string) {
  const occupation = occupationOf(socCode);
  return occupation ? [{ socCode, title: occupation.title }] : [];
}
