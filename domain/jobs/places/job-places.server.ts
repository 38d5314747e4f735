import { towns as knownTowns } from "../feeds/cleaning/gazetteer.data.ts";
import { shownTown } from "../feeds/cleaning/shown-town.ts";
import type { JobCountry } from "../vocabulary.ts";
import { areaNamed, areasAround, findArea, townsNamed } from "./places.server.ts";
import { placeKey, type Town } from "./places.ts";

type Placed = { country: string; city: string | null; placeText: string | null };

export type JobPlaces = {
  /** Every town the advert names, as shown. */
  cities: string[];
  /** Those of them that we know on the map by id, and the marks of all towns and areas. */
  at: string[];
  /** The names of their counties, regions and nations, and those that the advert names itself. */
  areas: string[];
};

/** Where a job can be done. Its town first, then the others that its place names: "Leeds; York or Hull". */
export function placesOfJob({ country, city, placeText }: Placed): JobPlaces {
  const first = city ? [shownTown(city) ?? city] : [];
  const others = namesIn(placeText, country as JobCountry);
  const cities = [...first, ...others.filter((name) => !isSame(name, first[0]))];
  const towns = cities.flatMap((name) => townOf(name, country, placeText) ?? []);
  const said = partsOf(placeText).flatMap((part) => {
    const area = areaNamed(part);
    return area?.country === country ? [area.id] : [];
  });
  const around = [...towns.map(({ area }) => area), ...said].flatMap(areasAround);
  const areas = [...new Set(around)].map((id) => findArea(id)!.name);
  const ids = towns.map(({ id }) => id);
  return {
    cities: [...new Set(cities)],
    at: [...new Set([...ids, ...cities.map(townMark), ...areas.map(areaMark)])],
    areas,
  };
}

/** Beside the ids of towns, for a search in either a town or an area. No id has a colon. */
export function townMark(name: string): string {
  return `town:${name}`;
}

export function areaMark(name: string): string {
  return `area:${name}`;
}

function isSame(one: string, other: string | undefined): boolean {
  return other !== undefined && placeKey(one) === placeKey(other);
}

const MAX_TOWNS = 12;

/**
 * Towns that stand beside each other as choices. Between commas a small town is as often a part
 * of the next one ("Stratford, London"), so there only the towns of our gazetteer count.
 */
function namesIn(placeText: string | null, country: JobCountry): string[] {
  if (!placeText || country === "xx") return [];
  const choices = placeText.split(/[;|•/]|\s+(?:or|and|&)\s+/);
  const whole =
    choices.length > 1 ? choices.flatMap((part) => townIn(part.split(",")[0]!, country)) : [];
  const large = partsOf(placeText)
    .flatMap((part) => townIn(part, country))
    .filter((name) => knownTowns[country].includes(name));
  return [...new Set([...whole, ...large])].slice(0, MAX_TOWNS);
}

function townIn(part: string, country: JobCountry): string[] {
  const town = townsNamed(part).find((one) => one.country === country);
  return town ? [town.name] : [];
}

function partsOf(placeText: string | null): string[] {
  return (placeText ?? "")
    .split(/[,;|•/()]|\s+(?:or|and|&)\s+|\s[-–—]\s/)
    .map((part) => part.trim());
}

/** Of several towns of a name, the one whose county the advert names, else the largest. */
function townOf(name: string, country: string, placeText: string | null): Town | null {
  const here = townsNamed(name).filter((town) => town.country === country);
  if (here.length < 2) return here[0] ?? null;
  const words = placeKey(placeText ?? "");
  const named = here.find(({ area }) =>
    areasAround(area).some(
      (id) => words.includes(placeKey(findArea(id)!.name)) && id !== "england",
    ),
  );
  return named ?? here[0]!;
}
