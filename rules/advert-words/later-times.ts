/** Stands for a time that is still to come when the advert is read. */
export const LATER_TIME = "later-time";

const YEAR = /^20\d\d$/;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
/** The month in which a season begins. */
const SEASONS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 };
const SPANS = /^(?:year|month|quarter|term|spring|summer|autumn|winter)$/;
const BEFORE_A_MONTH = new Set(["from", "in", "by", "next"]);

/**
 * The words with a sign for each time after the ISO day: "January 2027", "next year", "from March".
 * Without a day, any year may lie ahead.
 */
export function withLaterTimes(words: readonly string[], on: string | null): readonly string[] {
  return words.map((word, at) => (isLater(words, at, on) ? LATER_TIME : word));
}

function isLater(words: readonly string[], at: number, on: string | null): boolean {
  const word = words[at]!;
  if (YEAR.test(word)) return isLaterYear(words, at, on);
  const isNext = words[at - 1] === "next" || words[at - 2] === "next";
  if (SPANS.test(word)) return isNext || (words[at - 1] === "this" && words[at - 2] === "later");
  if (!MONTH.test(word) || YEAR.test(words[at + 1] ?? "")) return false;
  // A month alone is the one to come, but for the one we are in.
  return BEFORE_A_MONTH.has(words[at - 1] ?? "") && monthOf(word) !== monthIn(on);
}

/** With the month and the date that stand before it, as far as they do. */
function isLaterYear(words: readonly string[], at: number, on: string | null): boolean {
  if (on === null) return true;
  const year = Number(words[at]);
  const month = monthOf(words[at - 1] ?? "") ?? 1;
  const date = monthOf(words[at - 1] ?? "") === null ? 1 : dateOf(words[at - 2] ?? "");
  const first = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return first > on;
}

function monthOf(word: string): number | null {
  if (MONTH.test(word)) return MONTHS.indexOf(word.slice(0, 3)) + 1;
  return SEASONS[word] ?? null;
}

function monthIn(on: string | null): number | null {
  return on === null ? null : Number(on.slice(5, 7));
}

function dateOf(word: string): number {
  const [, date] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word) ?? [];
  return date ? Number(date) : 1;
}
