import { TOWNS } from "../towns.data.ts";
import { splitOutside } from "./outside-brackets.ts";
import { isPartOfWork, TERMS } from "./part-of-work.ts";
import { PAY } from "./pay-words.ts";
import { PROSE } from "./prose.ts";

const KNOWN = new Set(TOWNS);
const WORKPLACE =
  /^The |\b(?:academy|bakery|bank|cafe|care|centre|clinic|college|council|dental|farm|garage|group|gym|home|hospital|hotel|inn|kitchen|limited|llp|ltd|nhs|nursery|pharmacy|plc|practice|pub|restaurant|school|surgery|trust|university)\b/i;
const NATION = /^(?:england|scotland|wales|northern ireland|uk|united kingdom|gb)$/i;
const ONE_PLACE = /^[A-Z][a-z]+(?:[ -](?:[A-Z][a-z]+|on|upon|under|le|by|the)){0,3}$/;

const COUNTY =
  /shire$|^(?:kent|surrey|(?:east |west )?sussex|essex|devon|cornwall|dorset|somerset|norfolk|suffolk|avon|cumbria|county durham|merseyside|middlesex|rutland|tyne and wear|(?:west |the )?midlands|greater (?:london|manchester))$/i;
const STREET =
  /\b(?:street|st|road|rd|lane|avenue|row|square|way|place|court|drive|dock|quay|building|floor|wharf|green|hill|park|gate|close|house|cross)$/i;

export function isCounty(text: string): boolean {
  return COUNTY.test(text);
}

/** "Leeds, West Yorkshire" is Leeds. */
export function withoutCounty(place: string): string {
  const [town = "", after = "", ...more] = place.split(", ");
  return more.length === 0 && (isCounty(after) || NATION.test(after)) ? town : place;
}

export function isStreet(text: string): boolean {
  return STREET.test(text);
}

type CompanyInTown = { employer: string; town: string };

/** "The Larch Hotel, Inverness", "Peake Consulting, Bristol (hybrid)": a workplace and where it is. "Leeds, England" is a place alone. */
export function companyInTown(text: string): CompanyInTown | null {
  const plain = text
    .replace(/ \((?:hybrid|remote|on-?site|office)[^)]*\)$/i, "")
    .replace(/\.$/, "");
  const [employer = "", after = "", ...more] = placeParts(plain);
  const town = after.replace(/ [A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/, "");
  if (more.length > 0 || employer.length < 3 || employer.length > 60) return null;
  if (KNOWN.has(employer) || NATION.test(town) || !/^[A-Z\d]/.test(employer)) return null;
  if (STREET.test(employer) || isCounty(town)) return null;
  if (PROSE.test(employer) || TERMS.test(employer) || isPartOfWork(employer)) return null;
  const isPlace = WORKPLACE.test(employer) || town !== after;
  const isTown = KNOWN.has(town) || (isPlace && ONE_PLACE.test(town));
  return isTown ? { employer, town } : null;
}

/** Without pay and terms, and without the county that comes after the town: "Cindermill Robotics, Sheffield, £44,000". */
function placeParts(text: string): string[] {
  const byComma = splitOutside(text, /, /g);
  const byDash = splitOutside(text, / [-–—|] /g).filter((part) => !PAY.test(part));
  const isDashed = byComma.length === 1 && KNOWN.has(byDash[1] ?? "");
  const parts = isDashed ? byDash : byComma.filter((part) => !PAY.test(part));
  const [employer = "", town = "", ...more] = parts;
  const isOver = (part: string) => TERMS.test(part) || isCounty(part) || NATION.test(part);
  return [employer, town, ...more.filter((part) => !isOver(part))];
}
