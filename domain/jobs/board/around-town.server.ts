import { townsNamed } from "../places/places.server.ts";
import { countBoardJobs } from "./board.server.ts";
import { type BoardSearch, milesAway } from "./board.ts";
import { isTownIn } from "./search-distance.server.ts";

/** "near Oxford" and "in Oxford": the first reaches further. */
export function readNear(where: string): { place: string; isNear: boolean } {
  const [, word = "", place = where] =
    /^(near(?:by)?|around|close to|in|at)\s+(.+)$/i.exec(where) ?? [];
  return { place, isNear: /^(?:near|around|close)/i.test(word) };
}

/**
 * For a town of our map that no job is in: the same search round it, as far as the nearest job.
 * Null where there is none within the farthest distance, or no town of that name is in the chosen country and county.
 */
export async function searchAroundTown(
  where: string,
  search: BoardSearch,
  now: Date,
): Promise<BoardSearch | null> {
  const { country, area } = search;
  const all = townsNamed(where.split(",")[0] ?? "");
  const town = all.find(
    (one) =>
      (country.length === 0 || country.includes(one.country)) &&
      (area.length === 0 || isTownIn(one, area)),
  );
  if (!town) return null;
  const steps = milesAway.filter((miles) => Number(miles) >= Number(search.miles ?? 0));
  for (const miles of steps) {
    const around = { ...search, city: [town.name], miles };
    if ((await countBoardJobs(around, now)) > 0) return around;
  }
  return null;
}
