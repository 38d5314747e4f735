import { isRealDay } from "#rules/typed-day.ts";

/** An address being read. What cannot be read counts as not said and leaves its sentence in `errors`. */
export type Reading = {
  params: URLSearchParams;
  errors: Record<string, string>;
};

const MAX_LENGTH = 40;
const FIRST_YEAR = 1950;
const LAST_YEAR = 2099;

export function readingOf(params: URLSearchParams): Reading {
  return { params, errors: {} };
}

/** As it was typed, for the field to show again. */
export function typedIn({ params }: Reading, name: string): string {
  return (params.get(name) ?? "").trim().slice(0, MAX_LENGTH);
}

/** One of a list; anything else an address may hold counts as not said. */
export function readChoice<Choice extends string>(
  reading: Reading,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  return choices.find((choice) => choice === typedIn(reading, name)) ?? null;
}

/** "yes", "no", or null for everything else. */
export function readYesNo(reading: Reading, name: string): boolean | null {
  const answer = readChoice(reading, name, ["yes", "no"]);
  return answer === null ? null : answer === "yes";
}

type Limits = { from: number; to: number; sentence: string };

export function readWhole(reading: Reading, name: string, limits: Limits): number | null {
  const typed = typedIn(reading, name);
  if (typed === "") return null;
  const number = /^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN;
  if (number >= limits.from && number <= limits.to) return number;
  return complain(reading, name, limits.sentence);
}

/** Yearly pay in cents: "45000", "€45,000", "45 000.50" and "45k" are all understood. */
export function readYearlyPay(reading: Reading, name: string, limits: Limits): number | null {
  const typed = typedIn(reading, name);
  if (typed === "") return null;
  const found = /^€?(\d{1,7}(?:\.\d{1,2})?)(k?)$/i.exec(typed.replaceAll(/[\s,]/g, ""));
  const euros = found ? Number(found[1]) * (found[2] ? 1_000 : 1) : Number.NaN;
  if (euros >= limits.from && euros <= limits.to) return Math.round(euros * 100);
  return complain(reading, name, limits.sentence);
}

/** An ISO day, as date fields send it, or "15/11/2026" from browsers that have none. */
export function readDay(reading: Reading, name: string): string | null {
  const typed = typedIn(reading, name);
  if (typed === "") return null;
  const day = isoDayOf(typed);
  return day ?? complain(reading, name, "Enter a real day, such as 15/11/2026.");
}

/** The ISO day that was meant, or null. */
export function isoDayOf(typed: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed);
  const slashed = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(typed);
  const [year, month, date] = iso
    ? [iso[1], iso[2], iso[3]]
    : slashed
      ? [slashed[3], slashed[2], slashed[1]]
      : [];
  if (!year || !month || !date) return null;
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isRealDay(day) && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR ? day : null;
}

function complain({ errors }: Reading, name: string, sentence: string): null {
  errors[name] = sentence;
  return null;
}
