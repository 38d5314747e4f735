import { daysBetween, isoDay } from "../days.ts";

/** A friend is active once they did something useful on so many different days... */
export const ACTIVE_ON_DAYS = 2;
/** ...within so many days of joining. */
export const ACTIVE_WITHIN_DAYS = 60;
/** What one active friend is worth. */
export const POINTS_PER_FRIEND = 1;
/** From so many points somebody can have their thanks on paper. */
export const RECOGNITION_POINTS = 5;

/**
 * What counts as using Waymark, by the names under which `activity` keeps it. Signing in and looking
 * at pages do not: they would be done for the reward's sake.
 */
export const usefulActs = [
  "cv-made",
  "cv-sent",
  "letter-made",
  "job-saved",
  "job-applied",
  "application-sent",
  "licence-checked",
  "visa-check-made",
  "hours-logged",
  "lesson-watched",
  "plan-step-done",
  "event-attended",
  "meeting-booked",
] as const;

type Known = { joinedAt: Date; isConfirmed: boolean; acts: readonly { kind: string; at: Date }[] };

/** The moment somebody became active, or null where they have not. Days are counted in UTC, as `activity` does. */
export function activatedAt({ joinedAt, isConfirmed, acts }: Known): Date | null {
  if (!isConfirmed) return null;
  const useful = acts
    .filter(({ kind }) => usefulActs.some((name) => name === kind))
    .filter(({ at }) => isTimely(joinedAt, at))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const days = new Set<string>();
  for (const { at } of useful) {
    days.add(isoDay(at));
    if (days.size === ACTIVE_ON_DAYS) return at;
  }
  return null;
}

function isTimely(joinedAt: Date, at: Date): boolean {
  const days = daysBetween(isoDay(joinedAt), isoDay(at));
  return at >= joinedAt && days <= ACTIVE_WITHIN_DAYS;
}
