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

/** "2026-04-08" becomes "April". */
export function monthName(day: string): string {
  return months[parts(day)[1] - 1]!;
}

/** "2026-04-08" becomes "8 Apr". */
export function shortDay(day: string): string {
  const [, month, date] = parts(day);
  return `${date} ${months[month - 1]!.slice(0, 3)}`;
}

/**
 * Moves a day by whole months; the 31st becomes the last day of a shorter month.
 * Counted without `Date`, which costs ten times as much: verdicts do this a lot.
 */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = parts(day);
  const months = year * 12 + month - 1 + count;
  const toYear = Math.floor(months / 12);
  const toMonth = months - toYear * 12 + 1;
  return written(toYear, toMonth, Math.min(date, daysIn(toYear, toMonth)));
}

/** The first day from which a day is no more than some months away. */
export function firstDayWithin(day: string, months: number): string {
  let first = addMonths(day, -months);
  while (addMonths(first, months) < day) first = addDays(first, 1);
  return first;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function written(year: number, month: number, date: number): string {
  const pad = (part: number) => (part < 10 ? `0${part}` : part);
  return `${String(year).padStart(4, "0")}-${pad(month)}-${pad(date)}`;
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
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

/** "1 day", "12 days". */
export function inDays(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}

/** Days from one day to another; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Moves a day by whole days, back with a negative count. Counted without `Date` where that is easy: verdicts ask often. */
export function addDays(day: string, count: number): string {
  const [year, month, date] = parts(day);
  const to = date + count;
  if (to >= 1 && to <= daysIn(year, month)) return written(year, month, to);
  if (to <= 0 && to > -28 && month > 1)
    return written(year, month - 1, daysIn(year, month - 1) + to);
  if (to <= 0 && to > -28) return written(year - 1, 12, 31 + to);
  return isoDay(new Date(Date.parse(day) + count * 86_400_000));
}

export const weekdayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The first day of the week that a day lies in. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** "09:30" for minutes after midnight; past midnight it begins again. */
export function timeOfMinute(minute: number): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`;
}

/** Minutes after midnight for "09:30". */
export function minuteOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
