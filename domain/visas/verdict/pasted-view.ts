import { longDay } from "#rules/days.ts";
import type { Found, PastedAdvert, PastedPay } from "#rules/pasted-advert/pasted-advert.ts";
import { isRealDay } from "#rules/typed-day.ts";

/** A field read in a pasted advert: what is filled in, and the words it came from. */
export type PastedField = { value: string; words: string | null; note: string | null };

export type PastedView = {
  fields: Record<"title" | "employer" | "town" | "pay" | "hours", PastedField>;
  /** `day` is ISO, empty where none was found. */
  closes: { day: string; line: string; words: string | null };
  sponsorship: { stance: Stance; quotes: string[] };
};

type Stance = PastedAdvert["sponsorship"]["stance"];

const NOT_FOUND = "Not found in the advert.";
const MAX_QUOTES = 4;

/** What was read, to be corrected. `today` is an ISO day. */
export function pastedView(advert: PastedAdvert, today: string): PastedView {
  const { title, employer, town, pay, hours, closesOn, sponsorship } = advert;
  return {
    fields: {
      title: plain(title),
      employer: plain(employer),
      town: plain(town),
      pay: payField(pay, hours?.value ?? null),
      hours: hoursField(hours),
    },
    closes: closingOf(closesOn?.value ?? "", { words: closesOn?.words ?? null, today }),
    sponsorship: {
      stance: sponsorship.stance,
      quotes: sponsorship.sayings.slice(0, MAX_QUOTES).map(({ quote }) => quote),
    },
  };
}

/** What was read, as its reader corrected it; `said` gives a field of their form, null where it has none. */
export function correctedView(
  view: PastedView,
  said: (name: string) => string | null,
  today: string,
): PastedView {
  const of = (name: keyof PastedView["fields"]): PastedField => {
    const value = said(name)?.trim().slice(0, LONGEST);
    const field = view.fields[name];
    return value === undefined || value === field.value ? field : { ...field, value, note: null };
  };
  const { title, employer, town, pay, hours } = {
    ...{ title: of("title"), employer: of("employer"), town: of("town") },
    ...{ pay: of("pay"), hours: of("hours") },
  };
  const day = said("closes") ?? view.closes.day;
  const stance = said("advert") ?? "";
  return {
    fields: { title, employer, town, pay, hours },
    closes: closingOf(isRealDay(day) ? day : "", { words: view.closes.words, today }),
    sponsorship: { ...view.sponsorship, ...(isStance(stance) ? { stance } : {}) },
  };
}

/** The visa check of what was read. The advert's own words do not come along. */
export function visaCheckOf({ fields, sponsorship }: PastedView): string {
  const values = Object.entries(fields).map(([name, { value }]) => [name, value]);
  return `/visa-check?${new URLSearchParams([...values, ["advert", sponsorship.stance]])}`;
}

const LONGEST = 120;

function isStance(text: string): text is Stance {
  return Object.hasOwn(stanceLines, text);
}

export const stanceLines: Record<Stance, string> = {
  yes: "It says that it sponsors.",
  no: "It says that it does not sponsor.",
  conditional: "It says that sponsoring depends.",
  unclear: "It speaks of the right to work or of sponsoring, and does not say yes or no.",
  silent: "It does not speak of sponsoring.",
};

function plain(found: Found<string> | null): PastedField {
  return found
    ? { value: found.value, words: found.words, note: null }
    : { value: "", words: null, note: NOT_FOUND };
}

function hoursField(found: PastedAdvert["hours"]): PastedField {
  if (!found) return { value: "", words: null, note: NOT_FOUND };
  if (found.value !== null) return { value: String(found.value), words: found.words, note: null };
  return { value: "", words: found.words, note: "A range: enter the hours you would work." };
}

const FULL_WEEK = 35;
const times = { year: 1, month: 12, week: 52 } as const;

/** The least it pays in a year; empty where the advert leaves it open, so that nothing passes too early. */
function payField(found: PastedAdvert["pay"], hours: number | null): PastedField {
  if (!found) return { value: "", words: null, note: NOT_FOUND };
  const { value: pay, words } = found;
  const note = pay ? whyOpen(pay, hours) : "It names no figure. Ask, and enter the pay for a year.";
  if (!pay || pay.min === null || note) return { value: "", words, note };
  const yearly = pay.period === "hour" ? pay.min * hours! * 52 : pay.min * timesOf(pay.period);
  const isTop = pay.max !== null;
  return { value: figure(yearly), words, note: isTop ? "The least of the range." : null };
}

function whyOpen({ min, period, isFullTimeRate }: PastedPay, hours: number | null): string | null {
  if (min === null) return "It names only the most it pays. Enter what you would get in a year.";
  if (period === "hour" && hours === null)
    return "It pays by the hour and names no hours. Enter the pay for a year.";
  if (period === "day") return "It pays by the day. Enter the pay for a year.";
  if (isFullTimeRate && (hours === null || hours < FULL_WEEK))
    return "This is the pay of a full week. Enter what your hours pay in a year.";
  return null;
}

function timesOf(period: PastedPay["period"]): number {
  return period === "month" || period === "week" ? times[period] : 1;
}

/** Whole pence: 12.6 × 16 × 52 is 10483.2, and a little less to a computer. */
function figure(pounds: number): string {
  return String(Math.floor(Math.round(pounds * 10_000) / 100) / 100);
}

function closingOf(day: string, { words, today }: { words: string | null; today: string }) {
  const line = day < today ? `It closed on ${longDay(day)}.` : `It closes on ${longDay(day)}.`;
  return { day, line: day ? line : NOT_FOUND, words };
}
