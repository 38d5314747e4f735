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
 * The same search round each town that was chosen, and the larger one of each county with a job nearest to
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
  const places = [...city.map((name) => [centreOf(name, search)].flat()), ...areas.map(centresIn)];
  const anywhere = {
    ...search,
    city: [],
    area: [],
    either: false,
    country: countriesOf(places.flat()),
  };
  if (anywhere.country.length === 0) return null;
  const withJobs = await townsWithJobs(anywhere, now, requester);
  const reached = places.flatMap((centres) => nearestCentre(centres, withJobs) ?? []);
  if (reached.length === 0) return null;
  const towns = reached.map(({ town }) => town);
  const miles = milesAway.findLast((step) => reached.some((one) => one.miles === step))!;
  return {
    ...anywhere,
    ...{ country: countriesOf(towns), city: towns.map(({ name }) => name), miles },
  };
}

function countriesOf(towns: readonly Town[]) {
  return [...new Set(towns.map(({ country }) => country))];
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
