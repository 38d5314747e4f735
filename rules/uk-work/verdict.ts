import { inForce } from "#rules/dated.ts";
import { findOptions, type ReaderFacts } from "./find-options.ts";
import { clockGate } from "./gates/clock-gate.ts";
import { licenceGate } from "./gates/licence-gate.ts";
import { occupationGate } from "./gates/occupation-gate.ts";
import { type SalaryOutcome, salaryGate, settleSalary } from "./gates/settle-salary.ts";
import { findNewEntrant } from "./new-entrant.ts";
import { isTransitional, keepsMediumSkill } from "./past-permission.ts";
import type { PreparedJob } from "./prepared-job.ts";
import { findSwitch } from "./switching.ts";
import { type RouteDatesRow, routeDates } from "./tables.ts";
import { traceJob, tracePay } from "./trace/job-lines.ts";
import { traceNewEntrant, traceOptions, traceReader } from "./trace/reader-lines.ts";
import type {
  Applicant,
  LicenceGate,
  OccupationGate,
  SalaryOption,
  Verdict,
  VerdictCode,
} from "./verdict-types.ts";

/**
 * What a prepared job is to one reader: information from published rules, not advice.
 *
 * Cheap (a page of jobs takes less than a millisecond) and without the table of codes,
 * so that it runs in the browser too.
 */
export function judge(job: PreparedJob, reader: Applicant): Verdict {
  const dates = inForce(routeDates, job.on, "Skilled Worker dates");
  const facts = factsOf(job, reader, dates);
  const change = findSwitch(reader, job, dates);
  const options = findOptions(job, facts);
  const outcome = settleSalary(job, options);

  const licence = licenceGate(job);
  const occupation = occupationGate(job.occupation, {
    ...facts,
    applyingFrom: reader.applyingFrom,
  });
  const code = codeOf(licence, occupation, outcome);
  const isNewEntrantAsked = options.some(({ option, required }) => option === "E" && required);

  return {
    code,
    ...distanceOf(code, outcome),
    gates: [
      licence,
      occupation,
      salaryGate(job, outcome),
      clockGate(facts.newEntrant, outcome, change),
    ],
    options,
    trace: [
      ...traceJob(job, occupation),
      ...tracePay(job),
      ...(isNewEntrantAsked ? traceNewEntrant(facts.newEntrant, reader.monthsCounted) : []),
      ...traceOptions(options),
      ...traceReader(reader, change),
    ],
    on: job.on,
  };
}

function factsOf(job: PreparedJob, reader: Applicant, dates: RouteDatesRow): ReaderFacts {
  const { occupation, isPostdoctoral, towardsRegistration } = job;
  const socCode = occupation.kind === "known" ? occupation.socCode : null;
  return {
    phd: reader.phd,
    newEntrant: findNewEntrant(reader, job.on, { socCode, isPostdoctoral, towardsRegistration }),
    transitional: isTransitional(reader, job.on, dates),
    keepsMediumSkill: keepsMediumSkill(reader, job.on, dates),
  };
}

/** A clear no first; then whatever keeps us from telling; a fit only through open gates. */
function codeOf(
  licence: LicenceGate,
  occupation: OccupationGate,
  { code, state, finding }: SalaryOutcome,
): VerdictCode {
  if (occupation.state === "closed") return "occupation-not-eligible";
  if (licence.code === "not-found") return "employer-not-found";
  if (code === "below") return "below";
  if ([licence.state, occupation.state, state].includes("unknown")) return "cannot-tell";
  return finding?.option === "E" || finding?.option === "J" ? "fits-as-new-entrant" : "fits";
}

function distanceOf(code: VerdictCode, { finding }: SalaryOutcome) {
  const margin = finding?.margin ?? null;
  const isFit = code === "fits" || code === "fits-as-new-entrant";
  return {
    shortBy: code === "below" && margin !== null ? -margin : null,
    spare: isFit ? margin : null,
    option: finding?.option ?? null,
  };
}

/**
 * The options a new applicant's pay could pass by, for sorting and filtering jobs before
 * anybody reads them. Lower rates are left out: they belong to old permissions.
 */
export function passingOptions(job: PreparedJob): readonly SalaryOption[] {
  const { occupation } = job;
  const isOpen = occupation.kind === "known" && ["degree", "listed"].includes(occupation.way);
  if (!isOpen) return [];
  return job.lines
    .filter(
      ({ option, open, passes }) => open === "yes" && passes && (option < "F" || option === "K"),
    )
    .map(({ option }) => option);
}
