import {
  countries,
  jobTypes,
  levels,
  registerStates,
  remotes,
  sectors,
  sponsorships,
} from "../vocabulary.ts";
import { type BoardSearch, type FacetName, facetNames } from "./board.ts";

/** One filter that is on, as people read it, and the search with it off. */
export type ActiveFilter = { label: string; without: BoardSearch };

const words: Record<Exclude<FacetName, "city">, Readonly<Record<string, string>>> = {
  country: countries,
  sector: sectors,
  type: jobTypes,
  level: levels,
  remote: remotes,
  sponsorship: sponsorships,
  register: registerStates,
};

/** Every filter that is on, one by one. The words searched for are no filter. */
export function activeFilters(search: BoardSearch): ActiveFilter[] {
  const first = { ...search, page: 1, upto: null };
  const ofFacets = facetNames.flatMap((name) =>
    search[name].map((value) => ({
      label: facetWords(name, value),
      without: { ...first, [name]: search[name].filter((other) => other !== value) },
    })),
  );
  const { pay, posted, closing, safe } = search;
  return [
    ...ofFacets,
    ...(pay ? [{ label: payLabel(pay), without: { ...first, pay: null } }] : []),
    ...(posted ? [{ label: postedLabel(posted), without: { ...first, posted: null } }] : []),
    ...(closing ? [{ label: closingLabel(closing), without: { ...first, closing: null } }] : []),
    ...(safe ? [{ label: "Within a student visa", without: { ...first, safe: false } }] : []),
  ];
}

/** The search in a line: "data analyst, Leeds, Internship". */
export function searchWords(search: BoardSearch): string {
  const filters = activeFilters(search).map(({ label }) => label);
  return [search.q, ...filters].filter(Boolean).join(", ") || "All jobs";
}

function payLabel(pay: string): string {
  return `${Number(pay).toLocaleString("en-GB")} or more`;
}

function postedLabel(days: string): string {
  return days === "1" ? "Posted in the last day" : `Posted in the last ${days} days`;
}

function closingLabel(days: string): string {
  return `Closes within ${days} days`;
}

function facetWords(name: FacetName, value: string): string {
  return name === "city" ? value : (words[name][value] ?? value);
}
