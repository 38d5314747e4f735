import { addDays, addMonths } from "#rules/days.ts";
import { dateInNumbers } from "./numbered-dates.ts";

/** Stands for a time that is still to come when the advert is read. */
export const LATER_TIME = "later-time";
/** ... for one until which something held, and which is over. */
export const EARLIER_TIME = "earlier-time";

const YEAR = /^(?:(mid|early|late)-)?(20\d\d)$/;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
/** The month in which a season or a quarter begins. */
const SEASONS: Readonly<Record<string, number>> = {
  ...{ spring: 3, summer: 6, autumn: 9, winter: 12 },
  ...{ q1: 1, q2: 4, q3: 7, q4: 10, h1: 1, h2: 7 },
};
const PARTS_OF_YEAR: Readonly<Record<string, number>> = { early: 1, mid: 7, late: 10 };
const SPANS = /^(?:year|month|quarter|term|spring|summer|autumn|winter)$/;
const BEFORE_A_MONTH = /^(?:from|in|by|next|after|come|starting|beginning|effective)$/;
const DATE = /^(\d{1,2})(?:st|nd|rd|th)?$/;
/** "From the 6th of April", "from early March": may stand between. */
const BETWEEN = /^(?:the|of|early|mid|late|end|start|beginning|\d{1,2}(?:st|nd|rd|th)?)$/;
const MAX_BETWEEN = 4;
/** A month without its year that lies no further back has begun; one that does is the next of its name. */
const MONTHS_BEGUN = 6;

/** The words with a sign for each time after the ISO day: "January 2027", "next year"; and for "until 2019". */
export function withLaterTimes(words: readonly string[], on: string): readonly string[] {
  return words.map((word, at) => {
    if (isLater(words, at, on)) return LATER_TIME;
    const ended = endOf(words, at, on);
    return ended !== null && ended <= on ? EARLIER_TIME : word;
  });
}

function isLater(words: readonly string[], at: number, on: string): boolean {
  const starts = startOf(words, at, on);
  return starts === null ? isAhead(words, at) : starts > on;
}

/** The first day after `on` from which the words no longer read as they do on it; null where there is none. */
export function nextChange(words: readonly string[], on: string): string | null {
  const days = words.flatMap((_, at) => {
    const starts = startOf(words, at, on);
    if (starts === null) return [];
    return [starts > on ? starts : addMonths(starts, MONTHS_BEGUN), endOf(words, at, on) ?? on];
  });
  return days.filter((day) => day > on).toSorted()[0] ?? null;
}

/** "Next year", "next April", "later this year", "the new year": always ahead, for an advert does not say of which day it is. */
function isAhead(words: readonly string[], at: number): boolean {
  const [before, further] = [words[at - 1], words[at - 2]];
  if (before === "next" && monthOf(words[at]!) !== null) return true;
  if (!SPANS.test(words[at]!)) return false;
  if (words[at] === "year" && before === "new") return further === "the" || further === "from";
  return before === "next" || further === "next" || (before === "this" && further === "later");
}

/** The ISO day on which the time that ends with this word begins; after it, where that is what is said. */
function startOf(words: readonly string[], at: number, on: string): string | null {
  const day = dateInNumbers(words, at);
  if (day) return leadOf(words, at - day.length + 1) === "after" ? addDays(day.iso, 1) : day.iso;
  const first = firstDayOf(words, at, on);
  if (first === null) return null;
  const month = [at, at - 1].find((place) => monthOf(words[place] ?? "") !== null) ?? null;
  if (leadOf(words, month ?? at) === "after") return pastEnd(first, words, month);
  const isEnd = month !== null && words.slice(Math.max(0, month - 2), month).includes("end");
  return isEnd ? addDays(addMonths(first, lengthOf(words[month]!)), -1) : first;
}

/** The first ISO day after "until 31 December 2025", "until March 2027"; null where no such time ends with this word. */
function endOf(words: readonly string[], at: number, on: string): string | null {
  const day = dateInNumbers(words, at);
  const first = day?.iso ?? firstDayOf(words, at, on);
  if (first === null) return null;
  const month = [at, at - 1].find((place) => monthOf(words[place] ?? "") !== null) ?? null;
  const lead = leadOf(words, day ? at - day.length + 1 : (month ?? at));
  if (lead !== "until" && lead !== "till") return null;
  return day ? addDays(first, 1) : pastEnd(first, words, month);
}

/** "After 2027", "after January", "after 6 April": the year, the month or the day is over. */
function pastEnd(first: string, words: readonly string[], month: number | null): string {
  if (month === null) return addMonths(first, 12);
  const hasDate = words.slice(Math.max(0, month - 2), month).some((word) => DATE.test(word));
  return hasDate ? addDays(first, 1) : addMonths(first, lengthOf(words[month]!));
}

/** In months. */
function lengthOf(time: string): number {
  if (/^h[12]$/.test(time)) return 6;
  return MONTH.test(time) ? 1 : 3;
}

/** The word before a time and what may stand between: "after" in "after the 6th of April". */
function leadOf(words: readonly string[], at: number): string {
  let before = at - 1;
  while (at - before <= MAX_BETWEEN && BETWEEN.test(words[before] ?? "")) before--;
  return words[before] ?? "";
}

function firstDayOf(words: readonly string[], at: number, on: string): string | null {
  const [, part, year] = YEAR.exec(words[at]!) ?? [];
  if (year) return part ? dayOf(year, PARTS_OF_YEAR[part]!, 1) : startOfYear(year, words, at);
  const month = monthOf(words[at]!);
  const isInYear = YEAR.test(words[at + 1] ?? "");
  if (month === null || isInYear || words[at - 1] === "next" || !isTime(words, at)) return null;
  // The year is left out: the one that began in the last months, or the one to come.
  const since = addMonths(on, -MONTHS_BEGUN);
  const inYear = Number(since.slice(0, 4));
  const first = dayOf(inYear, month, dateBefore(words, at));
  return first > since ? first : dayOf(inYear + 1, month, dateBefore(words, at));
}

/** With the month and the date that stand before it, as far as they do. */
function startOfYear(year: string, words: readonly string[], at: number): string {
  const before = words[at - 1] ?? "";
  const month = monthOf(before);
  const isEnd = before === "of" && words[at - 2] === "end";
  if (month === null) return dayOf(year, isEnd ? 12 : (PARTS_OF_YEAR[before] ?? 1), 1);
  return dayOf(year, month, dateBefore(words, at - 1));
}

/** "From March", "from the 6th of April", "as of 1 April"; not "you may" or "the March team". */
function isTime(words: readonly string[], at: number): boolean {
  const lead = leadOf(words, at);
  return lead === "as" || BEFORE_A_MONTH.test(lead);
}

function dateBefore(words: readonly string[], month: number): number {
  const at = words[month - 1] === "of" ? month - 2 : month - 1;
  return Number(DATE.exec(words[at] ?? "")?.[1] ?? 1);
}

/** A date that the month does not have is its last, or its first. */
function dayOf(year: number | string, month: number, date: number): string {
  const known = date >= 1 && date <= 31 ? date : 1;
  const padded = [month, known].map((part) => String(part).padStart(2, "0"));
  return addMonths(`${year}-${padded.join("-")}`, 0);
}

function monthOf(word: string): number | null {
  if (MONTH.test(word)) return MONTHS.indexOf(word.slice(0, 3)) + 1;
  return SEASONS[word] ?? null;
}
