import { addDays, weekdayOf } from "../days.ts";

/*
 * Public holidays, worked out for any year from the rule that each law gives; the test compares them with
 * the dates that were published for 2025 to 2027:
 * - United Kingdom: Banking and Financial Dealings Act 1971, schedule 1, and https://www.gov.uk/bank-holidays
 * - Ireland: Organisation of Working Time Act 1997, second schedule, and St Brigid's Day since 2023
 * - Canada: Canada Labour Code, section 166 (federal; provinces have their own)
 * - Australia: days that every state and territory keeps, and the acts of each state; local show days are
 *   not here, nor the Friday before the AFL Grand Final, which Victoria gazettes each year
 * A single day that a government proclaims is in `declared` where we know of it; else hosts add it as a day away.
 * On 17 November 2026 every region was compared with the npm package date-holidays 3.37.0, for 2024 to 2032. It is
 * not used itself: it has no federal Canada, gives Ireland days in lieu that its law does not, and weighs megabytes.
 */
export const holidayRegions = {
  "gb-eng": "England and Wales",
  "gb-sct": "Scotland",
  "gb-nir": "Northern Ireland",
  ie: "Ireland",
  ca: "Canada, federal",
  au: "Australia, national",
  "au-act": "Australian Capital Territory",
  "au-nsw": "New South Wales",
  "au-qld": "Queensland",
  "au-sa": "South Australia",
  "au-vic": "Victoria",
  "au-wa": "Western Australia",
} as const;

export type HolidayRegion = keyof typeof holidayRegions;

/** The public holidays of one year, in order. */
export function holidaysOf(region: HolidayRegion, year: number): string[] {
  return [...new Set(rules[region](year))].sort();
}

/** Public holidays among so many days from one on. */
export function holidaysBetween(region: HolidayRegion, firstDay: string, lastDay: string) {
  const [first, last] = [Number(firstDay.slice(0, 4)), Number(lastDay.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, by) => first + by);
  return years
    .flatMap((year) => holidaysOf(region, year))
    .filter((day) => day >= firstDay && day <= lastDay);
}

type Rule = (year: number) => string[];

/**
 * Mondays after an Anzac Day on a weekend, for these years only, as date-holidays 3.37.0 has it; the orders were
 * not read.
 */
const declared: Partial<Record<HolidayRegion, Readonly<Record<number, readonly string[]>>>> = {
  "au-act": { 2026: ["2026-04-27"] },
  "au-nsw": { 2026: ["2026-04-27"], 2027: ["2027-04-26"] },
};

const on = (year: number, monthAndDay: string) => `${year}-${monthAndDay}`;
const nth = (year: number, month: string, n: number) => {
  const first = on(year, `${month}-01`);
  return addDays(first, ((8 - weekdayOf(first)) % 7) + (n - 1) * 7);
};
/** The last Monday before or on a day. */
const mondayBy = (day: string) => addDays(day, 1 - weekdayOf(day));

