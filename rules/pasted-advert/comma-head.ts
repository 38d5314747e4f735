import { TOWNS } from "../towns.data.ts";
import { isCounty, isStreet } from "./company-in-town.ts";
import type { HeadParts } from "./head-parts.ts";
import { isJob } from "./job-words.ts";
import { splitOutside } from "./outside-brackets.ts";
import { isPartOfWork, TERMS } from "./part-of-work.ts";
import { isEmployerOf } from "./plain-organisation.ts";
import { PROSE } from "./prose.ts";
import { SMALL_TOWNS } from "./small-towns.data.ts";

const KNOWN = new Set([...TOWNS, ...SMALL_TOWNS]);
const MAX_PART_LENGTH = 60;
const POSTCODE = / [A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/;
/**
 * "Quantity Surveyor, Kier, Salford": a job, its employer and a town we know, and no part more. Lists and
 * addresses have commas too, so the first part has to be a job. What may be a part of the work stays
 * with the title: no employer is better than a wrong one.
 */
export function commaHead(words: string): HeadParts | null {
  const [title = "", middle = "", last = "", ...more] = splitOutside(words, /, /g);
  const town = last.replace(POSTCODE, "");
  if (more.length > 0 || !KNOWN.has(town) || !isJob(title)) return null;
  if (middle.length > MAX_PART_LENGTH || !/^[A-Z\d]/.test(middle) || PROSE.test(middle))
    return null;
  if (KNOWN.has(middle) || isCounty(middle)) return null;
  const isOfTitle = isPartOfWork(middle);
  if (isOfTitle) return { title: `${title}, ${middle}`, employer: "", town };
  const isNobody = TERMS.test(middle) || (isStreet(middle) && !isEmployerOf(title, middle));
  return { title, employer: isNobody ? "" : middle, town };
}
