import { TOWNS } from "../towns.data.ts";
import { withoutCount } from "./job-words.ts";
import { isPlainOrganisation } from "./plain-organisation.ts";

const MAX_NAME_LENGTH = 100;

/** "Engineer in Swindon", but "Lecturer in Marketing". */
const IN_TOWN = new RegExp(` in (?:${TOWNS.join("|")})\\.?$`);

export function tidyTitle(text: string): string {
  return withoutCount(text)
    .replace(/ ?- job post$/i, "")
    .replace(IN_TOWN, "")
    .replace(
      /\s*[([](?:m\/f\/?[dxn]?|f\/m\/?[dx]?|all genders|hybrid|remote|permanent|fixed[- ]term|ftc|full[- ]time|part[- ]time|[\w ]*visa sponsorship[\w ]*)[)\]]\s*$/i,
      "",
    )
    .replace(/\s*[-–|,]?\s*(?:ref(?:erence)?\.?:?\s*[\w/-]+)$/i, "")
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}

export function tidyEmployer(text: string): string {
  return inSmallLetters(text)
    .replace(/^(\S.{1,60}? (?:ltd|limited|llp|plc))\. .*$/i, "$1")
    .replace(/\s+logo$/i, "")
    .replace(/^company logo for,?\s*/i, "")
    .replace(/ [-–|] .*$/, "")
    .replace(/[.,]$/, "")
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}

const SMALL_WORDS = /^(?:of|and|the|for|in|at)$/i;
/** "NHS", "PLC": as they are written. */
const MAX_INITIALS = 3;

/** "UNIVERSITY OF WESTMARCH" as a name is written; of "BAE SYSTEMS" nobody knows. */
function inSmallLetters(name: string): string {
  if (name !== name.toUpperCase() || !isPlainOrganisation(name)) return name;
  const words = name.split(" ").map((word, at) => {
    if (SMALL_WORDS.test(word)) return at === 0 ? capital(word) : word.toLowerCase();
    return word.length <= MAX_INITIALS && word !== "ST" ? word : capital(word);
  });
  return words.join(" ");
}

function capital(word: string): string {
  return word.slice(0, 1) + word.slice(1).toLowerCase();
}
