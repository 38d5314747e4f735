import { addMonths, longDay } from "#rules/days.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { thresholdsSource } from "#rules/uk-work/sources.ts";

/** The day a verdict is worked out for; a day that cannot be is told, and today stands in for it. */
export type AsIfDay = { on: string; typed: string; sentence: string | null };

/** Follows the sentence where there is an answer at all. */
const INSTEAD = "Below is the answer for today.";

export function dayError(
  { sentence }: AsIfDay,
  { isAnswered }: { isAnswered: boolean },
): string | undefined {
  if (sentence === null) return undefined;
  return isAnswered ? `${sentence} ${INSTEAD}` : sentence;
}

const MAX_MONTHS_AHEAD = 60;

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** Reads "2027-02-15", "15 February 2027" and "February 2027", which is its first day. */
export function readAsIfDay(typed: string | null, today: string): AsIfDay {
  const text = (typed ?? "").trim();
  if (text === "") return { on: today, typed: today, sentence: null };
  const day = dayIn(text);
  const sentence = day === null ? notADay : whyNot(day, today);
  return sentence === null && day !== null
    ? { on: day, typed: day, sentence: null }
    : { on: today, typed: text, sentence };
}

const notADay = "Enter a day, such as 15 February 2027.";

function whyNot(day: string, today: string): string | null {
  const { effectiveFrom } = thresholdsSource;
  if (day < effectiveFrom)
    return `We hold the rules from ${longDay(effectiveFrom)} on, so ${longDay(day)} is not worked out.`;
  if (day > addMonths(today, MAX_MONTHS_AHEAD))
    return `Nobody knows the rules of ${longDay(day)} yet. Choose a day within five years.`;
  return null;
}

function dayIn(text: string): string | null {
  const iso = /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text;
  if (isRealDay(iso)) return iso;
  const words = /^(?:(\d{1,2})\s+)?([a-z]+)\s+(\d{4})$/i.exec(text);
  if (!words) return null;
  const [, date = "1", name = "", year = ""] = words;
  const month = months.findIndex(
    (known) => name.length >= 3 && known.startsWith(name.toLowerCase()),
  );
  const day = `${year}-${String(month + 1).padStart(2, "0")}-${date.padStart(2, "0")}`;
  return month >= 0 && isRealDay(day) ? day : null;
}
