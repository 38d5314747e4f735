import { inForce } from "#rules/dated.ts";
import { jobOn } from "./first-day.ts";
import { groundOf, isTimed, markOf } from "./option-marks.ts";
import type { KnownOccupation, PreparedJob, PreparedLine } from "./prepared-job.ts";
import { findStart } from "./start-day.ts";
import { periodsOf } from "./start-periods.ts";
import { routeDates } from "./tables.ts";
import type { SalaryOption } from "./verdict-types.ts";

type Way = KnownOccupation["way"];

/** A list that has ended is left out: a certificate from before is for a job somebody has, not for one on the board. */
const OPEN_WAYS: readonly Way[] = ["degree", "listed", "listed-if"];

/** What those on the route since before 4 April 2024 keep open, by no list. */
const KEPT_WAYS: readonly Way[] = [
  ...OPEN_WAYS,
  "by-certificate",
  "list-ended",
  "medium",
  "old-permission",
  "prison",
];

/** The option that asks the same of its reader at the standard rates. */
const standardTwin: Partial<Record<SalaryOption, SalaryOption>> = {
  F: "A",
  G: "B",
  H: "C",
  I: "D",
  J: "E",
};

/**
 * The options a reader's pay passes or may pass by, for sorting and filtering jobs before anybody
 * reads them. F to J stand for those who came before 4 April 2024; where the employer opens the
 * lower rates to everybody (SW A1.1), their standard twins stand for them. A job that starts late
 * is applied for late, so an option has to be open on that day too.
 */
export function passingOptions(job: PreparedJob): readonly SalaryOption[] {
  const { applyFrom } = findStart(job, inForce(routeDates, job.on, "Skilled Worker dates"));
  const now = passingOn(job);
  if (applyFrom === null) return now;
  const then = passingOn(jobOn(job, applyFrom));
  return now.filter((option) => then.includes(option));
}

/** The same as the board's index keeps them: with the start and the ground that a reader's own time is compared with. */
export function passingMarks(job: PreparedJob): readonly string[] {
  const { startsOn, on } = job;
  const ground = groundOf(job);
  const periods = startsOn !== null && startsOn > on ? periodsOf(startsOn) : [""];
  return passingOptions(job).flatMap((option) =>
    isTimed(option) ? periods.map((period) => markOf({ option, ground }, period)) : [option],
  );
}

function passingOn(job: PreparedJob): readonly SalaryOption[] {
  const { occupation, lowerRates } = job;
  if (occupation.kind !== "known") return [];
  const isOpen = OPEN_WAYS.includes(occupation.way);
  const isKept = KEPT_WAYS.includes(occupation.way);
  const options = job.lines.filter(passesNow).flatMap(({ option }) => {
    const twin = standardTwin[option];
    if (!twin) return isOpen ? [option] : [];
    return [...(isKept ? [option] : []), ...(isOpen && lowerRates.open === "yes" ? [twin] : [])];
  });
  return [...new Set(options)];
}

function passesNow({ open, because, passes }: PreparedLine): boolean {
  const isByOldCertificate = because.startsWith("salary-list-certificate");
  return Boolean(passes) && (open === "yes" || open === "if") && !isByOldCertificate;
}
