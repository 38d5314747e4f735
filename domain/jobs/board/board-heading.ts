import { formatCount } from "#rules/formats/counts.ts";
import { countries } from "../vocabulary.ts";
import type { BoardPage, BoardSearch, FacetOption } from "./board.ts";

/** What stands in the field "Where": the one place searched in, if there is one. */
export function whereOf({ city, area, either, postcode, country }: BoardSearch): string {
  if (either) return "";
  const near = [...city, ...(postcode ? [postcode] : [])];
  // A town in a county is said by the town.
  const places = near.length > 0 ? near : area;
  if (places.length > 0) return places.length === 1 ? places[0]! : "";
  const only = country.length === 1 ? country[0] : undefined;
  return only ? countries[only] : "";
}

/** "in Leeds", "within 10 miles of LS2", "in the UK"; nothing where it is everywhere. */
export function whereLabel(search: BoardSearch): string {
  const where = whereOf(search);
  if (!where) return severalPlaces(search);
  if (search.miles) return ` within ${search.miles} miles of ${where}`;
  if (where === countries.xx) return " in other countries";
  return ` in ${where === countries.gb ? "the UK" : withArticle(where)}`;
}

const MAX_PLACES = 3;

function severalPlaces({ city, area, either, postcode, miles }: BoardSearch): string {
  const places = either ? [...city, ...area.map(withArticle)] : city;
  const isNamed = places.length > 1 && places.length <= MAX_PLACES && !postcode;
  const before = miles ? `within ${miles} miles of` : "in";
  return isNamed ? ` ${before} ${places.slice(0, -1).join(", ")} or ${places.at(-1)}` : "";
}

function withArticle(place: string): string {
  return /^(?:Midlands|North of England|East Midlands|West Midlands|East of England|Scottish Borders|Western Isles|Isle of|City of|Province of)/.test(
    place,
  )
    ? `the ${place}`
    : place;
}

export function countLabel({ board }: BoardSearch, total: number): string {
  const kind = board === "part-time-jobs" ? "part-time job" : "job";
  return `${total === 0 ? "No" : formatCount(total)} ${kind}${total === 1 ? "" : "s"}`;
}

export function headingText(search: BoardSearch, total: number): string {
  const [employer, ...others] = search.employer;
  const at = employer && others.length === 0 ? ` at ${employer}` : "";
  return `${countLabel(search, total)}${at}${whereLabel(search)}.`;
}

/** Said only while the register is not itself a filter: its counts leave its own filter out. */
export function highlightOf({ search, facets, safeCount }: BoardPage): string | null {
  if (search.board === "part-time-jobs") {
    if (search.safe || safeCount === 0) return null;
    return `${formatCount(safeCount)} within a student visa.`;
  }
  const fitting = countOf(facets.fit, "fits") + countOf(facets.fit, "new-entrant");
  if (search.fit.length === 0 && fitting > 0)
    return `${formatCount(fitting)} may fit a new graduate’s visa.`;
  const licensed = countOf(facets.register, "licensed");
  if (search.register.length > 0 || licensed === 0) return null;
  return `${formatCount(licensed)} with an employer that can sponsor.`;
}

function countOf(options: readonly FacetOption[], value: string): number {
  return options.find((option) => option.value === value)?.count ?? 0;
}
