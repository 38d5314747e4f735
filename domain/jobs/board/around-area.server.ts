import { areaNamed, townsIn, townsNamed } from "../places/places.server.ts";
import { searchAroundTown } from "./around-town.server.ts";
import { countBoardJobs } from "./board.server.ts";
import { type BoardSearch, wholeBoard } from "./board.ts";
import { isWithin } from "./reading/place-in-text.server.ts";
import { isTownIn } from "./search-distance.server.ts";

/**
 * For a county or a region that no job is in: the same search round its largest town, as far as the
 * nearest job. Null where jobs are in it, or none is within the farthest distance.
 */
export async function searchAroundArea(
  search: BoardSearch,
  now: Date,
): Promise<BoardSearch | null> {
  const { board, area, city, postcode } = search;
  const named = area.length === 1 && city.length === 0 && !postcode ? areaNamed(area[0]!) : null;
  if (!named || (await countBoardJobs({ ...wholeBoard(board), area }, now)) > 0) return null;
  // Of towns with one name the address means the largest: Gillingham in Kent, and never in Dorset.
  const isMeant = (name: string) =>
    isTownIn(townsNamed(name).find(({ country }) => country === named.country)!, area);
  const centre = townsIn(named.id).find(({ name }) => isMeant(name));
  const around = { ...search, area: [], country: [named.country] };
  return centre ? searchAroundTown(centre.name, around, now) : null;
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
