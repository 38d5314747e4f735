import { addDays, addMonths } from "#rules/days.ts";
import type { NewEntrantRow } from "./tables.ts";
import type { Applicant } from "./verdict-types.ts";

/** Whole months from one day to another, a begun one counted: wrong in the safe direction. */
export function monthsUp(from: string, to: string): number {
  const [fromYear, fromMonth] = from.split("-").map(Number);
  const [toYear, toMonth] = to.split("-").map(Number);
  const months = (toYear! - fromYear!) * 12 + toMonth! - fromMonth!;
  return Math.max(0, addMonths(from, months) < to ? months + 1 : months);
}

/** The same person later: a Graduate or Skilled Worker permission in force goes on counting. */
export function applicantOn(
  applicant: Applicant,
  { from, to }: { from: string; to: string },
): Applicant {
  const endsOn = countingUntil(applicant);
  if (applicant.monthsCounted === null || endsOn === null) return applicant;
  const last = endsOn < to ? endsOn : to;
  return { ...applicant, monthsCounted: applicant.monthsCounted + monthsUp(from, last) };
}

/** The last day before the four years are used, while a permission that counts runs on; null where none does. */
export function lastDayUnderCap(
  applicant: Applicant,
  on: string,
  rule: NewEntrantRow,
): string | null {
  const endsOn = countingUntil(applicant);
  if (applicant.monthsCounted === null || endsOn === null) return null;
  const monthsLeft = rule.capMonths - applicant.monthsCounted;
  if (monthsUp(on, endsOn) < monthsLeft) return null;
  return lastDayWithin(monthsLeft - 1, on);
}

/** The last day that is no more than so many begun months away. */
function lastDayWithin(months: number, on: string): string {
  let day = addMonths(on, months);
  while (monthsUp(on, addDays(day, 1)) <= months) day = addDays(day, 1);
  return day;
}

function countingUntil({ lastPermission }: Applicant): string | null {
  if (lastPermission === null || lastPermission === "none") return null;
  const isCounting = lastPermission.kind === "graduate" || lastPermission.kind === "skilled-worker";
  return isCounting ? lastPermission.endsOn : null;
}
