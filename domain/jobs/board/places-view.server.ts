import type { FacetCount } from "#search/contract.ts";
import { townsNamed } from "../places/places.server.ts";
import { countries } from "../vocabulary.ts";
import { type BoardSearch, usualSort } from "./board.ts";
import { boardAddress } from "./board-address.ts";
import { headingText } from "./board-heading.ts";
import { type HomeCountry, labelsFor, MAP_WIDTH, mapOf, radiusOf } from "./places-map.ts";
import type { CountryPlaces, PlacesView } from "./places-view.ts";
import { ask, questionOf } from "./search-board.server.ts";

const homes: readonly HomeCountry[] = ["gb", "ie", "au", "ca"];
/** The board has a field for the others. */
const MAX_ROWS = 100;
const MAX_LABELS = 9;

/** Where the jobs of a search are, country by country. A job in two towns is counted in both. */
export async function findPlaces(search: BoardSearch, now: Date): Promise<PlacesView> {
  const asked = homes.filter(
    (code) => search.country.length === 0 || search.country.includes(code),
  );
  const found = await Promise.all(asked.map((country) => placesIn(country, search, now)));
  const whole = await ask({ ...countingOf(search, now), count: ["country"] });
  const elsewhere = whole.facets.country?.find(({ value }) => value === "xx")?.count ?? 0;
  return {
    title: headingText(search, whole.total),
    back: boardAddress(`/${search.board}`, search),
    countries: found.flatMap((one) => one ?? []),
    elsewhere: search.country.length === 0 || search.country.includes("xx") ? elsewhere : 0,
  };
}

function countingOf(search: BoardSearch, now: Date) {
  const first = { ...search, page: 1, upto: null, sort: usualSort(search.q) };
  return { ...questionOf(first, now, { isCount: true }), limit: 0 };
}

async function placesIn(
  country: HomeCountry,
  search: BoardSearch,
  now: Date,
): Promise<CountryPlaces | null> {
  const here = { ...search, country: [country] };
  const question = countingOf(here, now);
  const { total, facets } = await ask({ ...question, count: ["city"], whole: ["city"] });
  if (total === 0) return null;
  const towns = facets.city?.filter(({ count }) => count > 0) ?? [];
  const townless = await countTownless(here, towns, { now, total });
  return { ...drawn(country, towns), ...listed(here, towns), townless };
}

/** Jobs that have none of the towns: counted as the total without those that have one. */
async function countTownless(
  search: BoardSearch,
  towns: readonly FacetCount[],
  { now, total }: { now: Date; total: number },
): Promise<number> {
  if (search.city.length > 0 || towns.length === 0) return towns.length === 0 ? total : 0;
  const question = countingOf(search, now);
  const filters = { ...question.filters, city: towns.map(({ value }) => value) };
  return total - (await ask({ ...question, filters })).total;
}

function drawn(country: HomeCountry, towns: readonly FacetCount[]) {
  const { height, coasts, at } = mapOf(country);
  const most = towns[0]?.count ?? 0;
  const dots = towns.flatMap(({ value, count }) => {
    const town = townsNamed(value).find((one) => one.country === country);
    return town ? [{ ...at(town), r: radiusOf(count, most), name: value }] : [];
  });
  return {
    country,
    name: countries[country],
    headline: headlineOf(towns),
    width: MAP_WIDTH,
    height,
    coasts,
    dots: dots.map(({ x, y, r }) => ({ x, y, r })),
    labels: labelsFor(dots.slice(0, MAX_LABELS)),
  };
}

function headlineOf(towns: readonly FacetCount[]): string {
  const [first, second, third] = towns.map(({ value, count }) => `${value} (${count})`);
  if (!first) return "No job here names its town.";
  const named = [first, second, third].filter(Boolean);
  const words = named.length > 1 ? `${named.slice(0, -1).join(", ")} and ${named.at(-1)}` : first;
  return towns.length > 3 ? `Most are in ${words}.` : `They are in ${words}.`;
}

function listed(search: BoardSearch, towns: readonly FacetCount[]) {
  const rows = towns.slice(0, MAX_ROWS).map(({ value, count }) => ({
    town: value,
    count,
    href: boardAddress(`/${search.board}`, { ...search, city: [value], miles: null, page: 1 }),
    isOnMap: townsNamed(value).some(({ country }) => search.country.includes(country)),
  }));
  return { rows, more: Math.max(0, towns.length - MAX_ROWS) };
}
