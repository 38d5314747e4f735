import { STOP_WORDS } from "./short-words.data.ts";

const MIN_LETTERS = 3;
const MAX_LETTERS = 7;
/** Initials already: UKRI is UK Research and Innovation, HMRC is HM Revenue & Customs. */
const WHOLE = new Set(["uk", "hm", "nhs", "gb", "eu"]);

/**
 * The initials people may call a name by: without the small words (UWE), with them (TfL), with "and"
 * (SLaM), and of what stands before "and" (LSE).
 */
export function initialsOf(words: readonly string[], fewest = MIN_LETTERS): string[] {
  const beforeAnd = words.slice(
    0,
    words.indexOf("and") === -1 ? words.length : words.indexOf("and"),
  );
  const ways = [
    words.filter((word) => !STOP_WORDS.has(word)),
    words,
    words.filter((word) => word === "and" || !STOP_WORDS.has(word)),
    beforeAnd.filter((word) => !STOP_WORDS.has(word)),
  ];
  const found = ways.map((way) => way.map(letterOf).join(""));
  const isLong = (text: string) => text.length >= fewest && text.length <= MAX_LETTERS;
  return [...new Set(found)].filter(isLong);
}

/** "Marks and Spencer" is M&S. */
export function pairInitials([first, and, second]: readonly string[]): string[] {
  return first && second && and === "and" ? [`${first[0]} and ${second[0]}`] : [];
}

function letterOf(word: string): string {
  return WHOLE.has(word) ? word : word[0]!;
}
