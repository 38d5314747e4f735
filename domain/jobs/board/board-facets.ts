import type { FacetCount } from "#search/contract.ts";
import type { FacetName, FacetOption } from "./board.ts";
import { facetLabel } from "./facet-labels.ts";

/** Facets with few values keep the order of their list, so that they stand still from search to search. */
const still: ReadonlySet<FacetName> = new Set([
  "country",
  "level",
  "remote",
  "sponsorship",
  "register",
  "fit",
]);

/** The values of a facet that lead somewhere or are chosen, with how many jobs each has. */
export function facetOptions(
  name: FacetName,
  counts: readonly FacetCount[],
  chosen: readonly string[],
): FacetOption[] {
  const known = new Set(counts.map(({ value }) => value));
  const unknown = chosen.filter((value) => !known.has(value));
  const options = [...counts, ...unknown.map((value) => ({ value, count: 0 }))]
    .map(({ value, count }) => ({
      value,
      label: facetLabel(name, value),
      count,
      isChosen: chosen.includes(value),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
  return still.has(name) ? options : options.sort(mostFirst);
}

function mostFirst(one: FacetOption, other: FacetOption): number {
  return (
    Number(other.isChosen) - Number(one.isChosen) ||
    other.count - one.count ||
    one.label.localeCompare(other.label, "en")
  );
}

/** Choices of a range, in their own order, all of them: a form's list should not jump about. */
export function rangeOptions<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  counts: Readonly<Record<string, number>> | undefined,
  chosen: Key | null,
): FacetOption[] {
  const keys = Object.keys(labels) as Key[];
  return keys
    .sort((one, other) => Number(one) - Number(other))
    .map((value) => ({
      value,
      label: labels[value],
      count: counts?.[value] ?? 0,
      isChosen: value === chosen,
    }));
}
