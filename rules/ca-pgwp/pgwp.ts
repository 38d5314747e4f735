import { inForce, isInForce } from "#rules/dated.ts";
import { addDays, addMonths } from "#rules/days.ts";
import type { TraceLine } from "#rules/verdict-form.ts";
import type { PgwpGate } from "./gate.ts";
import { fieldGate, languageGate, passportGate, programmeGate, timeGate } from "./gates.ts";
import type { PgwpStudent } from "./student.ts";
import { type PgwpRow, pgwpRules, workWhileWaiting } from "./tables.ts";
import { traceOf } from "./trace.ts";

export type PgwpFinding = {
  /** "meets-later": there is no completion letter yet to apply with. */
  answer: "meets" | "meets-later" | "does-not-meet" | "cannot-tell";
  /** The day of a letter that lies ahead. */
  applyFrom: string | null;
  /** What the programme alone gives; null where its length was not said. */
  months: number | null;
  /** Counted from the application, or the end of the course if that is later: nobody knows the day of the decision. */
  endsOn: string | null;
  isCutByPassport: boolean;
  /** The passport is over by the first day to apply: the length is that with a new one. */
  isPassportToRenew: boolean;
  /** The study permit is over by the letter, and can still be extended. */
  isPermitToExtend: boolean;
  applyBy: string | null;
  /** Full-time work until the decision; null where nobody said when the right to study ends, or no rule we hold covers the day. */
  mayWorkWhileWaiting: boolean | null;
  gates: readonly PgwpGate[];
  trace: readonly TraceLine[];
  rule: PgwpRow;
  on: string;
};

/** Reads the permit for somebody who applies on the given ISO day. Refuses a day no rule covers. */
export function judgePgwp(student: PgwpStudent, on: string): PgwpFinding {
  const rule = inForce(pgwpRules, on, "post-graduation work permit rule");
  const applyFrom = student.completedOn && student.completedOn > on ? student.completedOn : null;
  const startsOn = applyFrom ?? on;
  const gates = [
    programmeGate(student, rule),
    timeGate(student, on, rule),
    languageGate(student, rule),
    fieldGate(student, rule),
    passportGate(student, { on, startsOn }),
  ];
  const months = permitMonths(student, rule);
  const fullEnd = months ? addMonths(startsOn, months) : null;
  const isPassportToRenew = gates.some(({ code }) => code === "renew-first");
  const isPermitToExtend = gates.some(({ code }) => code === "extend-permit");
  const { passportEndsOn } = student;
  const isShort = fullEnd !== null && passportEndsOn !== null && passportEndsOn < fullEnd;
  const isCutByPassport = isShort && !isPassportToRenew;

  return {
    answer: answerOf(gates, months),
    applyFrom,
    months,
    endsOn: isCutByPassport ? passportEndsOn : fullEnd,
    isCutByPassport,
    isPassportToRenew,
    isPermitToExtend,
    applyBy: student.completedOn ? addDays(student.completedOn, rule.applyWithinDays) : null,
    mayWorkWhileWaiting: applyFrom ? null : mayWork(student, on),
    gates,
    trace: traceOf(student, gates, on, rule),
    rule,
    on,
  };
}

/** The length the programme gives, before the passport is looked at. */
export function permitMonths(
  { level, programmeMonths, quebecHours }: PgwpStudent,
  rule: PgwpRow,
): number | null {
  if (programmeMonths === null) return null;
  // A master's of a year gives three; without the level nobody can say.
  if (level === null && programmeMonths < rule.longFromMonths) return null;
  const isLongEnough =
    programmeMonths >= rule.minMonths || (quebecHours ?? 0) >= rule.minQuebecHours;
  if (!isLongEnough) return 0;
  const isMasters = level === "masters" && programmeMonths >= rule.minMonths;
  if (isMasters || programmeMonths >= rule.longFromMonths) return rule.longMonths;
  return programmeMonths;
}

function mayWork({ studyPermitEndsOn, completedOn }: PgwpStudent, on: string): boolean | null {
  const isKnown = studyPermitEndsOn !== null && (completedOn ?? "") <= studyPermitEndsOn;
  if (!isKnown || !workWhileWaiting.some((row) => isInForce(row, on))) return null;
  return on <= studyPermitEndsOn;
}

/** Without a length there is no permit to speak of, whatever the gates say. */
function answerOf(gates: readonly PgwpGate[], months: number | null): PgwpFinding["answer"] {
  const has = (wanted: PgwpGate["state"]) => gates.some(({ state }) => state === wanted);
  if (has("closed")) return "does-not-meet";
  if (has("unknown") || months === null) return "cannot-tell";
  return has("open-if") ? "meets-later" : "meets";
}
