import { PROSE } from "./prose.ts";
import { TOWNS } from "./towns.data.ts";

const KNOWN = new Set(TOWNS);
const MAX_PART_LENGTH = 60;
const POSTCODE = / [A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/;
const PAY = /[£€$]|\d{4}|\bper\b|competitive|^\d{2,3}(?:\.\d)?k\b/i;
const PAY_IN_BRACKETS = / \([^()]*[£€$][^()]*\)/g;
/** Says how the work is done, and neither for whom nor where. */
const TERMS =
  /^(?:permanent|temporary|contract|fixed[- ]term|ftc|full[- ]time|part[- ]time|hybrid|remote|on-?site|asap|immediate start|.*\b(?:visas?|sponsor\w*)\b.*|\d+ months?(?: ftc| contract)?|\d{1,2}(?:\.\d+)? ?(?:hours?|hrs?)\b.*)$/i;
/** What stands where a town does, whether or not we know it. */
const PLACE = /^[A-Z][a-z']+(?:[ -](?:[A-Z][a-z']+|on|upon|under|le|by|the)){0,3}$/;

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

/** A town we know may be before the employer; one we do not is the last of three, beside the pay. */
function inOrder({ parts, isPaid, joint }: Line): HeadParts | null {
  const [title = "", ...rest] = parts;
  const town = rest.find((part) => KNOWN.has(part));
  const [first, second, ...more] = rest.filter((part) => part !== town);
  if (!first || more.length > 0) return null;
  if (town && !second) return checked({ title, employer: first, town });
  // "Engineer - Water - Mott MacDonald - Leeds": the title has a part of its own.
  if (town && second && rest.at(-1) === town)
    return checked({ title: `${title}${joint}${first}`, employer: second, town });
  const isPlace = !town && isPaid && second !== undefined && PLACE.test(second);
  return isPlace ? checked({ title, employer: first, town: second }) : null;
}

function checked(head: HeadParts): HeadParts | null {
  const { title, employer } = head;
  const isShort = [title, employer].every((part) => part.length <= MAX_PART_LENGTH);
  const isNamed = /^[A-Z\d]/.test(employer) && !PROSE.test(`${title} ${employer}`);
  return title && isShort && isNamed ? head : null;
}