const rules: Readonly<Record<HolidayRegion, Rule>> = {
  "gb-eng": (year) => [
    ...inLieu([on(year, "01-01")]),
    ...[addDays(easter(year), -2), addDays(easter(year), 1)],
    ...[nth(year, "05", 1), mondayBy(on(year, "05-31")), mondayBy(on(year, "08-31"))],
    ...inLieu([on(year, "12-25"), on(year, "12-26")]),
  ],
  "gb-sct": (year) => [
    ...inLieu([on(year, "01-01"), on(year, "01-02")]),
    addDays(easter(year), -2),
    ...[nth(year, "05", 1), mondayBy(on(year, "05-31")), nth(year, "08", 1)],
    ...inLieu([on(year, "11-30")]),
    ...inLieu([on(year, "12-25"), on(year, "12-26")]),
  ],
  "gb-nir": (year) => [
    ...rules["gb-eng"](year),
    ...inLieu([on(year, "03-17")]),
    ...inLieu([on(year, "07-12")]),
  ],
  ie: (year) => [
    ...[on(year, "01-01"), brigid(year), on(year, "03-17"), addDays(easter(year), 1)],
    ...[nth(year, "05", 1), nth(year, "06", 1), nth(year, "08", 1), mondayBy(on(year, "10-31"))],
    ...[on(year, "12-25"), on(year, "12-26")],
  ],
  ca: (year) => [
    ...inLieu([on(year, "01-01")]),
    ...[addDays(easter(year), -2), mondayBy(on(year, "05-24")), ...inLieu([on(year, "07-01")])],
    ...[nth(year, "09", 1), ...inLieu([on(year, "09-30")]), nth(year, "10", 2)],
    ...inLieu([on(year, "11-11")]),
    ...inLieu([on(year, "12-25"), on(year, "12-26")]),
  ],
  au: (year) => [
    ...besides([on(year, "01-01")]),
    ...inLieu([on(year, "01-26")]),
    ...[addDays(easter(year), -2), addDays(easter(year), 1), on(year, "04-25")],
    ...besides([on(year, "12-25"), on(year, "12-26")]),
  ],
  "au-act": (year) => [
    ...[...rules.au(year), ...easterWeekend(year), ...anzacMonday(year, [7])],
    ...(declared["au-act"]?.[year] ?? []),
    ...[nth(year, "03", 2), mondayBy(on(year, "06-02")), nth(year, "06", 2), nth(year, "10", 1)],
  ],
  "au-nsw": (year) => [
    ...[...rules.au(year), ...easterWeekend(year), nth(year, "06", 2), nth(year, "10", 1)],
    ...(declared["au-nsw"]?.[year] ?? []),
  ],
  "au-qld": (year) => [
    ...[...rules.au(year), ...easterWeekend(year), ...anzacMonday(year, [7])],
    ...[nth(year, "05", 1), nth(year, "10", 1)],
  ],
  // Since its Public Holidays Act 2023 nothing makes up for an Anzac Day on a weekend.
  "au-sa": (year) => [
    ...[...rules.au(year), ...easterWeekend(year)],
    ...[nth(year, "03", 2), nth(year, "06", 2), nth(year, "10", 1)],
  ],
  "au-vic": (year) => [
    ...[...rules.au(year), ...easterWeekend(year), nth(year, "03", 2), nth(year, "06", 2)],
    // The first Tuesday of November, for the Melbourne Cup.
    addDays(nth(year, "11", 1), weekdayOf(on(year, "11-01")) === 2 ? -6 : 1),
  ],
  "au-wa": (year) => [
    ...[...rules.au(year), easter(year), ...anzacMonday(year, [6, 7])],
    // The King's Birthday is proclaimed each year, nearly always the last Monday of September.
    ...[nth(year, "03", 1), nth(year, "06", 1), mondayBy(on(year, "09-30"))],
  ],
};

const easterWeekend: Rule = (year) => [addDays(easter(year), -1), easter(year)];

/** Some states make up for an Anzac Day on a weekend, or on a Sunday only. */
function anzacMonday(year: number, weekdays: readonly number[]): string[] {
  const day = on(year, "04-25");
  return weekdays.includes(weekdayOf(day)) ? inLieu([day]) : [];
}

/** Off on the days themselves, and once more where they lie on a weekend. */
function besides(days: readonly string[]): string[] {
  return [...days, ...inLieu(days)];
}

/** Days that follow each other; one on a weekend is made up for on the next working day that is free. */
function inLieu(days: readonly string[]): string[] {
  const kept = days.filter((day) => weekdayOf(day) < 6);
  for (const day of days.filter((one) => weekdayOf(one) >= 6)) {
    let instead = day;
    while (weekdayOf(instead) >= 6 || kept.includes(instead)) instead = addDays(instead, 1);
    kept.push(instead);
  }
  return kept;
}

/** The first Monday of February, or the first itself where that is a Friday. */
function brigid(year: number): string {
  const first = on(year, "02-01");
  return weekdayOf(first) === 5 ? first : nth(year, "02", 1);
}

/** Easter Sunday by the Gregorian rule (Meeus, Jones and Butcher). */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${year}-${pad(Math.floor(f / 31))}-${pad((f % 31) + 1)}`;
}
