import { readWords } from "../../families/read-words.server.ts";
import { type PayAtLeast, payAtLeast } from "../board.ts";

const TOP = String.raw`\s*(?:-|–|to|and)\s*£?\s?\d{2,3}(?:,?\d{3}|k)`;
const YEARLY = String.raw`\s*(?:\/|per|a)\s*(?:year|yr|annum)|\s*p\.?a\.?|\s+(?:annually|yearly|salary)`;
/** "£30,000", "30k", "£30k - £40k", "between £30k and £40k a year". */
const PAY = new RegExp(
  String.raw`(?:^|\s)(?<least>(?:(?:paying|pays|earning|salary(?: of)?)(?:\s+|(?=£|\d)))?(?:over|above|at least|from|minimum|min|between|more than)|paying|pays|earning|salary(?: of)?)?\s*` +
    String.raw`(?:£\s?(?<pounds>\d{2,3})(?:,?\d{3}|k|(?=${TOP}))|(?<bare>\d{2})(?:k|(?=\s*(?:-|–|to)\s*\d{2}k)))` +
    String.raw`\+?(?<top>${TOP})?\+?(?<yearly>${YEARLY})?(?=$|[\s,])`,
  "i",
);

/** The most that is looked for, which is no filter of ours. */
const CEILING_BEFORE =
  /(?:^|\s)(?:under|below|up ?to|less than|lower than|no|not|max|maximum|max of|maximum of|<|to)$/i;
const CEILING_AFTER =
  /^\s*(?:max(?:imum)?|or (?:less|below|under)|and (?:under|below))(?=$|[\s,])/i;

/** "Warhammer 40k" is a game, and its figure no pay. */
const FIGURE_IN_NAME = /(?:^|\s)(?:warhammer|games workshop)\s*$/i;

type PayInText = { typed: string; pay: PayAtLeast; rest: string };

/** The step of the board that is no higher. `isWork` tells whether words may follow a figure without a pound. */
export function payInText(text: string, isWork: (words: string) => boolean): PayInText | null {
  const match = PAY.exec(text);
  if (!match) return null;
  const { least, pounds, bare, top, yearly } = match.groups!;
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  if (CEILING_BEFORE.test(before.trimEnd()) || CEILING_AFTER.test(after)) return null;
  // "40k views content creator"
  const isPlain = isWork(after) && !FIGURE_IN_NAME.test(before);
  if (!pounds && !least && !top && !yearly && !isPlain) return null;
  const asked = Number(pounds ?? bare) * 1000;
  const pay = payAtLeast.findLast((step) => Number(step) <= asked);
  return pay ? { typed: match[0].trim(), pay, rest: `${before} ${after}` } : null;
}

/** Every word of it names work, or none is left. */
export function namesOnlyWork(text: string): boolean {
  return readWords(text).every(({ family }) => family);
}
