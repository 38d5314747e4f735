import { applicantOn } from "#rules/uk-work/counted-time.ts";
import type { Applicant, Course, Permission } from "#rules/uk-work/verdict-types.ts";

export type PermissionKind = Permission["kind"] | "none";

/** What somebody told us of themselves. Null is "not said", never "no". */
export type Situation = {
  permission: PermissionKind | null;
  permissionEndsOn: string | null;
  /** First day of a Graduate visa, or of Skilled Worker permission held without a gap. */
  permissionSince: string | null;
  courseLevel: Course["level"];
  isFullTime: boolean | null;
  courseStartsOn: string | null;
  courseEndsOn: string | null;
  bornOn: string | null;
  phd: Applicant["phd"];
  monthsCounted: number | null;
  /** The day the months were told. */
  monthsToldOn: string | null;
  english: Applicant["english"];
  applyingFrom: Applicant["applyingFrom"];
};

export const nothingSaid: Situation = {
  permission: null,
  permissionEndsOn: null,
  permissionSince: null,
  courseLevel: null,
  isFullTime: null,
  courseStartsOn: null,
  courseEndsOn: null,
  bornOn: null,
  phd: null,
  monthsCounted: null,
  monthsToldOn: null,
  english: null,
  applyingFrom: null,
};

/** A permission whose time counts against the four years. */
export function isCounting(permission: Situation["permission"]): boolean {
  return permission === "graduate" || permission === "skilled-worker";
}

/** True where the months were not typed, but run from the first day of the visa. */
export function isCountedFromFirstDay(situation: Situation): boolean {
  const { permission, permissionSince, monthsCounted, monthsToldOn } = situation;
  return (
    isCounting(permission) &&
    monthsCounted === 0 &&
    permissionSince !== null &&
    monthsToldOn === permissionSince
  );
}

/** Months that run from a first day to nobody knows when: how many they are is not known. */
function isEndless(situation: Situation): boolean {
  return isCountedFromFirstDay(situation) && situation.permissionEndsOn === null;
}

/** The same person as the Skilled Worker rule asks for them, on the given ISO day. */
export function readerOf(situation: Situation, on: string): Applicant {
  const { bornOn, phd, english, applyingFrom, monthsCounted, monthsToldOn } = situation;
  const told: Applicant = {
    bornOn,
    lastPermission: permissionOf(situation),
    monthsCounted: isEndless(situation) ? null : monthsCounted,
    phd,
    isTransitional: null,
    applyingFrom,
    english,
  };
  return monthsToldOn === null ? told : applicantOn(told, { from: monthsToldOn, to: on });
}

/** A permission whose end was not said is not known well enough to judge by. */
function permissionOf(situation: Situation): Applicant["lastPermission"] {
  const { permission: kind, permissionEndsOn: endsOn, permissionSince: since } = situation;
  if (kind === null || kind === "none") return kind;
  if (endsOn === null) return null;
  if (kind === "student") return { kind, endsOn, course: courseOf(situation) };
  return kind === "skilled-worker" ? { kind, endsOn, since } : { kind, endsOn };
}

function courseOf({ courseLevel, isFullTime, courseStartsOn, courseEndsOn }: Situation): Course {
  return {
    level: courseLevel,
    isFullTime,
    startedOn: courseStartsOn,
    completedOn: courseEndsOn,
  };
}
