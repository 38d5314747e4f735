import { isRealDay } from "#rules/typed-day.ts";
import type { Line } from "./advert-lines.ts";
import type { Labelled } from "./labels.ts";
import type { Found } from "./pasted-advert.ts";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH = `(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const DAY_FIRST = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]${MONTH}\b\.?,?(?:[ -](\d{4}|\d{2}\b(?!:)))?`,
  "i",
);
const MONTH_FIRST = new RegExp(
  String.raw`\b${MONTH}\.? (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4}))?`,
  "i",
);
const NUMBERS = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/;
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/;

const CLOSES =
  /\b(?:clos(?:es|ing|e|ed)\b|deadline|apply (?:by|before|b4|no later than)|applications? (?:must|should|need)|applications? (?:by|before|until|close)|appl(?:y|ications?)\b(?:[^.]|\.(?=\S)){0,60}\b(?:by|before|until|no later than)|expires?|advert (?:ends|will (?:end|close))|last (?:day|date)|(?:cv|application)s? (?:by|before))/i;
const OTHER_DAYS =
  /\b(?:interviews?|assessment|posted|placed on|start(?:s|ing| date)?|published|listed)\b/i;

/** The day an advert closes. `today` is an ISO day: a date without a year is the nearest. */
export function readClosing(
  lines: readonly Line[],
  labelled: readonly Labelled[],
  today: string,
): Found<string> | null {
  for (const { kind, value, rest, words } of labelled) {
    if (kind !== "closes") continue;
    const day = dayIn(value, today);
    if (day) return { value: day, words };
    // "Closing time 23:59" may stand before the line with its day.
    const next = rest[0] && !/[a-z]{12,}/.test(rest[0]) ? dayIn(rest[0], today) : null;
    if (next && /^\d{1,2}[:.]\d{2}/.test(value))
      return { value: next, words: `${words} ${rest[0]}` };
  }
  for (const { text, raw } of lines) {
    const found = closingIn(text, today);
    // An icon between the words is not in them any more.
    if (found) return raw.includes(found.words) ? found : { ...found, words: raw };
  }
  return null;
}

function closingIn(text: string, today: string): Found<string> | null {
  for (const part of text.split(/(?<=[.!;])\s+(?=[A-Z])|\s[|•·]\s/)) {
    const at = part.search(CLOSES);
    if (at === -1) continue;
    const after = part.slice(at);
    const day = dayIn(OTHER_DAYS.test(after) ? after.split(OTHER_DAYS)[0]! : after, today);
    if (day) return { value: day, words: part.trim() };
  }
  return null;
}

function dayIn(text: string, today: string): string | null {
  const iso = ISO.exec(text);
  if (iso) return real(iso[1]!, Number(iso[2]), Number(iso[3]));
  const first = DAY_FIRST.exec(text);
  if (first) return near(Number(first[1]), monthOf(first[2]!), { year: first[3], today });
  const second = MONTH_FIRST.exec(text);
  if (second) return near(Number(second[2]), monthOf(second[1]!), { year: second[3], today });
  const numbers = NUMBERS.exec(text);
  if (!numbers) return null;
  const [date, month] = [Number(numbers[1]), Number(numbers[2])];
  // British sites write the day first; where that cannot be, the month stands there.
  return month > 12
    ? near(month, date, { year: numbers[3], today })
    : near(date, month, { year: numbers[3], today });
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

type Near = { year: string | undefined; today: string };

const LATELY_DAYS = 60;

/** Without a year: this year's, unless that is more than two months ago. */
function near(date: number, month: number, { year, today }: Near): string | null {
  if (year) return real(year.length === 2 ? `20${year}` : year, month, date);
  const thisYear = today.slice(0, 4);
  const day = real(thisYear, month, date);
  if (!day) return real(String(Number(thisYear) + 1), month, date);
  const ago = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  return ago > LATELY_DAYS ? real(String(Number(thisYear) + 1), month, date) : day;
}

function real(year: string, month: number, date: number): string | null {
  const day = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return isRealDay(day) ? day : null;
}
