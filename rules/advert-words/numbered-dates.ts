import { isRealDay } from "#rules/typed-day.ts";

/** An ISO day, and how many words it is written in: "1/4/2027" is three. */
type NumberedDate = { iso: string; length: number };

const ISO = /^20\d\d-\d\d-\d\d$/;
const ONE_WORD = /^(\d{1,2})[.-](\d{1,2})[.-](20\d\d|\d\d)$/;
const PART = /^\d{1,2}$/;
const YEAR = /^(?:20\d\d|\d\d)$/;
/** Before a year of two figures: other numbers are written with stops too. */
const LEADS =
  /^(?:from|by|of|on|after|in|until|since|come|starting|beginning|effective|commencing)$/;

/** The date in numbers that ends with this word, the day first as Britain writes it; null where none does. */
export function dateInNumbers(words: readonly string[], at: number): NumberedDate | null {
  const word = words[at]!;
  if (ISO.test(word)) return isRealDay(word) ? { iso: word, length: 1 } : null;
  const [, ...joined] = ONE_WORD.exec(word) ?? [];
  const length = joined.length > 0 ? 1 : 3;
  const [date = "", month = "", year = ""] =
    length === 1 ? joined : words.slice(Math.max(0, at - 2), at + 1);
  if (!PART.test(date) || !PART.test(month) || !YEAR.test(year)) return null;
  if (year.length === 2 && !LEADS.test(words[at - length] ?? "")) return null;
  const iso = [date, month].map((part) => part.padStart(2, "0"));
  const day = `${year.length === 2 ? "20" : ""}${year}-${iso[1]}-${iso[0]}`;
  return isRealDay(day) ? { iso: day, length } : null;
}
