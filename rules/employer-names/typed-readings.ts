import { nameReadings } from "../sponsor-register/name-readings.ts";
import { TOWNS } from "../towns.data.ts";
import { BODIES } from "./bodies.ts";
import { brandStem } from "./brand-stem.ts";
import { SHORT_WORDS } from "./short-words.data.ts";

/**
 * How a typed name may be meant, the likeliest first: as it stands, in other words that must be
 * somebody's very name, with a word of it left out, with another word for the same thing, and as
 * the name of a hospital.
 */
export type TypedReadings = {
  typed: string[];
  other: string[];
  part: string[];
  near: string[];
  hospital: string[];
};

const MAX_TYPED = 3;
const MAX_OTHER = 10;
const MAX_PART = 4;

/**
 * Every reading of a typed name: as it stands, with its short words written out, a web address as
 * the name in it, without "UK" or "Group", and with the town where one was given.
 */
export function typedReadings(typed: string, town: string | null): TypedReadings {
  const domain = nameInDomain(typed);
  const own = nameReadings(domain ?? typed);
  if (own.length === 0) return { typed: [], other: [], part: [], near: [], hospital: [] };
  const words = (own[0] ?? "").split(" ").filter(Boolean);
  const inTown = town && !words.join(" ").endsWith(town) ? [[...words, ...town.split(" ")]] : [];
  const [spelled] = written(words);
  const typedSo = unique([own[0]!, spelled ?? "", ...own.slice(1)]).slice(0, MAX_TYPED);
  const other = unique([
    ...inTown.map((reading) => reading.join(" ")),
    ...own,
    ...withoutLondon(words),
    ...written(words),
    brandStem(words).join(" "),
    ...written(brandStem(words)),
  ]).filter((reading) => !typedSo.includes(reading));
  const part = unique(partsOf(words)).filter((reading) => !other.includes(reading));
  return {
    typed: typedSo,
    other: other.slice(0, MAX_OTHER),
    part: part.slice(0, MAX_PART),
    near: nearReadings(words),
    hospital: hospitalReadings(words, town),
  };
}

function unique(readings: readonly string[]): string[] {
  return [...new Set(readings)].filter(Boolean);
}

/** "https://www.bp.com/careers" and "jobs@bp.com" are about "bp". */
function nameInDomain(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const address =
    /^(?:https?:\/\/)?(?:[\w.+-]+@)?(?:www\d?\.|careers?\.|jobs\.)*([a-z0-9-]+)\.(?:com|co\.uk|org\.uk|org|ac\.uk|gov\.uk|nhs\.uk|net|io|ai|uk)(?:\/\S*)?$/.exec(
      text,
    );
  const isAddress =
    address && (/[/@]/.test(text) || text.startsWith("www.") || !text.includes(" "));
  return isAddress ? address[1]!.replaceAll("-", " ") : null;
}

/** With each shortened word written out; where it may stand for two, both ways. */
function written(words: readonly string[]): string[] {
  let readings: string[][] = [[]];
  for (const word of words) {
    const meanings = SHORT_WORDS.get(word) ?? [word];
    readings = readings
      .flatMap((reading) => meanings.map((meaning) => [...reading, meaning]))
      .slice(0, 4);
  }
  return readings.map((reading) => reading.join(" "));
}

/** An extra word, mostly the last or the first: "UWE Bristol", "Costa Coffee", "The Royal Free Hospital". */
function partsOf(words: readonly string[]): string[] {
  if (words.length < 2) return [];
  const [first] = written(words);
  const long = (first ?? "").split(" ");
  const parts = [long.slice(0, -1), long.slice(1)];
  if (long.length > 3) parts.push(long.slice(0, -2));
  return parts
    .filter((part) => !long.some((word) => BODIES.has(word) && !part.includes(word)))
    .map((part) => part.join(" "))
    .filter(({ length }) => length >= 2);
}

/** Words for the same thing: the register may say the one, people the other. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map([
  ["railway", "rail"],
  ["railways", "rail"],
  ["rail", "railway"],
]);

/** "Kestrel Vale NHS Trust" may be "Kestrel Vale Hospitals": a guess, to be offered and not more. */
function nearReadings(words: readonly string[]): string[] {
  const text = words.join(" ");
  const [, place] = /^(.+) nhs(?: foundation)? trust$/.exec(text) ?? [];
  const other = words.map((word) => SAME_WORDS.get(word) ?? word).join(" ");
  return [
    ...(place && !/hospitals?$/.test(place) ? [`${place} hospitals`, `${place} hospital`] : []),
    ...(other === text ? [] : [other]),
  ];
}

/** Towns that give their county its name. */
const COUNTY_TOWNS: ReadonlySet<string> = new Set(
  "bedford buckingham cambridge derby gloucester hereford hertford leicester lincoln northampton nottingham oxford stafford warwick worcester".split(
    " ",
  ),
);
/** Shorter than this, what is left tells no hospital from another: "City", "St Mary". */
const MIN_HOSPITAL_LETTERS = 8;

/** "Worcester Royal" is Worcestershire Royal Hospital; "Northern General Sheffield" the Northern General Hospital. */
function hospitalReadings(words: readonly string[], town: string | null): string[] {
  const text = words.join(" ");
  if (words.length < 2 || words.some((word) => BODIES.has(word))) return [];
  const county = words.map((word) => (COUNTY_TOWNS.has(word) ? `${word}shire` : word)).join(" ");
  const left = withoutTown(text, town);
  const isLong = left.replaceAll(" ", "").length >= MIN_HOSPITAL_LETTERS;
  return unique([text, county, isLong ? left : ""].map(asHospital)).filter((name) => name !== text);
}

function asHospital(name: string): string {
  return name === "" || /(?:hospital|infirmary)$/.test(name) ? name : `${name} hospital`;
}

const TOWN_NAMES = TOWNS.map((town) => town.toLowerCase().replaceAll("-", " "));

/** "" where the name does not end with the town that was given, or one we know. */
function withoutTown(text: string, given: string | null): string {
  const known = [...(given ? [given] : []), ...TOWN_NAMES];
  const town = known.find((name) => text.endsWith(` ${name}`));
  return town ? text.slice(0, -town.length - 1) : "";
}

/** The colleges of the University of London go without it: "SOAS University of London". */
function withoutLondon(words: readonly string[]): string[] {
  const [, college] = /^(.+) university (?:of )?london$/.exec(words.join(" ")) ?? [];
  // City has never been a college by that name, and City College is another's.
  return college && college !== "city" ? [college, `${college} college`] : [];
}
