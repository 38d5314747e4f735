import { areaNamed, findTown, townsIn, townsNamed } from "../places/places.server.ts";
import { milesBetween, type Town } from "../places/places.ts";
import { countBoardJobs } from "./board.server.ts";
import { type BoardSearch, type Miles, milesAway, wholeBoard } from "./board.ts";
import { type BoardSearchOptions, searchBoard } from "./search-board.server.ts";
import { isTownIn } from "./search-distance.server.ts";

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
  const { board, area, city, either } = search;
  if (area.length === 0 || (city.length > 0 && !either)) return null;
  if ((await countBoardJobs({ ...wholeBoard(board), city, area, either }, now)) > 0) return null;
  return searchWithinMiles(search, now);
}

/**
 * The same search round the town that was chosen, or a larger one of the county, with a job nearest to
 * it. Null where a distance is asked for already, or no job is within the farthest.
 */
export async function searchWithinMiles(
  search: BoardSearch,
  now: Date,
  requester: Pick<BoardSearchOptions, "own" | "isExact"> = {},
): Promise<BoardSearch | null> {
  const { area, city, either, postcode } = search;
  if (postcode || search.miles) return null;
  const areas = city.length > 0 && !either ? [] : area;
  const centres = [...city.flatMap((name) => centreOf(name, search)), ...areas.flatMap(centresIn)];
  if (centres.length === 0) return null;
  const country = [...new Set(centres.map((town) => town.country))];
  const anywhere = { ...search, city: [], area: [], either: false, country };
  const nearest = nearestCentre(centres, await townsWithJobs(anywhere, now, requester));
  if (!nearest) return null;
  const { town, miles } = nearest;
  return { ...anywhere, country: [town.country], city: [town.name], miles };
}

async function townsWithJobs(
  search: BoardSearch,
  now: Date,
  requester: BoardSearchOptions,
): Promise<Town[]> {
  const { total, facets } = await searchBoard(search, now, { ...requester, isTowns: true });
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

/** The chosen county's or country's, else as words name it: the UK's, else the largest. */
function centreOf(name: string, { area, either, country: chosen }: BoardSearch): Town | [] {
  const named = townsNamed(name);
  const inArea = either ? undefined : named.find((town) => isTownIn(town, area));
  const inCountry = named.find(({ country }) => chosen.includes(country));
  return inArea ?? inCountry ?? named.find(({ country }) => country === "gb") ?? named[0] ?? [];
}

/** Of towns with one name an address means the largest: Gillingham is in Kent, and not in Dorset. */
function centresIn(area: string): readonly Town[] {
  const named = areaNamed(area);
  const isMeant = ({ name, country, id }: Town) =>
    townsNamed(name).find((town) => town.country === country)?.id === id;
  return named ? townsIn(named.id).filter(isMeant).slice(0, MAX_CENTRES) : [];
}
