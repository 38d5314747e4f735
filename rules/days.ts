const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** The ISO day of an instant, in UTC. */
export function isoDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** "2026-04-08" becomes "8 April 2026". */
export function longDay(day: string): string {
  const [year, month, date] = parts(day);
  return `${date} ${months[month - 1]} ${year}`;
}

/** "2026-04-08" becomes "8 Apr". */
export function shortDay(day: string): string {
  const [, month, date] = parts(day);
  return `${date} ${months[month - 1]!.slice(0, 3)}`;
}

/** Moves a day by whole months; the 31st becomes the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = parts(day);
  const lastOfTarget = new Date(Date.UTC(year, month + count, 0));
  lastOfTarget.setUTCDate(Math.min(date, lastOfTarget.getUTCDate()));
  return isoDay(lastOfTarget);
}

/** "2 years" where months make whole years, else "18 months". */
export function inYears(months: number): string {
  const years = months / 12;
  if (!Number.isInteger(years)) return `${months} months`;
  return years === 1 ? "1 year" : `${years} years`;
}

/** Completed years from one day to another: somebody's age, for instance. */
export function wholeYears(from: string, to: string): number {
  const [fromYear] = parts(from);
  const [toYear] = parts(to);
  const isBeforeAnniversary = to.slice(5) < from.slice(5);
  return toYear - fromYear - (isBeforeAnniversary ? 1 : 0);
}

function parts(day: string): [year: number, month: number, date: number] {
  const [year, month, date] = day.split("-").map(Number);
  return [year!, month!, date!];
}

/** Days from one day to another; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Moves a day by whole days, back with a negative count. */
export function addDays(day: string, count: number): string {
  return isoDay(new Date(Date.parse(day) + count * 86_400_000));
}
