import { countries, type JobCountry } from "../vocabulary.ts";
import type { BoardSearch } from "./board.ts";
import type { BesideSearch } from "./board-address.ts";
import { isKnownPlace } from "./place-search.ts";

type Asked = Pick<BesideSearch, "nowhere" | "part" | "near"> & {
  search: Pick<BoardSearch, "country" | "city">;
};

/** How a typed place was read, where that is not what was typed. */
export function placeNotice({ nowhere, part, near, search }: Asked): string | null {
  const { country, city } = search;
  const [only, ...others] = country;
  if (nowhere) {
    const first = isKnownPlace(nowhere)
      ? `No job is open in “${nowhere}” today`
      : `We do not know the place “${nowhere}”`;
    return `${first}, so these are from ${rangeWords(country)}.`;
  }
  if (near && city.length === 1) return `No job is in “${near}”. We read it as “${city[0]}”.`;
  if (!part || !only || others.length > 0) return null;
  return `Adverts name a town and a country, so these are from all of ${nameIn(only)}, not from “${part}” alone.`;
}

function rangeWords(chosen: readonly JobCountry[]): string {
  const [only, ...others] = chosen;
  if (!only) return "every place";
  return others.length > 0 ? "the countries you chose" : `all of ${nameIn(only)}`;
}

function nameIn(country: JobCountry): string {
  if (country === "xx") return "the other countries";
  return country === "gb" ? "the United Kingdom" : countries[country];
}
