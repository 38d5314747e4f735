import { csvRecords } from "../csv/read-csv.ts";
import { isRealDay } from "../typed-day.ts";

/** Why a name means an entry. A brand of a group may be another company's: it is no firm answer. */
export const tieReasons = [
  "initials",
  "short name",
  "brand",
  "former name",
  "hospital of the trust",
  "part of it",
  "brand of the group",
] as const;

/** Staff confirmed it by where adverts lead. Never in a file: only an advert shows it. */
export const WEB_DOMAIN = "web domain in adverts";

export type TieReason = (typeof tieReasons)[number];

/** One reviewed row: a name as people type it, and an entry of the register that it means. */
export type KnownName = {
  name: string;
  entry: string;
  town: string;
  why: TieReason;
  checkedOn: string;
};

const HEADER = "name,entry,town,why,checked on";

/** Reads a file of reviewed names. Throws, with the line, where a row is not whole. */
export function readKnownNames(text: string, file: string): KnownName[] {
  const [header, ...records] = csvRecords(text);
  if (header?.fields.join(",") !== HEADER) throw new Error(`${file} does not begin with ${HEADER}`);
  return records.map(({ fields, line }) => {
    const [name = "", entry = "", town = "", why = "", checkedOn = ""] = fields;
    const isWhole = name !== "" && entry !== "" && fields.length === 5 && isRealDay(checkedOn);
    if (!isWhole || !isReason(why))
      throw new Error(`${file}, line ${line}, is not a reviewed name`);
    return { name, entry, town, why, checkedOn };
  });
}

function isReason(why: string): why is TieReason {
  return (tieReasons as readonly string[]).includes(why);
}
