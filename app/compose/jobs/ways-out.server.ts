import { activeFilters } from "#domain/jobs/board/active-filters.ts";
import { searchWithinMiles } from "#domain/jobs/board/around-area.server.ts";
import { countPageJobs } from "#domain/jobs/board/board.server.ts";
import type { BoardSearch } from "#domain/jobs/board/board.ts";
import { boardAddress } from "#domain/jobs/board/board-address.ts";
import type { WiderSearch } from "#domain/jobs/board/board-view.ts";
import type { BoardReading } from "./board-request.server.ts";

/** How many ways out of an empty search are tried. */
const MAX_WAYS_OUT = 6;

type For = { now: Date; own: readonly string[] | undefined };

/**
 * The same a little further away, then what each filter shuts out, the widest first; ways that lead
 * nowhere either are not offered.
 */
export async function waysOutOf(
  path: string,
  { search, isExact }: Pick<BoardReading, "search" | "isExact">,
  { now, own }: For,
): Promise<WiderSearch[]> {
  const filters = activeFilters(search)
    .slice(0, MAX_WAYS_OUT)
    .map(({ label, without }) => ({ label: `Without ${label}`, without }));
  const wordless = search.q
    ? [{ label: `Without “${search.q}”`, without: { ...search, q: "", page: 1, upto: null } }]
    : [];
  const wayOut = async ({ label, without }: { label: string; without: BoardSearch }) => {
    // What is searched exactly stays so: read again, its words could become filters.
    const asked = { isExact: (isExact ?? false) && without.q !== "" };
    const count = await countPageJobs(without, now, { own, ...asked });
    return { label, href: boardAddress(path, without, asked), count };
  };
  const around = await searchWithinMiles(search, now, { own, isExact: isExact ?? false });
  const further = around
    ? [{ label: `Within ${around.miles} miles of ${around.city.join(" or ")}`, without: around }]
    : [];
  const near = await Promise.all(further.map(wayOut));
  const ways = await Promise.all([...filters, ...wordless].map(wayOut));
  const widest = ways.sort((one, other) => other.count - one.count);
  return [...near, ...widest].filter(({ count }) => count > 0);
}
