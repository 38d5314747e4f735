import { isRealDay } from "#rules/typed-day.ts";
/** What stands in the form, by field name, exactly as it was typed. */
export type Typed = Readonly<Record<string, string>>;

export const MAX_PERIODS = 8;
const MAX_LETTERS = 80;

/** A stretch of work has fields of its own: "p1-from", "p1-to" and so on. */
export function periodField(number: number, field: "where" | "from" | "to" | "hours"): string {
  return `p${number}-${field}`;
}

const periods = Array.from({ length: MAX_PERIODS }, (_, index) => index + 1);

/** Days are typed as three numbers and travel in an address as one. */
export const dayFields: readonly string[] = [
  ...["on", "born", "sat", "pyend", "pborn"],
  ...periods.flatMap((number) => [periodField(number, "from"), periodField(number, "to")]),
];

const plainFields: readonly string[] = [
  ...["occupation", "assessed", "english", "test", "listening", "reading", "writing", "speaking"],
  ...["passport", "work", "overseas", "australia", "award", "specialist", "study", "weeks"],
  ...["months", "regional", "py", "language", "partner"],
  ...periods.flatMap((number) => [periodField(number, "where"), periodField(number, "hours")]),
];

const dayParts = dayFields.flatMap((name) => [`${name}-day`, `${name}-month`, `${name}-year`]);
const known = new Set([...plainFields, ...dayFields, ...dayParts]);

/** Whether a field of a form or an address is an answer, or a part of one. */
export function isAnswer(name: string): boolean {
  return known.has(name);
}

/** The answers among the fields of a form or of an address; whatever else came with them is left out. */
export function typedFrom(fields: Iterable<readonly [string, unknown]>): Typed {
  const typed: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (!isAnswer(name) || typeof value !== "string" || value.trim() === "") continue;
    typed[name] = value.trim().slice(0, MAX_LETTERS);
  }
  for (const name of dayFields) spreadDay(typed, name);
  return typed;
}

/** The same answers as an address carries them: nothing empty, each day as one. */
export function addressOf(typed: Typed): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of plainFields) if (typed[name]) search.set(name, typed[name]);
  for (const name of dayFields) {
    const day = isoDayIn(typed, name);
    if (day) search.set(name, day);
    else for (const part of partsOf(name)) if (typed[part]) search.set(part, typed[part]);
  }
  return search;
}

/** The day typed in three parts: null where it is none, or no day at all. */
export function isoDayIn(typed: Typed, name: string): string | null {
  const [day = "", month = "", year = ""] = partsOf(name).map((part) => typed[part] ?? "");
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isRealDay(iso) ? iso : null;
}

export function isDayEmpty(typed: Typed, name: string): boolean {
  return partsOf(name).every((part) => !typed[part]);
}

/** The three parts of a day, to be shown again as they were typed. */
export function dayShown(typed: Typed, name: string) {
  const [day, month, year] = partsOf(name).map((part) => typed[part] ?? "");
  return { day: day ?? "", month: month ?? "", year: year ?? "" };
}

/** A day as its three fields. */
export function typedDay(name: string, day: string | null): Record<string, string> {
  if (day === null) return {};
  const [year = "", month = "", date = ""] = day.split("-");
  const values = [String(Number(date)), String(Number(month)), year];
  return Object.fromEntries(partsOf(name).map((part, index) => [part, values[index] ?? ""]));
}

/** How many stretches of work have anything in them. */
export function periodsIn(typed: Typed): number {
  return Math.max(0, ...periods.filter((number) => !isPeriodEmpty(typed, number)));
}

export function isPeriodEmpty(typed: Typed, number: number): boolean {
  const { from, to, hours } = {
    from: isDayEmpty(typed, periodField(number, "from")),
    to: isDayEmpty(typed, periodField(number, "to")),
    hours: !typed[periodField(number, "hours")],
  };
  return from && to && hours;
}

function partsOf(name: string): [string, string, string] {
  return [`${name}-day`, `${name}-month`, `${name}-year`];
}

function spreadDay(typed: Record<string, string>, name: string): void {
  const whole = typed[name];
  if (whole === undefined) return;
  delete typed[name];
  if (/^\d{4}-\d\d-\d\d$/.test(whole)) Object.assign(typed, typedDay(name, whole));
}
