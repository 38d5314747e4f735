import type { Line } from "./advert-lines.ts";
import type { Labelled } from "./labels.ts";
import type { Found } from "./pasted-advert.ts";
import { wordsAround } from "./words-around.ts";

const NUMBER = String.raw`(\d{1,2}(?:\.\d{1,2})?)`;
const RANGE = new RegExp(String.raw`\b${NUMBER}\s?(?:-|–|to)\s?${NUMBER}\s?(?:hours|hrs)\b`, "i");
const WEEKLY = new RegExp(
  String.raw`\b${NUMBER}\s?-?(?:hours?|hrs?|h)\b\.?,?\s?(?:per|a|each|\/|p\.?)?\s?(?:working )?(?:week|wk|weekly|pw|w\b)|\b${NUMBER}\s?-?hour (?:working )?week|\b${NUMBER}\s?(?:hpw|h\/w)\b|\bfull[- ]?time[ ,]*[(:]?\s?${NUMBER}\s?(?:hours?|hrs?)?\)?|\b(?:weekly )?hours:? ${NUMBER} ?(?:per|a) week`,
  "i",
);
const PLAIN = new RegExp(
  String.raw`^(?:approx(?:imately)?\.? )?${NUMBER}\s?(?:hours?|hrs?)?\b(?!\s?(?:-|–|to|:|%|am|pm)|\s?(?:hours? )?(?:per|a) day)`,
  "i",
);
/** "Full time, 35 hrs, £38k": hours that stand by themselves. */
const ALONE = new RegExp(
  String.raw`(?:^|[,;|·(–.-]\s?)${NUMBER}\s?(?:hours|hrs)(?=[,;.|·)]|$)`,
  "i",
);
const AN_HOUR = String.raw`£\s?\d{1,3}(?:\.\d{1,2})?\s?(?:p\.?\/?h\b|\/\s?h(?:ou)?r?\b|(?:per|an) h(?:ou)?r\b)`;
/** "48 hrs, £14.10ph", "£14.10 per hour, 48 hours": what an hour pays stands beside the hours of a week. */
const BESIDE_PAY = new RegExp(
  String.raw`(?<!\b(?:within|every|after|over|under|up to|at least|shifts? of|in|for) )\b${NUMBER}\s?(?:hours|hrs)[\s,;|·@–-]{1,3}(?:at )?${AN_HOUR}|${AN_HOUR}[\s,;|·@(–-]{1,3}(?:for )?${NUMBER}\s?(?:hours|hrs)\b(?! (?:notice|response|turnaround|minimum|(?:a|per|each) (?:day|shift|night)))`,
  "i",
);
const HOURS = /\b\d{1,2}(?:\.\d+)?\s?-?(?:hours?|hrs?)\b/i;
const NOT_A_WEEK = /\b(?:notice|response|within|turnaround|day|24\/7|shift|every)\b/i;
const MAX_WEEK_HOURS = 80;

/** The hours of a week, as the advert says them. */
export function readHours(
  lines: readonly Line[],
  labelled: readonly Labelled[],
): Found<number | null> | null {
  for (const { kind, value, words } of labelled) {
    if (kind !== "hours") continue;
    const found = hoursIn(value) ?? plainIn(value);
    if (found !== undefined) return { value: found, words };
  }
  for (const { text, raw } of lines) {
    const found = hoursIn(text);
    if (found !== undefined) return { value: found, words: wordsAround(raw, HOURS) };
  }
  for (const { text, raw } of lines) {
    const found = aloneIn(text);
    if (found !== undefined) return { value: found, words: wordsAround(raw, HOURS) };
  }
  return null;
}

const MIN_HOURS_ALONE = 10;

/** "24 hours" is more often a time to wait. */
function aloneIn(text: string): number | undefined {
  const [, before, after] = BESIDE_PAY.exec(text) ?? [];
  const beside = Number(before ?? after ?? 0);
  if (beside >= MIN_HOURS_ALONE) return sane(beside);
  const hours = Number(ALONE.exec(text)?.[1] ?? 0);
  const isWeek = hours >= MIN_HOURS_ALONE && hours !== 24 && hours !== 48 && !NOT_A_WEEK.test(text);
  return isWeek ? sane(hours) : undefined;
}

/** Undefined where nothing is said, null where it is a range. */
function hoursIn(text: string): number | null | undefined {
  const week = WEEKLY.exec(text);
  const range = RANGE.exec(text);
  if (range && /week|wk|pw/i.test(text)) return null;
  if (!week) return undefined;
  const said = week.slice(1).find((part) => part !== undefined);
  return sane(Number(said));
}

function plainIn(value: string): number | null | undefined {
  if (RANGE.test(value)) return null;
  const said = PLAIN.exec(value)?.[1];
  return said && !NOT_A_WEEK.test(value) ? sane(Number(said)) : undefined;
}

function sane(hours: number): number | undefined {
  return hours >= 2 && hours <= MAX_WEEK_HOURS ? hours : undefined;
}
