import { activeFilters } from "#domain/jobs/board/active-filters.ts";
import { countPageJobs } from "#domain/jobs/board/board.server.ts";
import { boardAddress } from "#domain/jobs/board/board-address.ts";
import type { WiderSearch } from "#domain/jobs/board/board-view.ts";
import type { BoardReading } from "./board-request.server.ts";

/** How many ways out of an empty search are tried. */
const MAX_WAYS_OUT = 6;

type For = { now: Date; own: readonly string[] | undefined };

/** What each filter shuts out, the widest first; ways that lead nowhere either are not offered. */
export async function waysOutOf(
  path: string,
  { search, isExact }: Pick<BoardReading, "search" | "isExact">,
  { now, own }: For,
): Promise<WiderSearch[]> {
  const filters = activeFilters(search).slice(0, MAX_WAYS_OUT);
  const wordless = search.q
    ? [{ label: `“${search.q}”`, without: { ...search, q: "", page: 1, upto: null } }]
    : [];
  const ways = await Promise.all(
    [...filters, ...wordless].map(async ({ label, without }) => {
      // What is searched exactly stays so: read again, its words could become filters.
      const asked = { isExact: (isExact ?? false) && without.q !== "" };
      const count = await countPageJobs(without, now, { own, ...asked });
      return { label, href: boardAddress(path, without, asked), count };
    }),
  );
  return ways.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
}
