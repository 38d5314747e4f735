import { TOWNS } from "../towns.data.ts";
import { isPartOfWork, TERMS } from "./part-of-work.ts";
import { PROSE } from "./prose.ts";
import { SMALL_TOWNS } from "./small-towns.data.ts";

const KNOWN = new Set(TOWNS);
const SMALL = new Set(SMALL_TOWNS);
const MAX_PART_LENGTH = 60;
const POSTCODE = / [A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/;
const PAY =
  /[£€$]|\d{4}|\bper\b|competitive|^\d{2,3}(?:\.\d)?k\b|^\d{2,3}[.,]\d{3}\b|\d\s?(?:gbp|pounds)\b/i;
const PAY_IN_BRACKETS = / \([^()]*[£€$][^()]*\)/g;
/** `employer` is empty where none is named. */
export type HeadParts = { title: string; employer: string; town: string };

type Line = { parts: readonly string[]; isPaid: boolean; joint: string };

/**
 * "Engineer - JCB - Rocester - £42k": the title first, then employer and town, with pay and terms
 * wherever they are. Commas are in titles and addresses too, so they count only beside the pay.
 */
export function headParts(words: string): HeadParts | null {
  const plain = words.replaceAll(PAY_IN_BRACKETS, "");
  const isPaid = plain !== words || PAY.test(plain);
  const byDash = inOrder({ parts: partsOf(plain, / [-–—|·] /), isPaid, joint: " - " });
  if (byDash || !isPaid) return byDash;
  return inOrder({ parts: partsOf(plain, /, /), isPaid, joint: ", " });
}

function partsOf(words: string, separator: RegExp): string[] {
  return words
    .split(separator)
    .filter((part) => !PAY.test(part) && !TERMS.test(part))
    .map((part) => part.replace(POSTCODE, ""));
}

/** "Teacher of Maths, Science and PE": a list goes on over the comma. */
function isList(title: string, next: string): boolean {
  return / (?:of|in|for) /.test(title) && / and /.test(next);
}

/** Only with a town we know, before the employer or after: else a part of the work passes for one of them. */
function inOrder({ parts, isPaid, joint }: Line): HeadParts | null {
  const [title = "", ...rest] = parts;
  const town = rest.find((part) => KNOWN.has(part)) ?? (isPaid ? smallTown(rest.at(-1)) : null);
  const [first, second, ...more] = rest.filter((part) => part !== town);
  if (!town || !first || more.length > 0) return null;
  if (joint === ", " && isList(title, first)) return null;
  if (!second) return checked({ title, employer: first, town });
  // "Engineer - Water - Mott MacDonald - Leeds": the title has a part of its own.
  if (rest.at(-1) !== town) return null;
  return checked({ title: `${title}${joint}${first}`, employer: second, town });
}

/** Many are names of firms as well, so only the last part of a line with pay in it is one. */
function smallTown(last = ""): string | null {
  return SMALL.has(last) ? last : null;
}

function checked(head: HeadParts): HeadParts | null {
  const { title, employer } = head;
  const isShort = [title, employer].every((part) => part.length <= MAX_PART_LENGTH);
  const isNamed =
    /^[A-Z\d]/.test(employer) && !isPartOfWork(employer) && !PROSE.test(`${title} ${employer}`);
  return title && isShort && isNamed ? head : null;
}
