import { areaNamed, townsIn, townsNamed } from "../places/places.server.ts";
import type { Town } from "../places/places.ts";
import { searchAroundTown } from "./around-town.server.ts";
import { countBoardJobs } from "./board.server.ts";
import { type BoardSearch, wholeBoard } from "./board.ts";
import { isWithin } from "./reading/place-in-text.server.ts";
import { isTownIn } from "./search-distance.server.ts";

/** Of an area so many towns are tried: the largest may lie at its edge. */
const MAX_CENTRES = 5;

/**
 * For counties or regions that no job is in: the same search round one of their larger towns, the
 * one with a job nearest to it. Null where jobs are in them, or none is within the farthest distance.
 */
export async function searchAroundArea(
  search: BoardSearch,
  now: Date,
): Promise<BoardSearch | null> {
  const { board, area, city, postcode } = search;
  if (area.length === 0 || city.length > 0 || postcode) return null;
  if ((await countBoardJobs({ ...wholeBoard(board), area }, now)) > 0) return null;
  const found: BoardSearch[] = [];
  for (const { name, country } of area.flatMap(centresOf)) {
    const around = await searchAroundTown(name, { ...search, area: [], country: [country] }, now);
    if (around) found.push(around);
  }
  return found.toSorted((one, other) => Number(one.miles) - Number(other.miles))[0] ?? null;
}

/** Of towns with one name an address means the largest: Gillingham is in Kent, and not in Dorset. */
function centresOf(area: string): readonly Town[] {
  const named = areaNamed(area);
  const isMeant = ({ name, country, id }: Town) =>
    townsNamed(name).find((town) => town.country === country)?.id === id;
  return named ? townsIn(named.id).filter(isMeant).slice(0, MAX_CENTRES) : [];
}

/**
 * "Leeds or Kent": a job is in both a town and an area only where the town lies in it. Where it does
 * not, either is meant, and the towns of the area that have jobs stand for it.
 */
export function withTownsOfAreas(search: BoardSearch, withJobs: readonly string[]): BoardSearch {
  const { city, area } = search;
  if (city.length === 0 || area.length === 0 || isWithin({ city }, { area })) return search;
  const inArea = withJobs.filter((name) => townsNamed(name).some((town) => isTownIn(town, area)));
  return { ...search, area: [], city: [...new Set([...city, ...inArea])] };
}
