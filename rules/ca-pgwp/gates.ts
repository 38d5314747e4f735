import { addDays } from "#rules/days.ts";
import type { PgwpGate } from "./gate.ts";
import type { PgwpStudent } from "./student.ts";
import type { PgwpRow } from "./tables.ts";

const nothing = { needs: null, until: null };

/** A programme long enough, at a school whose graduates may ask. */
export function programmeGate(student: PgwpStudent, rule: PgwpRow): PgwpGate {
  const { programmeMonths, quebecHours, school } = student;
  const detail = { needs: rule.minMonths, until: null };
  const gate = "programme";
  if (school === "not-eligible") {
    return { gate, state: "closed", code: "school-not-eligible", detail };
  }
  const isLong =
    (programmeMonths ?? 0) >= rule.minMonths || (quebecHours ?? 0) >= rule.minQuebecHours;
  if (programmeMonths !== null && !isLong) {
    return { gate, state: "closed", code: "too-short", detail };
  }
  if (school === "curriculum-licence") {
    return { gate, state: "unknown", code: "school-mostly-excluded", detail };
  }
  if (!isLong || school === null) return { gate, state: "unknown", code: "not-said", detail };
  return { gate, state: "open", code: "long-enough", detail };
}

/**
 * Within so many days of the completion letter, having been allowed to study at some time in them. Whether
 * somebody was whose study permit ended before the letter, no source of ours says: it is neither yes nor no.
 */
export function timeGate(student: PgwpStudent, on: string, rule: PgwpRow): PgwpGate {
  const { completedOn, studyPermitEndsOn } = student;
  const gate = "time";
  if (completedOn === null) return { gate, state: "unknown", code: "not-said", detail: nothing };

  const detail = {
    needs: rule.applyWithinDays,
    until: addDays(completedOn, rule.applyWithinDays),
  };
  if (on > detail.until) return { gate, state: "closed", code: "too-late", detail };
  if (studyPermitEndsOn !== null && studyPermitEndsOn < completedOn) {
    return on <= studyPermitEndsOn
      ? {
          gate,
          state: "open-if",
          code: "extend-permit",
          detail: { ...detail, until: studyPermitEndsOn },
        }
      : { gate, state: "unknown", code: "permit-ended-first", detail };
  }
  if (studyPermitEndsOn === null) return { gate, state: "unknown", code: "not-said", detail };
  if (on < completedOn) return { gate, state: "open-if", code: "not-finished", detail };
  return { gate, state: "open", code: "in-time", detail };
}

export function languageGate({ level, clb }: PgwpStudent, rule: PgwpRow): PgwpGate {
  const gate = "language";
  // Before the programme is known, only a level that every programme accepts is enough.
  const needs = level ? rule.language[level] : Math.max(...Object.values(rule.language));
  const detail = { needs, until: null };
  if (clb === null) return { gate, state: "unknown", code: "not-said", detail };
  if (clb >= needs) return { gate, state: "open", code: "level-reached", detail };
  const least = level ? needs : Math.min(...Object.values(rule.language));
  if (clb >= least) return { gate, state: "unknown", code: "not-said", detail };
  return { gate, state: "closed", code: "level-missed", detail };
}

/** Never asked of a degree, nor where the study permit was asked for before the rule began. */
export function fieldGate(student: PgwpStudent, rule: PgwpRow): PgwpGate {
  const { level, studyPermitAsked, isFieldListed } = student;
  const gate = "field";
  const isAsked = level === null || rule.fieldOfStudy.levels.includes(level);
  if (!isAsked || studyPermitAsked === "before-the-rule") {
    return { gate, state: "open", code: "field-not-asked", detail: nothing };
  }
  if (isFieldListed) return { gate, state: "open", code: "field-listed", detail: nothing };
  const isKnown = level !== null && studyPermitAsked !== null && isFieldListed !== null;
  if (!isKnown) return { gate, state: "unknown", code: "not-said", detail: nothing };
  return { gate, state: "closed", code: "field-not-listed", detail: nothing };
}

/** A permit never runs past the passport, which has to last beyond its first day; one still valid can be renewed by then. */
export function passportGate(
  { passportEndsOn }: PgwpStudent,
  { on, startsOn }: { on: string; startsOn: string },
): PgwpGate {
  const gate = "passport";
  const detail = { needs: null, until: passportEndsOn };
  if (passportEndsOn === null) return { gate, state: "unknown", code: "not-said", detail };
  if (passportEndsOn <= on) return { gate, state: "closed", code: "expired", detail };
  if (passportEndsOn <= startsOn) return { gate, state: "open-if", code: "renew-first", detail };
  return { gate, state: "open", code: "valid", detail };
}
