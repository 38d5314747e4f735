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
const TRANSITIONAL_WAYS: readonly Way[] = [
  ...OPEN_WAYS,
  "by-certificate",
  "list-ended",
  "medium",
  "old-permission",
  "prison",
];

/** What those on the route since before 22 July 2025 keep open (SW 6.1(d)): that ends on no day. */
const KEPT_WAYS: readonly Way[] = TRANSITIONAL_WAYS.filter((way) => way !== "old-permission");

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
  return onBothDays(job, passingOn);
}

/** The day it is read and, for a job that starts late, the day it is applied for. */
function onBothDays(
  job: PreparedJob,
  passing: (job: PreparedJob) => readonly SalaryOption[],
): readonly SalaryOption[] {
  const { applyFrom } = findStart(job, inForce(routeDates, job.on, "Skilled Worker dates"));
  const now = passing(job);
  if (applyFrom === null) return now;
  const then = passing(jobOn(job, applyFrom));
  return now.filter((option) => then.includes(option));
}

/** The same as the board's index keeps them: with the start and the ground that a reader's own time is compared with. */
export function passingMarks(job: PreparedJob): readonly string[] {
  const { startsOn, on } = job;
  const ground = groundOf(job);
  const periods = startsOn !== null && startsOn > on ? periodsOf(startsOn) : [""];
  const options = passingOptions(job);
  const kept = onBothDays(job, keptOn).filter((option) => !options.includes(option));
  return [
    ...options.flatMap((option) =>
      isTimed(option) ? periods.map((period) => markOf({ option, ground }, period)) : [option],
    ),
    ...kept.flatMap((option) =>
      periods.map((period) => markOf({ option, ground, isKept: true }, period)),
    ),
  ];
}

function passingOn(job: PreparedJob): readonly SalaryOption[] {
  const { occupation, lowerRates } = job;
  if (occupation.kind !== "known") return [];
  const isOpen = OPEN_WAYS.includes(occupation.way);
  const isTransitional = TRANSITIONAL_WAYS.includes(occupation.way);
  const options = job.lines.filter(passesNow).flatMap(({ option }) => {
    const twin = standardTwin[option];
    if (!twin) return isOpen ? [option] : [];
    return [
      ...(isTransitional ? [option] : []),
      ...(isOpen && lowerRates.open === "yes" ? [twin] : []),
    ];
  });
  return [...new Set(options)];
}

/** The options that ask nothing but the older permission that keeps the code, and what their twins ask. */
function keptOn({ occupation, lowerRates, lines }: PreparedJob): readonly SalaryOption[] {
  if (occupation.kind !== "known" || !KEPT_WAYS.includes(occupation.way)) return [];
  const options = lines.filter(passesForKept).flatMap(({ option }) => {
    const twin = standardTwin[option];
    if (!twin) return [option];
    return lowerRates.open === "yes" ? [twin] : [];
  });
  return [...new Set(options)];
}

/** Who keeps a code does not come by the shortage list, whose discounts are in doubt. */
function passesForKept(line: PreparedLine): boolean {
  const isDoubtful = line.because === "shortage-list-discount-doubtful";
  return passesNow(line) || (isDoubtful && Boolean(line.passes));
}

function passesNow({ open, because, passes }: PreparedLine): boolean {
  const isByOldCertificate = because.startsWith("salary-list-certificate");
  return Boolean(passes) && (open === "yes" || open === "if") && !isByOldCertificate;
}
