import type { Line } from "./advert-lines.ts";
import { dayIn, monthIn } from "./day-in.ts";
import type { Found, PastedStart } from "./pasted-advert.ts";

const LABEL = `(?:(?:proposed|expected|anticipated|intended|planned|target|likely) )?(?:start(?:ing)? date|date of start|commencement(?: date)?|start(?:s|ing)?|commenc(?:es|ing))`;
/** At the start of what is said, or behind "to", "role" and the like: courses and interviews start too. */
const STARTS = new RegExp(
  String.raw`(?:^|\b(?:to|role|job|post|position|contract|and|you(?:['’]ll| will)?) )${LABEL}\b(?! (?:salary|pay|rate|wage|up|ups)\b|-)\s?[:–-]?\s*(?:(?:on|in|from|of|is|the|early|mid|late|around|circa|asap|or|immediately|w\/c|week commencing)\b[:,]?\s?)*(.{0,40})`,
  "i",
);
const LABEL_ALONE = new RegExp(`^${LABEL}\\s*:?$`, "i");
/** What stands first behind the word: "Start date: to be agreed. Closes 4 May" names none. */
const BEGINS =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?,? )?(?:\d|jan|feb|mar|apr|may\b(?! be\b)|jun|jul|aug|sep|oct|nov|dec)/i;
const HAS_DAY = /^(?:\D{0,12}\d{1,2}(?!\d)|\d{4}-\d\d-\d\d)/;

/** When the job starts: a day, or only its month. `today` is an ISO day. */
export function readStart(lines: readonly Line[], today: string): Found<PastedStart> | null {
  for (const [at, { text, raw }] of lines.entries()) {
    const next = lines[at + 1];
    if (LABEL_ALONE.test(text) && next && BEGINS.test(next.text)) {
      const value = startIn(next.text, today);
      if (value) return { value, words: `${raw} ${next.raw}` };
    }
    const found = startOfLine(text, today);
    // An icon between the words is not in them any more.
    if (found) return raw.includes(found.words) ? found : { ...found, words: raw };
  }
  return null;
}

function startOfLine(text: string, today: string): Found<PastedStart> | null {
  for (const part of text.split(/(?<=[.!;])\s+(?=[A-Z])|\s[|•·]\s|, (?=[Ss]tart)/)) {
    const [, said = ""] = STARTS.exec(part) ?? [];
    const value = BEGINS.test(said) ? startIn(said, today) : null;
    if (value) return { value, words: part.trim() };
  }
  return null;
}

function startIn(said: string, today: string): PastedStart | null {
  const day = HAS_DAY.test(said) ? dayIn(said, today) : null;
  if (day) return { day, month: null };
  const month = /^\d/.test(said) ? null : monthIn(said, today);
  return month ? { day: null, month } : null;
}
