import { type BoardSearch, facetNames } from "./board.ts";
import { moneyOf, payWord } from "./board-pay.ts";
import { facetLabel } from "./facet-labels.ts";
import { MINE_LABEL } from "./mine-label.ts";

/** One filter that is on, as people read it, and the search with it off. */
export type ActiveFilter = { label: string; without: BoardSearch };

/** Every filter that is on, one by one. The words searched for are no filter. */
export function activeFilters(search: BoardSearch): ActiveFilter[] {
  const first = { ...search, page: 1, upto: null };
  const ofFacets = facetNames.flatMap((name) =>
    search[name].map((value) => ({
      label: facetLabel(name, value),
      without: withDistance({ ...first, [name]: search[name].filter((other) => other !== value) }),
    })),
  );
  const { pay, posted, closing, safe } = search;
  return [
    ...ofFacets,
    ...distanceFilter(search, first),
    ...(pay ? [{ label: payLabel(search), without: { ...first, pay: null } }] : []),
    ...(posted ? [{ label: postedLabel(posted), without: { ...first, posted: null } }] : []),
    ...(closing ? [{ label: closingLabel(closing), without: { ...first, closing: null } }] : []),
    ...(search.mine ? [{ label: MINE_LABEL, without: { ...first, mine: false } }] : []),
    ...(safe ? [{ label: "Within a student visa", without: { ...first, safe: false } }] : []),
  ];
}

/** From the postcode, or from the towns that are chosen beside it. */
function distanceFilter({ postcode, miles }: BoardSearch, first: BoardSearch): ActiveFilter[] {
  if (!miles) return [];
  const from = postcode ? ` of ${postcode}` : "";
  return [
    { label: `Within ${miles} miles${from}`, without: { ...first, postcode: null, miles: null } },
  ];
}

/** With its last town a distance goes too. */
function withDistance(search: BoardSearch): BoardSearch {
  return search.city.length > 0 || search.postcode ? search : { ...search, miles: null };
}

/** The search in a line: "data analyst, Leeds, Internship". */
export function searchLabel(search: BoardSearch): string {
  const filters = activeFilters(search).map(({ label }) => label);
  return [search.q, ...filters].filter(Boolean).join(", ") || "All jobs";
}

/** Without one country the figure is asked of each job in the money of its own. */
function payLabel({ country, pay }: BoardSearch): string {
  if (!pay) return "";
  const [only, ...others] = country;
  const money = only && others.length === 0 ? moneyOf(only) : null;
  return money
    ? `${payWord(pay, money)} a year or more`
    : `${payWord(pay, null)} a year or more, in the currency of its country`;
}

function postedLabel(days: string): string {
  return days === "1" ? "Posted in the last day" : `Posted in the last ${days} days`;
}

function closingLabel(days: string): string {
  return `Closes within ${days} days`;
}
