import type { UkNation } from "#rules/uk-work/verdict-types.ts";
import { countryNamed } from "../board/reading/country-names.ts";
import { towns } from "../feeds/cleaning/gazetteer.data.ts";
import type { JobCountry } from "../vocabulary.ts";
import { areaNamed, areasAround, townsBeginning, townsNamed } from "./places.server.ts";
import { placeKey, type Town } from "./places.ts";

const nations: readonly UkNation[] = ["england", "scotland", "wales", "northern-ireland"];

const named: readonly (readonly [RegExp, UkNation])[] = [
  [/\bnorthern ireland\b/i, "northern-ireland"],
  [/\bscotland\b/i, "scotland"],
  [/\b(?<!new south )wales\b/i, "wales"],
  [/\bengland\b/i, "england"],
];

/** Of a name in two nations our table has only one. */
const inTwo = new Set(["queensferry", "whitchurch"]);

/** The nation of a British town, as typed: "Newport, Isle of Wight". Null where the name is unknown or may be in two. */
export function nationOfTown(typed: string): UkNation | null {
  const spoken = named.filter(([words]) => words.test(typed));
  if (spoken.length === 1) return spoken[0]![1];
  const [name = "", ...after] = typed.split(",").map((part) => part.trim());
  if (after.some(isAbroad)) return null;
  const area = after.map(nationOfArea).find((nation) => nation !== null);
  if (area) return area;
  const own = nationOfName(name);
  const others = after.map(nationOfName).filter((nation) => nation !== null);
  const [nation = null, ...rest] = [...new Set(own ? [own, ...others] : others)];
  return rest.length > 0 ? null : nation;
}

/**
 * The country abroad that a job is in, as typed: "Dublin", "Perth, Australia". Null where it may be in the UK, where
 * many a place has the name of a small one abroad, or is not known.
 */
export function countryAbroad(typed: string): JobCountry | null {
  const [name = "", ...after] = typed.split(",").map((part) => part.trim());
  const called = townsNamed(name);
  const spoken = after.map(countryAround).find((country) => country !== null);
  const isThere = called.some(({ country }) => country === spoken);
  if (spoken) return spoken === "gb" || (called.some(isBritish) && !isThere) ? null : spoken;
  if (nationOfTown(typed) || after.length > 0) return null;
  const country = countryNamed(placeKey(name));
  if (country) return country === "gb" ? null : country;
  const isBritishToo = [...called, ...townsBeginning(name)].some(isBritish) || areaNamed(name);
  return isBritishToo || inLondonToo.has(placeKey(name))
    ? null
    : (abroad.get(placeKey(name)) ?? null);
}

/** Stations of London, and what lies round them. */
const inLondonToo = new Set(["victoria", "waterloo"]);

/** Large enough to be meant by their name alone. */
const abroad: ReadonlyMap<string, JobCountry> = new Map(
  (["ie", "ca", "au"] as const).flatMap((country) =>
    towns[country].map((name) => [placeKey(name), country] as const),
  ),
);

/** The nation of a job: its city, with what its own words say about the place. Some lists and pay scales differ. */
export function nationOfJob(city: string | null, placeText: string | null): UkNation | null {
  const after = (placeText ?? "").split(",").slice(1);
  const spoken = named.filter(([words]) => words.test(placeText ?? ""));
  if (spoken.length === 1) return spoken[0]![1];
  return city === null ? null : nationOfTown([city, ...after].join(","));
}

function nationOfArea(name: string): UkNation | null {
  const area = areaNamed(name);
  const isTown = townsNamed(name).some(isBritish);
  return area?.country === "gb" && !isTown ? nationAround(area.id) : null;
}

/** "London, Ontario" and "Perth, Australia". */
function isAbroad(name: string): boolean {
  return (countryAround(name) ?? "gb") !== "gb";
}

/** The country that is named, or that the county or province is in. */
function countryAround(name: string): JobCountry | null {
  return countryNamed(placeKey(name)) ?? areaNamed(name)?.country ?? null;
}

/** "Newcastle" may be the one in County Down, or the one upon Tyne. */
function nationOfName(name: string): UkNation | null {
  if (inTwo.has(placeKey(name))) return null;
  const called = townsNamed(name).filter(isBritish);
  if (called.length === 0) return null;
  const meant = [...called, ...townsBeginning(name).filter(isBritish)];
  const [nation = null, ...others] = [...new Set(meant.map(({ area }) => nationAround(area)))];
  return others.length > 0 ? null : nation;
}

function isBritish({ country }: Town): boolean {
  return country === "gb";
}

function nationAround(area: string): UkNation | null {
  const around = areasAround(area);
  return nations.find((nation) => around.includes(nation)) ?? null;
}
