import { UNITED_KINGDOM } from "#rules/countries.ts";
import { inForce } from "#rules/dated.ts";
import { addDays, addMonths } from "#rules/days.ts";
import { monthsAllowed } from "#rules/post-study/stay.ts";
import { monthsUp } from "./counted-time.ts";
import { findNewEntrant } from "./new-entrant.ts";
import type { PreparedJob, PreparedLine } from "./prepared-job.ts";
import { newEntrantRules } from "./tables.ts";
import type { Applicant, Course, SalaryOption } from "./verdict-types.ts";

/** A stretch of time and the pay it asks for, by today's rates. */
export type PayStep = {
  phase: "graduate" | "new-entrant" | "standard";
  from: string;
  until: string | null; // inclusive; null for the last step
  option: SalaryOption | null;
  /** Null on a Graduate visa, which asks for none. */
  required: number | null;
};

/** The ground somebody's pay walks on: low first, then it rises on a day. */
export type PayPath = {
  steps: readonly PayStep[];
  pay: number | null;
  newEntrantMonths: number;
  /** The day the standard line begins to count, and what it asks for. */
  risesOn: string;
  requiredThen: number;
  /** What the pay has to grow a year to get there in time: 0.08 is 8%. Null without pay. */
  yearlyGrowth: number | null;
};

type Phase = Omit<PayStep, "until">;

/** Sponsored from the day the job was prepared for; null for codes that no going rate decides. */
export function pathFromToday(job: PreparedJob, reader: Applicant): PayPath | null {
  const months = newEntrantMonths(job, reader);
  return months === null ? null : pathOf({ job, reader, before: [] }, { from: job.on, months });
}

/**
 * With a Graduate visa first: what is left of one, or one to come after the course.
 * Its time counts against the four years, so the ground rises no later.
 */
export function pathByGraduateVisa(job: PreparedJob, reader: Applicant): PayPath | null {
  const visa = graduateVisaOf(reader, job.on);
  const { capMonths } = inForce(newEntrantRules, job.on, "new-entrant rule");
  if (!visa || reader.monthsCounted === null) return null;

  const months = Math.max(0, capMonths - reader.monthsCounted - monthsUp(visa.from, visa.endsOn));
  const phase = { phase: "graduate", from: visa.from, option: null, required: null } as const;
  return pathOf({ job, reader, before: [phase] }, { from: visa.endsOn, months });
}

/** Months at the lower line from today; null where that cannot be told. */
function newEntrantMonths(job: PreparedJob, reader: Applicant): number | null {
  const { occupation, isPostdoctoral, towardsRegistration } = job;
  const socCode = occupation.kind === "known" ? occupation.socCode : null;
  const found = findNewEntrant(reader, job.on, { socCode, isPostdoctoral, towardsRegistration });
  if (found.answer === "unknown" || found.answer === "if") return null;
  return found.answer === "yes" ? found.monthsLeft : 0;
}

function graduateVisaOf({ lastPermission }: Applicant, on: string) {
  if (lastPermission === null || lastPermission === "none") return null;
  const { kind, endsOn } = lastPermission;
  if (endsOn < on) return null;
  if (kind === "graduate") return { from: on, endsOn };
  return kind === "student" ? visaAfter(lastPermission.course, endsOn, on) : null;
}

/**
 * The day of the application decides the length; it lies after the course and before the Student
 * visa's end. Our source names degrees only, so nothing is drawn for a PGCE or PGDE.
 */
function visaAfter({ level, completedOn }: Course, endsOn: string, on: string) {
  if (level === null || level === "other" || level === "teaching") return null;
  if (completedOn === null) return null;
  const from = completedOn > on ? completedOn : on;
  const months = monthsAllowed(UNITED_KINGDOM, level === "doctorate" ? level : "degree", from);
  return months === null || from > endsOn ? null : { from, endsOn: addMonths(from, months) };
}

type Walk = { job: PreparedJob; reader: Applicant; before: readonly Phase[] };

function pathOf(
  { job, reader, before }: Walk,
  lower: { from: string; months: number },
): PayPath | null {
  const standard = lastingLine(job, reader);
  const entrant = job.lines.find(({ option }) => option === "E");
  if (!standard?.required || entrant?.open !== "yes") return null;

  const risesOn = addMonths(lower.from, lower.months);
  const phases: Phase[] = [...before];
  if (lower.months > 0) phases.push(phaseOf("new-entrant", lower.from, entrant));
  phases.push(phaseOf("standard", risesOn, standard));

  return {
    steps: phases.map((phase, at) => ({ ...phase, until: dayBefore(phases[at + 1]) })),
    pay: job.pay.annual,
    newEntrantMonths: lower.months,
    risesOn,
    requiredThen: standard.required,
    yearlyGrowth: growth(job.pay.annual, standard.required, monthsUp(phases[0]!.from, risesOn)),
  };
}

/** The lowest line that no clock ends: the standard one, or that of a relevant PhD. */
function lastingLine(job: PreparedJob, { phd }: Applicant): PreparedLine | undefined {
  const options = { stem: "ABC", relevant: "AB", none: "A" }[phd ?? "none"];
  return job.lines
    .filter(({ option, open, required }) => options.includes(option) && open === "yes" && required)
    .sort((a, b) => a.required! - b.required!)[0];
}

function phaseOf(phase: PayStep["phase"], from: string, line: PreparedLine): Phase {
  return { phase, from, option: line.option, required: line.required };
}

function dayBefore(next: Phase | undefined): string | null {
  return next ? addDays(next.from, -1) : null;
}

/** Compound, and rounded up: the rate that reaches the line, not one just short of it. */
function growth(pay: number | null, required: number, months: number): number | null {
  if (pay === null || pay <= 0) return null;
  if (pay >= required) return 0;
  if (months === 0) return null;
  return Math.ceil(((required / pay) ** (12 / months) - 1) * 10_000) / 10_000;
}
