import { areaNamed, findTown, townsIn, townsNamed } from "../places/places.server.ts";
import { milesBetween, type Town } from "../places/places.ts";
import { countBoardJobs } from "./board.server.ts";
import { type BoardSearch, type Miles, milesAway, wholeBoard } from "./board.ts";
import { searchBoard } from "./search-board.server.ts";

/** Of an area so many towns are measured from: the largest may lie at its edge. */
const MAX_CENTRES = 5;

/**
 * For counties or regions, and towns beside them, that no job is in: the same search round the one of
 * their larger towns with a job nearest to it. Null where jobs are there, or none is within the
 * farthest distance. Asks two questions, however many towns there are.
 */
export async function searchAroundArea(
  search: BoardSearch,
  now: Date,
): Promise<BoardSearch | null> {
  const { board, area, city, either, postcode } = search;
  if (area.length === 0 || (city.length > 0 && !either) || postcode) return null;
  if ((await countBoardJobs({ ...wholeBoard(board), city, area, either }, now)) > 0) return null;
  const centres = [...city.flatMap(centreOf), ...area.flatMap(centresIn)];
  const country = [...new Set(centres.map((town) => town.country))];
  const anywhere = { ...search, city: [], area: [], either: false, country };
  const nearest = nearestCentre(centres, await townsWithJobs(anywhere, now));
  if (!nearest) return null;
  const { town, miles } = nearest;
  return { ...anywhere, country: [town.country], city: [town.name], miles };
}

async function townsWithJobs(search: BoardSearch, now: Date): Promise<Town[]> {
  const { total, facets } = await searchBoard(search, now, { isTowns: true });
  if (total === 0) return [];
  return (facets.at ?? []).flatMap(({ value, count }) => (count > 0 && findTown(value)) || []);
}

/** With the step of distance that reaches a job from it; of several at one step, the first. */
export function nearestCentre(
  centres: readonly Town[],
  withJobs: readonly Town[],
): { town: Town; miles: Miles } | null {
  const reached = centres.flatMap((town) => {
    const there = withJobs.filter(({ country }) => country === town.country);
    const nearest = Math.min(...there.map((other) => milesBetween(town, other)));
    const miles = milesAway.find((step) => Number(step) >= nearest);
    return miles ? [{ town, miles }] : [];
  });
  return reached.toSorted((one, other) => Number(one.miles) - Number(other.miles))[0] ?? null;
}

/** As words name it: the UK's, else the largest. */
function centreOf(name: string): Town | [] {
  const named = townsNamed(name);
  return named.find(({ country }) => country === "gb") ?? named[0] ?? [];
}

/** Of towns with one name an address means the largest: Gillingham is in Kent, and not in Dorset. */
function centresIn(area: string): readonly Town[] {
  const named = areaNamed(area);
  const isMeant = ({ name, country, id }: Town) =>
    townsNamed(name).find((town) => town.country === country)?.id === id;
  return named ? townsIn(named.id).filter(isMeant).slice(0, MAX_CENTRES) : [];
}
