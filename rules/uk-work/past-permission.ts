import type { RouteDatesRow } from "./tables.ts";
import type { Applicant } from "./verdict-types.ts";

export type Past = "yes" | "no" | "unknown";

/** SW 4.2(b)(ii): Skilled Worker from before 4 April 2024 without a gap, applying in time. */
export function isTransitional(reader: Applicant, on: string, dates: RouteDatesRow): Past {
  if (on >= dates.lowerRatesUntil) return "no";
  if (reader.isTransitional !== null) return reader.isTransitional ? "yes" : "no";
  return hasHeldSinceBefore(dates.lowerRatesBefore, reader, on);
}

/** SW 6.1(d): Skilled Worker from before 22 July 2025 without a gap keeps codes below degree level. */
export function keepsMediumSkill(reader: Applicant, on: string, dates: RouteDatesRow): Past {
  if (reader.isTransitional) return "yes";
  return hasHeldSinceBefore(dates.mediumSkillBefore, reader, on);
}

function hasHeldSinceBefore(day: string, { lastPermission }: Applicant, on: string): Past {
  if (lastPermission === null) return "unknown";
  if (lastPermission === "none" || lastPermission.kind !== "skilled-worker") return "no";
  if (lastPermission.endsOn < on) return "no";
  if (lastPermission.since === null) return "unknown";
  return lastPermission.since < day ? "yes" : "no";
}
