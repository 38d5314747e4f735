import { inForce } from "#rules/dated.ts";
import { certificateTime } from "./certificate.ts";
import type { ClockGate } from "./clock-types.ts";
import { applicantOn } from "./counted-time.ts";
import { findOptions, type ReaderFacts } from "./find-options.ts";
import { firstDayToApply, isWorse, jobOn, type Waiting, waitingOf } from "./first-day.ts";
import { clockGate } from "./gates/clock-gate.ts";
import { licenceGate } from "./gates/licence-gate.ts";
import { occupationGate } from "./gates/occupation-gate.ts";
import { type SalaryOutcome, salaryGate, settleSalary } from "./gates/settle-salary.ts";
import { findNewEntrant } from "./new-entrant.ts";
import { isTransitional, keepsMediumSkill } from "./past-permission.ts";
import type { PreparedJob } from "./prepared-job.ts";
import { type RouteDatesRow, routeDates } from "./tables.ts";
import { traceReader } from "./trace/entry-lines.ts";
import { traceJob, tracePay } from "./trace/job-lines.ts";
import { traceNewEntrant, traceOptions } from "./trace/reader-lines.ts";
import type {
  Applicant,
  LicenceGate,
  OccupationGate,
  OptionFinding,
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
  const waiting = waitingOf(reader, job);
  const now = judgeWaiting(job, { reader, facts: factsOf(job, reader), waiting });
  const day = firstDayToApply(waiting);
  if (day === null || day <= job.on) return now;

  const jobThen = jobOn(job, day);
  const readerThen = applicantOn(reader, { from: job.on, to: day });
  const facts = { ...factsOf(jobThen, readerThen), ...pastOn(day, readerThen, dates) };
  const judgedOn = day;
  const then = judgeWaiting(jobThen, { reader: readerThen, facts, waiting, judgedOn });
  return isWorse(then, now) ? { ...then, on: job.on } : now;
}

type Judging = { reader: Applicant; facts: ReaderFacts; waiting: Waiting; judgedOn?: string };

/** The verdict by the facts of a day; `waiting` is what an application has to wait for. */
function judgeWaiting(job: PreparedJob, { reader, facts, waiting, judgedOn }: Judging): Verdict {
  const { newEntrant } = facts;
  const options = findOptions(job, facts);
  const outcome = settleSalary(job, options);
  const { applyingFrom } = reader;
  const licence = licenceGate(job, reader);
  const occupation = occupationGate(job.occupation, { ...facts, applyingFrom });
  const clock = clockGate({ newEntrant, outcome, occupation, judgedOn }, waiting);
  const code = codeOf({ licence, occupation, clock }, outcome);

  return {
    code,
    ...distanceOf(code, outcome),
    gates: [licence, occupation, salaryGate(job, outcome), clock],
    options,
    trace: [
      ...traceJob(job, { licence, occupation }),
      ...tracePay(job, waiting.start),
      ...(isNewEntrantAsked(options) ? traceNewEntrant(newEntrant, reader.monthsCounted) : []),
      ...traceOptions(options),
      ...traceReader(reader, waiting.change, job.on),
    ],
    on: job.on,
  };
}

/** A Skilled Worker visa that ends before the day may be extended: what it keeps is not settled. */
function pastOn(
  day: string,
  reader: Applicant,
  dates: RouteDatesRow,
): Pick<ReaderFacts, "transitional" | "keepsMediumSkill"> {
  const { lastPermission } = reader;
  const isHeld = lastPermission !== null && lastPermission !== "none";
  const extended = isHeld
    ? { ...reader, lastPermission: { ...lastPermission, endsOn: day } }
    : reader;
  const settle = (find: typeof isTransitional) => {
    const found = find(reader, day, dates);
    return found === find(extended, day, dates) ? found : "unknown";
  };
  return { transitional: settle(isTransitional), keepsMediumSkill: settle(keepsMediumSkill) };
}

function isNewEntrantAsked(options: readonly OptionFinding[]): boolean {
  return options.some(({ option, required }) => option === "E" && required !== null);
}

function factsOf(job: PreparedJob, reader: Applicant): ReaderFacts {
  const dates = inForce(routeDates, job.on, "Skilled Worker dates");
  const { occupation, isPostdoctoral, towardsRegistration } = job;
  const socCode = occupation.kind === "known" ? occupation.socCode : null;
  return {
    phd: reader.phd,
    newEntrant: findNewEntrant(reader, job.on, { socCode, isPostdoctoral, towardsRegistration }),
    transitional: isTransitional(reader, job.on, dates),
    keepsMediumSkill: keepsMediumSkill(reader, job.on, dates),
    certificate: certificateTime(reader, job, dates),
  };
}

type OtherGates = { licence: LicenceGate; occupation: OccupationGate; clock: ClockGate };

/** A clear no first; then whatever keeps us from telling; a fit only through four open gates. */
function codeOf(
  { licence, occupation, clock }: OtherGates,
  { code, state, finding }: SalaryOutcome,
): VerdictCode {
  if (occupation.state === "closed") return "occupation-not-eligible";
  if (licence.state === "closed") return "employer-not-a-rated";
  if (code === "below") return "below";
  if (licence.code === "not-found") return "employer-not-found";
  const states = [licence.state, occupation.state, state, clock.state];
  if (states.includes("closed") || states.includes("unknown")) return "cannot-tell";
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
