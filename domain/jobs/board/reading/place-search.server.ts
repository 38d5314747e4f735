import { memoised } from "#rules/cache/memoised.ts";
import {
  elsewhereNames,
  otherNames as townNames,
  towns,
} from "../../feeds/cleaning/gazetteer.data.ts";
import { shownTown } from "../../feeds/cleaning/shown-town.ts";
import { type CodeAbroad, townOfCode } from "../../places/codes-abroad.ts";
import { areaNamed, readPostcode, townsNamed } from "../../places/places.server.ts";
import type { Area } from "../../places/places.ts";
import type { JobCountry } from "../../vocabulary.ts";
import { countryNamed } from "./country-names.ts";
import { isAreaFirst } from "./place-in-text.server.ts";

/** A place as typed, turned into the board's own filters. */
export type FoundPlace =
  | { kind: "city"; city: string }
  /** Typed in part or with a slip: the reader is told how it was read. */
  | { kind: "near"; city: string }
  /** A code of another country's post: its town, and no town of that name elsewhere. */
  | { kind: "code"; city: string; country: JobCountry }
  | { kind: "country"; country: JobCountry }
  /** A nation, a region, a county, a state or a province. */
  | { kind: "area"; area: Area }
  | { kind: "postcode"; postcode: string }
  | { kind: "home" };

/** Cities with jobs, those with most first. */
export type Places = {
  everywhere: readonly string[];
  /** Those in the countries that the reader has chosen. */
  here?: readonly string[];
};

const homeNames = new Set(["remote", "home", "from home", "work from home", "anywhere"]);

/**
 * Null where no city has that name. A part of a name or one wrong letter is forgiven, unless
 * it is the whole name of another town: who types York is not sent to Cork.
 */
export function findPlace(text: string, places: Places): FoundPlace | null {
  const wanted = keyOf(text);
  if (!wanted) return null;
  if (homeNames.has(wanted)) return { kind: "home" };

  const country = countryNamed(wanted);
  if (country) return { kind: "country", country };
  const code = postcodeTyped(text);
  if (code) return { kind: "postcode", postcode: code };
  const abroad = townOfCode(text);
  if (abroad) return cityOfCode(abroad, places);
  const area = areaNamed(wanted) ?? areaNamed(wanted.replace(/^(.+) county$/, "county $1"));
  if (area && isAreaFirst(wanted)) return { kind: "area", area };
  const city = cityCalled(wanted, places, { mayBegin: area === null });
  if (city) return { kind: "city", city };
  if (area) return { kind: "area", area };
  if (cityNamed(wanted, knownTowns) || townsNamed(wanted).length > 0) return null;

  const { everywhere, here = [] } = places;
  const begun = cityBegun(wanted, everywhere);
  if (begun) return { kind: "near", city: begun };
  const near = cityLike(wanted, here) ?? cityLike(wanted, everywhere);
  return near ? { kind: "near", city: near } : null;
}

/** Shorter names are a letter away from many a word. */
const MIN_LIKE = 6;
const longNames = [...Object.values(towns).flat(), "England", "Scotland"].filter(
  ({ length }) => length >= MIN_LIKE,
);

/** The place on our map that a word is a slip of: "scottland". Who types Harlow is not sent to Carlow. */
export function placeLike(word: string): string | null {
  const key = keyOf(word);
  if (townsNamed(key).length > 0 || areaNamed(key)) return null;
  return longNames.find((name) => isOneLetterAway(keyOf(name), key)) ?? null;
}

const MAX_PLACES = 5;

type Several = { city: string[]; area: string[] };

/**
 * "Leeds or Manchester", "Kent / Surrey": null unless each is on our map, and one of them is a county or
 * has jobs.
 */
