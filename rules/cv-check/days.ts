import { addMonths, longDay } from "#rules/days.ts";
import { isRealDay } from "#rules/typed-day.ts";

/** A day of a CV: "2026", "2026-08" or "2026-08-14". */
export function isCvDay(day: string): boolean {
  if (/^\d{4}$/.test(day)) return isRealDay(`${day}-01-01`);
  if (/^\d{4}-\d{2}$/.test(day)) return isRealDay(`${day}-01`);
  return isRealDay(day);
}

/** The first ISO day it can mean. */
export function earliest(day: string): string {
  return `${day}-01-01`.slice(0, 10);
}

/** The last ISO day it can mean; the 31st of every month will do, as days are only compared. */
export function latest(day: string): string {
  if (day.length === 4) return `${day}-12-31`;
  return day.length === 7 ? `${day}-31` : day;
}

/** "2026-08" becomes "August 2026". */
export function dayLabel(day: string): string {
  if (day.length === 4) return day;
  if (day.length === 7) return longDay(`${day}-01`).slice(2);
  return longDay(day);
}

/** Whole months between two months, the first one not counted: January to March is 2. */
export function monthsBetween(from: string, to: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from);
}

export function nextMonth(day: string): string {
  return addMonths(`${day.slice(0, 7)}-01`, 1).slice(0, 7);
}
export function monthBefore(day: string): string {
  return addMonths(`${day.slice(0, 7)}-01`, -1).slice(0, 7);
}

const months = "jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec";
const written = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?\\s+)?(${months})[a-z]*\\.?,?\\s+(?:(\\d{1,2})(?:st|nd|rd|th)?,\\s*)?((?:19|20)\\d\\d)\\b`,
  "gi",
);
const numbered =
  /\b((?:19|20)\d\d)-(\d{2})(?:-(\d{2}))?\b|\b(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d)\b/g;

export type WrittenDay = { words: string; day: string };

/** Days as people write them in a sentence. "03/04/2027" is the third of April: all our markets but one say so. */
export function daysIn(text: string): readonly WrittenDay[] {
  const found: WrittenDay[] = [];
  for (const match of text.matchAll(written)) {
    const [words, before, month, after, year] = match;
    const at = months
      .split("|")
      .findIndex((name) => month!.toLowerCase().startsWith(name.slice(0, 3)));
    found.push({ words, day: joined(year!, at + 1, before ?? after) });
  }
  for (const match of text.matchAll(numbered)) {
    const [words, isoYear, isoMonth, isoDay, date, month, year] = match;
    found.push({
      words,
      day: isoYear ? joined(isoYear, Number(isoMonth), isoDay) : joined(year!, Number(month), date),
    });
  }
  return found.filter(({ day }) => isCvDay(day));
}

function joined(year: string, month: number, date: string | undefined): string {
  const start = `${year}-${String(month).padStart(2, "0")}`;
  return date ? `${start}-${date.padStart(2, "0")}` : start;
}
