import { type ListOpening, needsOldCertificate } from "./lists/list-openings.ts";
import type { Occupation, PublishedRates } from "./occupations/read-row.ts";
import type { ScaleFinding } from "./pay-scales/judge-pay-scale.ts";
import { payScaleOf } from "./pay-scales/pay-scale-of.ts";
import type { Access, Opening, PreparedJob, PreparedLine } from "./prepared-job.ts";
import { judgePay, longestWeek, optionRow, salaryLine } from "./salary.ts";
import type { SalaryOption } from "./verdict-types.ts";

type RatedOption = Exclude<SalaryOption, "K">;

/** The column of the published rates an option is judged by. */
const columnOf: Record<RatedOption, keyof PublishedRates> = {
  A: "A",
  B: "B",
  C: "C",
  D: "A",
  E: "E",
  F: "F",
  G: "G",
  H: "H",
  I: "F",
  J: "J",
};

export type LineQuestion = {
  occupation: Occupation;
  access: Access;
  list: ListOpening;
  pay: PreparedJob["pay"];
  scale: ScaleFinding | null;
};

/** The rows of SW 4.2 for a job, each as far as the job decides it. */
export function prepareLines(question: LineQuestion, on: string): readonly PreparedLine[] {
  const rated = (Object.keys(columnOf) as RatedOption[]).map((option) =>
    ratedLine(option, question, on),
  );
  return [...rated, scaleLine(question, on)];
}

function ratedLine(
  option: RatedOption,
  { occupation, access, list, pay }: LineQuestion,
  on: string,
): PreparedLine {
  const rate = occupation.rates[columnOf[option]];
  const until = option === "D" || option === "I" ? list.until : null;
  if (rate === null) return withoutRate(option, withoutRateBecause(option, occupation), on);

  const opening = openingOf(option, { access, list }, on);
  const line = salaryLine(option, { rate, weeklyHours: pay.weeklyHours }, on);
  const { cashThreshold, goingRate, required } = line;
  const found = pay.annual === null ? null : judgePay({ ...pay, annual: pay.annual }, line);

  return {
    option,
    ...opening,
    cashThreshold,
    goingRate,
    required,
    margin: found?.margin ?? null,
    passes: found?.passes ?? null,
    isBorderline: found?.isBorderline ?? false,
    upToHours: pay.annual === null ? null : longestWeek(pay.annual, rate, cashThreshold),
    until,
  };
}

function openingOf(
  option: RatedOption,
  { access, list }: { access: Access; list: ListOpening },
  on: string,
): Opening {
  const isListed = option === "D" || option === "I";
  if (isListed && needsOldCertificate(list, on)) return oldCertificate(list);
  if (isListed) return listOpening[list.state];
  // Some read "no discounts" into the shortage list; the text does not say so (facts 2.2).
  if (access.list === "tsl" && (option === "B" || option === "C" || option === "E"))
    return { open: "unknown", because: "shortage-list-discount-doubtful" };
  return { open: "yes", because: "everyone" };
}

function oldCertificate({ restriction }: ListOpening): Opening {
  const because = restriction ? "salary-list-certificate-if" : "salary-list-certificate";
  return { open: "if", because };
}

const listOpening: Record<ListOpening["state"], Opening> = {
  listed: { open: "yes", because: "on-salary-list" },
  "listed-if": { open: "if", because: "on-salary-list-if" },
  ended: { open: "no", because: "salary-list-ended" },
  "not-listed": { open: "no", because: "not-on-salary-list" },
};

function withoutRateBecause(option: RatedOption, { socCode, rates }: Occupation) {
  if (payScaleOf(socCode)) return "only-pay-scale";
  const whole = rates[option < "F" ? "A" : "F"];
  return whole === null ? "no-rate" : "code-without-phd-points";
}

function scaleLine({ pay, scale }: LineQuestion, on: string): PreparedLine {
  if (!scale) return withoutRate("K", "not-on-pay-scale", on);
  const { passes, required } = scale;

  return {
    ...withoutRate("K", "pay-scale", on),
    open: "yes",
    because: passes === null && pay.annual !== null ? "pay-scale-role-unknown" : "pay-scale",
    goingRate: required,
    required,
    margin: required === null || pay.annual === null ? null : pay.annual - required,
    passes,
  };
}

function withoutRate(option: SalaryOption, because: Opening["because"], on: string): PreparedLine {
  return {
    option,
    open: "no",
    because,
    cashThreshold: optionRow(option, on).cashThreshold,
    goingRate: null,
    required: null,
    margin: null,
    passes: null,
    isBorderline: false,
    upToHours: null,
    until: null,
  };
}
