import { TOWNS } from "../towns.data.ts";
import type { Line } from "./advert-lines.ts";
import { isCounty } from "./company-in-town.ts";
import { isPartOfWork, TERMS } from "./part-of-work.ts";
import { isPlainOrganisation } from "./plain-organisation.ts";
import { SMALL_TOWNS } from "./small-towns.data.ts";

const SMALL = new Set(SMALL_TOWNS);
const DISTRICT = String.raw`[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?`;
const PLACE = new RegExp(
  `^(?:(?:[Cc]entral|[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[Gg]reater|[Ii]nner|[Oo]uter|[Cc]ity of)[ -]){0,2}(?:${TOWNS.join("|")})(?: (?:city centre|City Centre|area|Area|region|${DISTRICT}))?(?: ?[,(/|]| [-–] |$)`,
);
const POSTCODE = new RegExp(` ${DISTRICT}$`);
const NATION =
  /^(?:england|scotland|wales|northern ireland|uk|united kingdom|uk[- ]wide|nationwide|anywhere)\b/i;
/** How lists of what is asked and given begin, and headings. */
const ASKED =
  /^(?:chartered|qualified|degree|minimum|must|full (?:uk |clean )*driving|driving licence|immediate|urgent|free (?:parking|meals|uniform)|great (?:pay|team|benefits|place)|competitive|company car|essential|desirable|requirements?|responsibilities|benefits|duties|knowledge of|ability to|proven|working (?:towards|hours|pattern)|fixed[- ]term|reporting to|start date|mon(?:day)?\b|no experience|band \d|grade \d|about (?:us|you|the)\b|who we|what (?:we|you)|why (?:us|join|work)|key (?:skills|duties|responsibilities)|the (?:role|job|company|team|position)$)/i;

/** Named like a part of the work or of a university, and neither. */
const NAMES =
  /^(?:department for [a-z].*|department of health\b.*|institute (?:of|for) [a-z].*|college of policing|legal (?:&|and) general)$/i;

/** A sign that lists have; "**" is how chats write bold. */
const BULLET = /^(?:\*(?!\*)|[•·▪◦‣●○■□✓✔✅➤]|[-–—]\s)/u;

export function isBullet({ raw }: Line): boolean {
  return BULLET.test(raw);
}

/** "London E14", "Leeds (hybrid)", "Whitby": a place, whatever is said of it. */
export function isPlace(text: string): boolean {
  return (
    PLACE.test(text) ||
    SMALL.has(text.replace(POSTCODE, "")) ||
    NATION.test(text) ||
    (!/,/.test(text) && isCounty(text))
  );
}

/** Whether a part of a head employs nobody: a place, a part of the work, or what is asked and given. */
export function isNobody(text: string): boolean {
  if (isPlainOrganisation(text) || NAMES.test(text)) return false;
  return TERMS.test(text) || ASKED.test(text) || isPlace(text) || isPartOfWork(text);
}
