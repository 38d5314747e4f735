import { TOWNS } from "../towns.data.ts";
import { isStreet, withoutCounty } from "./company-in-town.ts";
import { isJob } from "./job-words.ts";
import { splitOutside } from "./outside-brackets.ts";
import { isPartOfWork, TERMS } from "./part-of-work.ts";
import { PAY } from "./pay-words.ts";
import { isEmployerOf, isPlainOrganisation, isWork } from "./plain-organisation.ts";
import { PROSE } from "./prose.ts";
import { SMALL_TOWNS } from "./small-towns.data.ts";

const KNOWN = new Set(TOWNS);
const SMALL = new Set(SMALL_TOWNS);
const MAX_PART_LENGTH = 60;
const POSTCODE = / [A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/;
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
  const [title = "", ...rest] = splitOutside(plain, / [-–—|·] /g);
  // "Leeds / remote / 40-50k", and "Designer / Developer" is one title.
  const dashed = named([title, ...rest.flatMap((part) => part.split(" / "))]);
  const byDash = inOrder({ parts: dashed, isPaid, joint: " - " }) ?? inAddress(dashed);
  if (byDash || !isPaid) return byDash;
  return inOrder({ parts: named(splitOutside(plain, /, /g)), isPaid, joint: ", " });
}

/** Without pay, terms and postcodes. */
function named(parts: readonly string[]): string[] {
  return parts
    .filter((part) => !PAY.test(part) && !TERMS.test(part))
    .map((part) => withoutCounty(part.replace(POSTCODE, "")));
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
  if (!town || more.length > 0) return null;
  if (!first) return isJob(title) ? { title, employer: "", town } : null;
  if (joint === ", " && isList(title, first)) return null;
  if (!second) return inOtherOrder({ title, employer: first, town });
  // "Engineer - Water - Mott MacDonald - Leeds": the title has a part of its own.
  if (rest.at(-1) !== town) return null;
  return checked({ title: `${title}${joint}${first}`, employer: second, town });
}

/** "Quillfern Bank - Software Developer - London": of what is plainly no job, a job is not the employer. */
function inOtherOrder(head: HeadParts): HeadParts | null {
  const { title, employer, town } = head;
  const isJobThere = isWork(employer) || (/ /.test(employer) && isJob(employer));
  const isOther = !isJob(title) && isJobThere;
  if (!isOther || isEmployerOf(title, employer)) return checked(head);
  return { title: employer, employer: isPlainOrganisation(title) ? title : "", town };
}

/** "Staff Nurse - Harbourview Nursing Home, Bournemouth": what is not plainly an employer stays with the title. */
function inAddress(parts: readonly string[]): HeadParts | null {
  const [middle = "", town = "", ...more] = splitOutside(parts.at(-1) ?? "", /, /g);
  const title = parts.slice(0, -1).join(" - ");
  if (more.length > 0 || !KNOWN.has(town) || !isJob(parts[0] ?? "") || PROSE.test(middle))
    return null;
  if (parts.length < 2 || title.length > MAX_PART_LENGTH || KNOWN.has(middle)) return null;
  if (isEmployerOf(title, middle)) return { title, employer: middle, town };
  const isTerm = TERMS.test(middle) || isStreet(middle);
  return { title: isTerm ? title : `${title} - ${middle}`, employer: "", town };
}

/** Many are names of firms as well, so only the last part of a line with pay in it is one. */
function smallTown(last = ""): string | null {
  return SMALL.has(last) ? last : null;
}

function checked(head: HeadParts): HeadParts | null {
  const { title, employer } = head;
  const isShort = [title, employer].every((part) => part.length <= MAX_PART_LENGTH);
  const isNamed =
    /^[A-Z\d]/.test(employer) &&
    !isPartOfWork(employer) &&
    !KNOWN.has(employer) &&
    !PROSE.test(`${title} ${employer}`);
  return title && isShort && isNamed ? head : null;
}
