import { deadlineIn } from "#rules/wall-clock.ts";
import type { FeedMoment } from "../feed-row.ts";

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

export type ReadMoment = { at: Date; isDayOnly: boolean };

/**
 * The spellings that feeds use: ISO with Z, with an offset, with or without
 * thousandths, "2026-08-21 10:37:52 UTC", a day alone, "Fri, 19 Dec 2014 22:49:39
 * GMT", "19 December 2014", 19/12/2014 where only one reading is possible, and
 * epoch seconds or thousandths. Null: cannot be read for certain.
 */
export function readMoment(given: FeedMoment): ReadMoment | null {
  const text = String(given).trim();
  if (/^\d{10}$/.test(text)) return instant(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return instant(Number(text));
  return readIso(text) ?? readNamedMonth(text) ?? readSlashes(text);
}

/** The last moment of a closing day in the employer's zone; an instant as it stands. */
export function closingMoment({ at, isDayOnly }: ReadMoment, timeZone: string): Date {
  if (!isDayOnly) return at;
  return deadlineIn(timeZone, at.toISOString().slice(0, 10), "23:59");
}

const iso =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;

function readIso(text: string): ReadMoment | null {
  const parts = iso.exec(text);
  if (!parts) return null;
  const [, day, time, seconds = ":00", fraction = "", zone = "Z"] = parts;
  if (!time) return dayOnly(day!);
  const offset = /^(z|utc|gmt)$/i.test(zone) ? "Z" : zone.replace(/(\d{2}):?(\d{2})$/, "$1:$2");
  if (!dayOnly(day!)) return null;
  return instant(Date.parse(`${day}T${time}${seconds}${fraction.slice(0, 4)}${offset}`));
}

const named =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9})\.?,?\s+(\d{4})(?:\s+(\d{2}:\d{2}(?::\d{2})?)\s*(gmt|utc|z|[+-]\d{4})?)?$/i;

function readNamedMonth(text: string): ReadMoment | null {
  const parts = named.exec(text);
  if (!parts) return null;
  const [, date, monthName, year, time, zone = "Z"] = parts;
  const month = months.indexOf(monthName!.slice(0, 3).toLowerCase()) + 1;
  if (month === 0) return null;
  const day = isoDayOf(year!, month, Number(date));
  return readIso(time ? `${day}T${time}${zone.replace(/^(gmt|utc)$/i, "Z")}` : day);
}

/** 19/12/2014 has one reading; 11/12/2014 has two, and is left alone. */
function readSlashes(text: string): ReadMoment | null {
  const parts = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  if (!parts) return null;
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  if (first > 12) return dayOnly(isoDayOf(parts[3]!, second, first));
  if (second > 12) return dayOnly(isoDayOf(parts[3]!, first, second));
  return first === second ? dayOnly(isoDayOf(parts[3]!, first, second)) : null;
}

function isoDayOf(year: string, month: number, date: number): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
}

function dayOnly(day: string): ReadMoment | null {
  const at = new Date(`${day}T00:00:00Z`);
  // Date would make 30 February the second of March.
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  return isReal && isSane(at) ? { at, isDayOnly: true } : null;
}

function instant(millis: number): ReadMoment | null {
  const at = new Date(millis);
  return !Number.isNaN(millis) && isSane(at) ? { at, isDayOnly: false } : null;
}

function isSane(at: Date): boolean {
  return at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2100;
}
