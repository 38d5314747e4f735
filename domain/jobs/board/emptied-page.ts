import { type BoardPage, type FacetOption, facetNames } from "./board.ts";

/** A word is repaired only when no job has it: searched for exactly, it finds nothing, and no filter does. */
export function emptiedPage(page: BoardPage): BoardPage {
  const none = (options: FacetOption[]) =>
    options.filter(({ isChosen }) => isChosen).map((option) => ({ ...option, count: 0 }));
  const facets = facetNames.map((name) => [name, none(page.facets[name])] as const);
  const [pay, posted, closing] = [page.pay, page.posted, page.closing].map(none);
  return {
    ...page,
    ...{ total: 0, pageCount: 0, cards: [], morePlaces: 0, safeCount: 0 },
    ...{ facets: Object.fromEntries(facets) as BoardPage["facets"] },
    ...{ pay: pay!, posted: posted!, closing: closing! },
    distances: page.distances?.map(({ miles }) => ({ miles, count: 0 })) ?? null,
  };
}
