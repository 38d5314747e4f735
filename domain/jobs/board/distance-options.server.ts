import type { BoardAsker } from "./ask-board.server.ts";
import { askBoard } from "./ask-board.server.ts";
import { type BoardSearch, type FacetOption, milesAway } from "./board.ts";
import { centresOf } from "./search-distance.server.ts";

/** How many jobs each distance reaches; none where there is no place to measure from. */
export async function distanceOptions(
  search: BoardSearch,
  now: Date,
  asker: BoardAsker,
): Promise<FacetOption[]> {
  if (centresOf(search).length === 0) return [];
  return Promise.all(
    milesAway.map(async (value) => {
      const at = { ...search, miles: value };
      const { total } = await askBoard(at, now, { ...asker, isCount: true });
      const isChosen = search.miles === value;
      return { value, label: `Within ${value} miles`, count: total, isChosen };
    }),
  );
}
