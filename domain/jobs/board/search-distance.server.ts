import { readPostcode, townsNamed, townsWithin } from "../places/places.server.ts";
import type { Point } from "../places/places.ts";
import type { BoardSearch } from "./board.ts";

type Asked = Pick<BoardSearch, "city" | "country" | "postcode" | "miles">;

/** In no town of the table: nothing is found there, rather than everything. */
const NOWHERE = "-";

/** The towns within the distance that is asked for, by id; null where none is, or from where we do not know. */
export function townsAround(search: Asked): readonly string[] | null {
  if (!search.miles) return null;
  const miles = Number(search.miles);
  const centres = centresOf(search);
  if (centres.length === 0) return search.postcode ? [NOWHERE] : null;
  return [...new Set(centres.flatMap((centre) => townsWithin(centre, miles)))];
}

/** Where the distance is measured from. A town of two countries is the chosen one's, else the larger. */
export function centresOf({ city, country, postcode }: Asked): Point[] {
  const towns = city.flatMap((name) => {
    const all = townsNamed(name);
    return all.find((town) => country.includes(town.country)) ?? all[0] ?? [];
  });
  const code = postcode ? readPostcode(postcode) : null;
  return code ? [...towns, code] : towns;
}
