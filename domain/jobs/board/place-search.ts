import { homeRegions, towns } from "../feeds/cleaning/gazetteer.data.ts";
import { countries, type JobCountry } from "../vocabulary.ts";

/** A place as typed, turned into the board's own filters. */
export type FoundPlace =
  | { kind: "city"; city: string }
  | { kind: "country"; country: JobCountry }
  /** A nation, a state or a province: jobs know only their town and their country. */
  | { kind: "part"; country: JobCountry }
  | { kind: "home" };

/** What people call the countries; `vocabulary.ts` has what we call them. */
const otherNames: Record<string, JobCountry> = {
  uk: "gb",
  "u k": "gb",
  gb: "gb",
  britain: "gb",
  "great britain": "gb",
  au: "au",
  oz: "au",
  ca: "ca",
  ie: "ie",
  eire: "ie",
  "republic of ireland": "ie",
  abroad: "xx",
};
const nations = new Set(["england", "scotland", "wales", "northern ireland"]);
/** Shorter ones are codes, and some of those are words: "on", "act". */
const SHORTEST_REGION = 4;
const homeNames = new Set(["remote", "home", "from home", "work from home", "anywhere"]);

/** Null where no city of the list has that name. One wrong letter is forgiven. */
export function findPlace(text: string, cities: readonly string[]): FoundPlace | null {
  const wanted = keyOf(text);
  if (!wanted) return null;
  if (homeNames.has(wanted)) return { kind: "home" };

  const country = countryNamed(wanted);
  if (country) return { kind: "country", country };
  const city = cityNamed(wanted, cities);
  if (city) return { kind: "city", city };
  const whole = countryAround(wanted);
  if (whole) return { kind: "part", country: whole };
  const near = cityLike(wanted, cities);
  return near ? { kind: "city", city: near } : null;
}

/** Whether a place is on our map, jobs or none. */
export function isKnownPlace(text: string): boolean {
  return findPlace(text, Object.values(towns).flat()) !== null;
}

function countryAround(wanted: string): JobCountry | null {
  if (nations.has(wanted)) return "gb";
  const isName = wanted.length >= SHORTEST_REGION && Object.hasOwn(homeRegions, wanted);
  return isName ? (homeRegions[wanted] ?? null) : null;
}

function countryNamed(wanted: string): JobCountry | null {
  const named = (Object.keys(countries) as JobCountry[]).find(
    (code) => keyOf(countries[code]) === wanted,
  );
  return named ?? (Object.hasOwn(otherNames, wanted) ? (otherNames[wanted] ?? null) : null);
}

/** "Leeds, UK" is Leeds. */
function cityNamed(wanted: string, cities: readonly string[]): string | undefined {
  return cities.find((city) => [wanted, beforeComma(wanted)].includes(keyOf(city)));
}

/** A name that begins so, then one a letter away. */
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

function keyOf(text: string): string {
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
