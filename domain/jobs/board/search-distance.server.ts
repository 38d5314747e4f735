import {
  areasAround,
  findArea,
  readPostcode,
  townsNamed,
  townsWithin,
} from "../places/places.server.ts";
import type { Point, Town } from "../places/places.ts";
import type { BoardSearch } from "./board.ts";

type PlaceSearch = Pick<BoardSearch, "city" | "country" | "postcode" | "miles"> &
  Partial<Pick<BoardSearch, "area" | "either">>;

/** In no town of the table: nothing is found there, rather than everything. */
const NOWHERE = "-";

/** The towns within the distance that is asked for, by id; null where none is, or from where we do not know. */
export function townsAround(search: PlaceSearch): readonly string[] | null {
  if (!search.miles) return null;
  const miles = Number(search.miles);
  const centres = centresOf(search);
  if (centres.length === 0) return search.postcode ? [NOWHERE] : null;
  return [...new Set(centres.flatMap((centre) => townsWithin(centre, miles)))];
}

/** Whether a town lies in one of the areas, by their names. */
export function isTownIn(town: Town, areas: readonly string[]): boolean {
  const around = areasAround(town.area).map((id) => findArea(id)?.name);
  return areas.some((name) => around.includes(name));
}

/** Where the distance is measured from. Of towns with one name it is the chosen county's, the chosen country's, else the larger. */
export function centresOf({ city, area = [], either, country, postcode }: PlaceSearch): Point[] {
  const towns = city.flatMap((name) => {
    const all = townsNamed(name);
    const inArea = either ? undefined : all.find((town) => isTownIn(town, area));
    return inArea ?? all.find((town) => country.includes(town.country)) ?? all[0] ?? [];
  });
  const code = postcode ? readPostcode(postcode) : null;
  return code ? [...towns, code] : towns;
}
