import { longDay, monthName } from "#rules/days.ts";
import type { Abroad, Found, PastedAdvert } from "#rules/pasted-advert/pasted-advert.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { decidingWords } from "./unclear-advert.ts";
import { yearlyPay } from "./yearly-pay.ts";

/** A field read in a pasted advert: what is filled in, and the words it came from. */
export type PastedField = { value: string; words: string | null; note: string | null };

export type PastedView = {
  fields: Record<"title" | "employer" | "town" | "pay" | "hours", PastedField>;
  /** `day` is ISO, empty where none was found. */
  closes: { day: string; line: string; words: string | null };
  /** `value` is an ISO day, empty where none or only a month was found. */
  starts: PastedField;
  /** Null where the advert does not speak of work towards a registration or a charter. */
  registration: { words: string; isTicked: boolean } | null;
  /** `deciding` are the words that the stance rests on; empty where there are none. */
  sponsorship: { stance: Stance; quotes: string[]; deciding: string };
  /** Said where the job is not in the UK, with the tool of its country. */
  abroad: { line: string; words: string; tool: { label: string; href: string } } | null;
};

type Stance = PastedAdvert["sponsorship"]["stance"];

const NOT_FOUND = "Not found in the advert.";
const NO_TITLE = `${NOT_FOUND} The visa check needs it.`;
const MAX_QUOTES = 4;
const NOT_IN_POUNDS: PastedField = { value: "", words: null, note: "It names no pay in pounds." };

/** What was read, to be corrected. `today` is an ISO day. */
export function pastedView(advert: PastedAdvert, today: string): PastedView {
  const { title, employer, town, pay, hours, sponsorship, abroad } = advert;
  const { closesOn, startsOn, registration } = advert;
  return {
    fields: {
      title: title ? plain(title) : { value: "", words: null, note: NO_TITLE },
      employer: plain(employer),
      town: plain(town),
      pay: !pay && abroad ? NOT_IN_POUNDS : payField(pay, hours?.value ?? null),
      hours: hoursField(hours),
    },
    closes: closingOf(closesOn?.value ?? "", { words: closesOn?.words ?? null, today }),
    starts: startField(startsOn),
    registration: registration && { words: registration.words, isTicked: true },
    sponsorship: {
      stance: sponsorship.stance,
      quotes: sponsorship.sayings.slice(0, MAX_QUOTES).map(({ quote }) => quote),
      deciding: decidingWords(sponsorship),
    },
    abroad: abroad && { ...elsewhere[abroad.value], words: abroad.words },
  };
}

const elsewhere: Record<Abroad, { line: string; tool: { label: string; href: string } }> = {
  ie: {
    line: "This reads like a job in Ireland. The check below is of the UK’s rules.",
    tool: { label: "Work permits, Ireland", href: "/work-permit-check-ireland" },
  },
  au: {
    line: "This reads like a job in Australia. The check below is of the UK’s rules.",
    tool: {
      label: "Points test, Australia",
      href: "/skilled-migration-points-calculator-australia",
    },
  },
  ca: {
    line: "This reads like a job in Canada. The check below is of the UK’s rules.",
    tool: {
      label: "Work permit after study, Canada",
      href: "/post-graduation-work-permit-canada",
    },
  },
};

/** What was read, as its reader corrected it; `said` gives a field of their form, null where it has none. */
export function correctedView(
  view: PastedView,
  said: (name: string) => string | null,
  today: string,
): PastedView {
  const of = (name: keyof PastedView["fields"]): PastedField => {
    const value = said(name)?.trim().slice(0, MAX_LENGTH);
    const field = view.fields[name];
    return value === undefined || value === field.value ? field : { ...field, value, note: null };
  };
  const { title, employer, town, pay, hours } = {
    ...{ title: of("title"), employer: of("employer"), town: of("town") },
    ...{ pay: of("pay"), hours: of("hours") },
  };
  const day = said("closes") ?? view.closes.day;
  const starts = said("starts") ?? view.starts.value;
  const stance = said("advert") ?? "";
  return {
    fields: { title, employer, town, pay, hours },
    closes: closingOf(isRealDay(day) ? day : "", { words: view.closes.words, today }),
    starts:
      starts === view.starts.value
        ? view.starts
        : { ...view.starts, value: isRealDay(starts) ? starts : "", note: null },
    // A box that was left empty is not sent.
    registration: view.registration && {
      ...view.registration,
      isTicked: said("registration") !== null,
    },
    sponsorship:
      isStance(stance) && stance !== view.sponsorship.stance
        ? { ...view.sponsorship, stance, deciding: "" }
        : view.sponsorship,
    abroad: view.abroad,
  };
}

/** The visa check of what was read. Of the advert's own words only those come along that decide on sponsoring. */
export function visaCheckOf(view: PastedView): string {
  const { fields, closes, starts, registration, sponsorship } = view;
  const values = Object.entries(fields).map(([name, { value }]) => [name, value]);
  const others = [
    ["closes", closes.day],
    ...(starts.value ? [["starts", starts.value]] : []),
    ...(registration?.isTicked ? [["registration", "advert"]] : []),
    ["advert", sponsorship.stance],
    ...(sponsorship.deciding ? [["said", sponsorship.deciding]] : []),
  ];
  return `/visa-check?${new URLSearchParams([...values, ...others])}#verdict`;
}

const MAX_LENGTH = 120;

export function isStance(text: string): text is Stance {
  return Object.hasOwn(stanceLines, text);
}

export const stanceLines: Record<Stance, string> = {
  yes: "It says that it sponsors.",
  no: "It says that it does not sponsor.",
  conditional: "It says that sponsorship depends on conditions.",
  unclear: "It mentions the right to work or sponsorship, but does not say yes or no.",
  silent: "It does not mention sponsorship.",
};

function plain(found: Found<string> | null): PastedField {
  return found
    ? { value: found.value, words: found.words, note: null }
    : { value: "", words: null, note: NOT_FOUND };
}

/** A month alone is left to the reader: its first day may be too early for one rule, its last for another. */
function startField(found: PastedAdvert["startsOn"]): PastedField {
  if (!found) return { value: "", words: null, note: NOT_FOUND };
  const { value, words } = found;
  if (value.day !== null) return { value: value.day, words, note: null };
  const month = monthLabel(value.month);
  return { value: "", words, note: `It names ${month}. Enter the day, once you know it.` };
}

/** "January 2027", of "2027-01". */
function monthLabel(month: string): string {
  return `${monthName(`${month}-01`)} ${month.slice(0, 4)}`;
}

function hoursField(found: PastedAdvert["hours"]): PastedField {
  if (!found) return { value: "", words: null, note: NOT_FOUND };
  if (found.value !== null) return { value: String(found.value), words: found.words, note: null };
  return { value: "", words: found.words, note: "A range: enter the hours you would work." };
}

/** The least it pays in a year; empty where the advert leaves it open. */
function payField(found: PastedAdvert["pay"], hours: number | null): PastedField {
  if (!found) return { value: "", words: null, note: NOT_FOUND };
  const { value: pay, words } = found;
  if (!pay)
    return { value: "", words, note: "It names no figure. Ask, and enter the pay for a year." };
  const yearly = yearlyPay(pay, hours);
  if (typeof yearly === "string") return { value: "", words, note: yearly };
  const note = pay.max === null ? null : "The lowest of the range.";
  return { value: String(yearly), words, note };
}

function closingOf(day: string, { words, today }: { words: string | null; today: string }) {
  const line = day < today ? `It closed on ${longDay(day)}.` : `It closes on ${longDay(day)}.`;
  return { day, line: day ? line : NOT_FOUND, words };
}
