import { otherNames, towns } from "../../feeds/cleaning/gazetteer.data.ts";
import { areaNamed, areasAround, readPostcode, townsNamed } from "../../places/places.server.ts";
import { placeKey, type Town } from "../../places/places.ts";
import type { BoardSearch, Miles } from "../board.ts";
import { countryNamed } from "./country-names.ts";

export type PlaceFilters = Partial<
  Pick<BoardSearch, "city" | "area" | "either" | "country" | "postcode" | "miles">
>;

/** A place among other words: only whole names, and no small town unless "in" stands before it. */
export function placeInWords(
  words: string,
  hasPreposition: boolean,
  isAlone = false,
): PlaceFilters | null {
  const key = placeKey(words);
  const country = key.length > 1 ? countryNamed(key) : null;
  if (country && country !== "xx") return { country: [country] };
  const postcode = postcodeIn(words, hasPreposition);
  if (postcode) return { postcode, miles: NEARBY };
  const town = townIn(key, hasPreposition, isAlone);
  if (town) return { city: [town] };
  const area = areaNamed(key);
  return area ? { area: [area.name] } : null;
}

const NEARBY: Miles = "10";

/** Towns that are words first. With "in" before them they are towns; those of the UK also with nothing beside them. */
const wordsFirst = new Set(
  "reading bath swords regina victoria darwin shannon newcastle australia".split(" "),
);
const townsOfUk = new Set(towns.gb.map(placeKey));
const largeTowns = new Set(Object.values(towns).flat().map(placeKey));

/** "Surrey" is the county and no town in Canada; "Wales" no village in Yorkshire. */
export function isAreaFirst(key: string): boolean {
  return areaNamed(key)?.country === "gb" && !townsOfUk.has(key);
}

function townIn(key: string, hasPreposition: boolean, isAlone: boolean): string | null {
  const other = otherNames.get(key);
  if (other) return other;
  const found = townsNamed(key);
  const isPlain = largeTowns.has(key) && (!wordsFirst.has(key) || (isAlone && townsOfUk.has(key)));
  const town = found.find(({ country }) => country === "gb") ?? found[0];
  if (isAreaFirst(key)) return null;
  return town && (isPlain || hasPreposition) ? town.name : null;
}

/** Whether a place may be searched in beside those that were read: no job is in Leeds and in Kent. */
export function isWithin(read: PlaceFilters, place: PlaceFilters): boolean {
  const all = [read, place];
  const towns = all.flatMap(({ city = [] }) => city.map(townsNamed));
  // Beside "York or Kent" another town need not be in Kent.
  const areas = read.either
    ? []
    : all.flatMap(({ area = [] }) => area.map((name) => areaNamed(name)!));
  const countries = all.flatMap(({ country = [] }) => country);
  const isInArea = (town: Town) =>
    areas.length === 0 || areas.some(({ id }) => areasAround(town.area).includes(id));
  const isInCountry = (one: { country: string }) =>
    countries.length === 0 || countries.some((code) => code === one.country);
  return (
    areas.every(isInCountry) &&
    towns.every((named) => named.some((town) => isInArea(town) && isInCountry(town)))
  );
}

/** Whether a place was read that is not in the UK. */
export function isAbroad({ city = [], area = [], country = [] }: PlaceFilters): boolean {
  const isElsewhere = (code: string | undefined) => code !== undefined && code !== "gb";
  return (
    country.some(isElsewhere) ||
    area.some((name) => isElsewhere(areaNamed(name)?.country)) ||
    city.some((name) => !townsNamed(name).some((town) => town.country === "gb"))
  );
}

/** "S3" is a product and "B2" a level of English: such short codes need a whole postcode, or "in". */
function postcodeIn(words: string, hasPreposition: boolean): string | null {
  const found = readPostcode(words);
  if (!found || !/\d/.test(found.code)) return null;
  const isPlain = found.isWhole || /^[A-Z]{2}\d/.test(found.code);
  return isPlain || hasPreposition ? found.code : null;
}
