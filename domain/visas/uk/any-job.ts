import { type PayPath, pathFromToday } from "#rules/uk-work/pay-path.ts";
import type { PreparedJob, PreparedLine } from "#rules/uk-work/prepared-job.ts";
import { optionRow } from "#rules/uk-work/salary.ts";
import type { Applicant, SalaryOption } from "#rules/uk-work/verdict-types.ts";

/**
 * The path for somebody who names no occupation: the two lowest lines any job can have.
 * Most occupations ask for more, and wherever this is shown the screen says so.
 */
export function pathForAnyJob(
  reader: Applicant,
  { pay, on }: { pay: number | null; on: string },
): PayPath | null {
  const job: PreparedJob = {
    on,
    goodUntil: null,
    certificateBy: null,
    employer: { standing: "unknown", name: null, town: null, asOf: null },
    occupation: { kind: "unsure", candidates: [] },
    pay: { annual: pay, weeklyHours: 37.5, areHoursSaid: false },
    lines: [lowestLine("A", on), lowestLine("E", on)],
    lowerRates: { open: "no", because: "no-rate", until: null },
    payScale: null,
    nation: null,
    isPostdoctoral: false,
    towardsRegistration: false,
    startsOn: null,
  };
  return pathFromToday(job, reader);
}

function lowestLine(option: SalaryOption, on: string): PreparedLine {
  const { cashThreshold } = optionRow(option, on);
  return {
    option,
    open: "yes",
    because: "everyone",
    cashThreshold,
    goingRate: null,
    required: cashThreshold,
    margin: null,
    passes: null,
    isBorderline: false,
    upToHours: null,
    until: null,
  };
}
