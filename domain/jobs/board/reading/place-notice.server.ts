import { townOfCode } from "../../places/codes-abroad.ts";
import { areaNamed, readPostcode } from "../../places/places.server.ts";
import { countries, type JobCountry } from "../../vocabulary.ts";
import type { BoardSearch } from "../board.ts";
import type { BesideSearch } from "../board-address.ts";
import { centresOf } from "../search-distance.server.ts";
import { isKnownPlace } from "./place-search.server.ts";

type PlaceReading = Pick<BesideSearch, "nowhere" | "near"> & {
  search: Pick<BoardSearch, "country" | "city" | "postcode" | "miles"> &
    Partial<Pick<BoardSearch, "area">>;
};

/** How a typed place was read, where that is not what was typed. */
export function placeNotice({ nowhere, near, search }: PlaceReading): string | null {
  const { country, city } = search;
  if (nowhere) {
    const first = isKnownPlace(nowhere)
      ? `No job is open in “${nowhere}” today`
      : `We do not know the place “${nowhere}”`;
    return `${first}, so these are from ${rangeWords(country)}.`;
  }
  if (near && city.length === 1 && townOfCode(near))
    return `${near.toUpperCase()} is in ${city[0]}. These are jobs in ${city[0]}.`;
  if (near && search.miles && near.split(" or ").some(areaNamed))
    return `No job is open in ${near} today. We looked within ${search.miles} miles of ${city.join(" or ")}.`;
  if (near && search.miles && near.toLowerCase() === city[0]?.toLowerCase())
    return `No job is open in ${city[0]} today. We looked within ${search.miles} miles of it.`;
  const one = near ? onePlaceOf(search) : null;
  if (one) return `No job is in “${near}”. We searched for “${one}”.`;
  return distanceNotice(search);
}

/** The town, else the county, else the country, where one alone is searched in. */
function onePlaceOf({ city, area = [], country }: PlaceReading["search"]): string | null {
  const [name, ...others] = [city, area, country].find(({ length }) => length > 0) ?? [];
  if (!name || others.length > 0) return null;
  return city.length + area.length > 0 ? name : countries[name as JobCountry];
}

/** Where a distance is measured from, if that is not plain. */
function distanceNotice(search: PlaceReading["search"]): string | null {
  const { postcode, miles, city } = search;
  if (!miles) return null;
  const code = postcode ? readPostcode(postcode) : null;
  if (code?.isOfTown)
    return `Distances are from the middle of ${code.town}, to the middle of each town.`;
  if (code && code.code.length > 2) {
    const area = code.code.replace(/\d.*$/, "");
    return `Distances are from the middle of the ${area} postcode area (${code.town}), to the middle of each town.`;
  }
  if (!postcode && centresOf({ ...search, city }).length === 0)
    return `We do not know where ${city[0]} is, so we ignore the distance.`;
  return null;
}

function rangeWords(chosen: readonly JobCountry[]): string {
  const [only, ...others] = chosen;
  if (!only) return "every place";
  return others.length > 0 ? "the countries you chose" : `all of ${nameIn(only)}`;
}

function nameIn(country: JobCountry): string {
  if (country === "xx") return "the other countries";
  return country === "gb" ? "the United Kingdom" : countries[country];
}
