import { TOWNS } from "../towns.data.ts";
import { isCounty, isStreet } from "./company-in-town.ts";
import type { HeadParts } from "./head-parts.ts";
import { isPartOfWork, TERMS } from "./part-of-work.ts";
import { PROSE } from "./prose.ts";
import { SMALL_TOWNS } from "./small-towns.data.ts";

const KNOWN = new Set([...TOWNS, ...SMALL_TOWNS]);
const MAX_PART_LENGTH = 60;
const POSTCODE = / [A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/;
/** An open class, known by how its words end: "surveyor", "analyst", "assistant", "technician". */
const JOB =
  /(?:^|[ /-])(?:[a-z]{2,}(?:er|or|ist|yst|ant|ian|ate|ive|ect|eur)|nurse|chef|cook|clerk|lead|head|intern|apprentice|trainee|midwife|paralegal|fellow|vet)s?(?: (?:of|in|for|to) .+| \(.+\)| (?:[IVX]+|\d))?$/i;
const BUILDING =
  /(?:^| )(?:tower|corner|manor|centre|quarter|chamber|harbour|border|theatre|estate)s?$/i;

/**
 * "Quantity Surveyor, Kier, Salford": a job, its employer and a town we know, and no part more. Lists and
 * addresses have commas too, so the first part has to be a job. What may be a part of the work stays
 * with the title: no employer is better than a wrong one.
 */
export function commaHead(words: string): HeadParts | null {
  const [title = "", middle = "", last = "", ...more] = words.split(", ");
  const town = last.replace(POSTCODE, "");
  if (more.length > 0 || !KNOWN.has(town) || !isJob(title)) return null;
  if (middle.length > MAX_PART_LENGTH || !/^[A-Z\d]/.test(middle) || PROSE.test(middle))
    return null;
  if (KNOWN.has(middle) || isCounty(middle)) return null;
  const isOfTitle = isPartOfWork(middle);
  if (isOfTitle) return { title: `${title}, ${middle}`, employer: "", town };
  const isNobody = TERMS.test(middle) || isStreet(middle);
  return { title, employer: isNobody ? "" : middle, town };
}

function isJob(title: string): boolean {
  const isShort = title.length <= MAX_PART_LENGTH && /^[A-Z]/.test(title);
  return (
    isShort && JOB.test(title) && !KNOWN.has(title) && !BUILDING.test(title) && !PROSE.test(title)
  );
}