export function findSeveral(text: string, places: Places): Several | null {
  const parts = text
    .split(/\s+or\s+|\s*[/;|,]\s*/i)
    .filter(Boolean)
    .flatMap(placesJoined);
  if (parts.length < 2 || parts.length > MAX_PLACES) return null;
  const found = parts.map((part) => findPlace(part, places));
  const areas = found.flatMap((place) => (place?.kind === "area" ? place.area.name : []));
  const withJobs = found.flatMap((place) => (place?.kind === "city" ? place.city : []));
  const without = parts.flatMap((part, at) => (found[at] ? [] : (townsNamed(part)[0]?.name ?? [])));
  const isAllKnown = areas.length + withJobs.length + without.length === parts.length;
  return isAllKnown && without.length < parts.length
    ? { city: [...new Set([...withJobs, ...without])], area: [...new Set(areas)] }
    : null;
}

/** "Leeds and York" are two, "Tyne and Wear" is one. */
function placesJoined(text: string): string[] {
  return areaNamed(keyOf(text)) ? [text] : text.split(/\s+and\s+|\s*&\s*/i).filter(Boolean);
}

/** The town of a code from another country, and how it was read is said; null where it has no jobs. */
function cityOfCode({ town, country }: CodeAbroad, { everywhere }: Places): FoundPlace | null {
  const city = cityNamed(keyOf(town), everywhere);
  return city ? { kind: "code", city, country } : null;
}

/** In a chosen country "Newcastle" is Newcastle upon Tyne, whichever other towns are called so. */
function cityCalled(
  wanted: string,
  { everywhere, here = [] }: Places,
  { mayBegin }: { mayBegin: boolean },
): string | undefined {
  const ours = townByName.get(wanted) ?? shownTown(beforeComma(wanted));
  return (
    cityNamed(wanted, here) ??
    (mayBegin ? cityBegun(wanted, here) : undefined) ??
    cityNamed(wanted, everywhere) ??
    (ours ? cityNamed(keyOf(ours), everywhere) : undefined)
  );
}

/** As typed names are looked up: without their points and hyphens. */
const townByName = new Map([...townNames].map(([name, town]) => [madeKey(name), town]));

const knownTowns = [...Object.values(towns).flat(), ...new Set(elsewhereNames.values())];

/** Whether a place is on our map, or each of several, jobs or none. */
export function isKnownPlace(text: string): boolean {
  const places = { everywhere: knownTowns };
  return (
    townsNamed(text).length > 0 ||
    findPlace(text, places) !== null ||
    findSeveral(text, places) !== null
  );
}

/** One letter alone is no postcode to anybody, though it is to the post office. */
function postcodeTyped(text: string): string | null {
  const found = text.trim().length > 1 ? readPostcode(text) : null;
  return found?.code ?? null;
}

/** "Leeds, UK" is Leeds. */
function cityNamed(wanted: string, cities: readonly string[]): string | undefined {
  const name = beforeComma(wanted);
  return cities.find((city) => {
    const key = keyOf(city);
    return key === wanted || key === name;
  });
}

/** "Newcastle" is Newcastle upon Tyne. */
function cityBegun(wanted: string, cities: readonly string[]): string | undefined {
  const start = `${beforeComma(wanted)} `;
  return start.length > 3 ? cities.find((city) => keyOf(city).startsWith(start)) : undefined;
}

/** A name that begins with these letters, then one a letter away. */
function cityLike(wanted: string, cities: readonly string[]): string | undefined {
  const name = beforeComma(wanted);
  const is = (match: (key: string) => boolean) => cities.find((city) => match(keyOf(city)));
  return (
    is((key) => name.length >= 3 && key.startsWith(name)) ??
    is((key) => name.length >= 4 && isOneLetterAway(key, name))
  );
}

function beforeComma(wanted: string): string {
  return wanted.split(" , ")[0] ?? wanted;
}

/** More spellings than any board has cities; typed places go the same way. */
const MAX_KEYS = 50_000;

/** A large board has thousands of cities, and they are asked for again and again. */
const keyOf = memoised(madeKey, MAX_KEYS);

function madeKey(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(",", " , ")
    .replace(/[^\p{L}\p{N},]+/gu, " ")
    .trim();
}

/** One letter more, less, other, or two neighbours the wrong way round. */
function isOneLetterAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  const isSwapped =
    one[start] === other[start + 1] &&
    one[start + 1] === other[start] &&
    rest(one, 2) === rest(other, 2);
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    isSwapped
  );
}
