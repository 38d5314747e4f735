import { townsNamed } from "../places/places.server.ts";
import { countBoardJobs } from "./board.server.ts";
import { type BoardSearch, milesAway } from "./board.ts";

/** "near Oxford" and "in Oxford": the first reaches further. */
export function readNear(where: string): { place: string; isNear: boolean } {
  const [, word = "", place = where] =
    /^(near(?:by)?|around|close to|in|at)\s+(.+)$/i.exec(where) ?? [];
  return { place, isNear: /^(?:near|around|close)/i.test(word) };
}

/**
 * For a town of our map that no job is in: the same search round it, as far as the nearest job.
 * Null where there is none within the farthest distance, or the town is in no chosen country.
 */
export async function searchAroundTown(
  where: string,
  search: BoardSearch,
  now: Date,
): Promise<BoardSearch | null> {
  const { country } = search;
  const all = townsNamed(where.split(",")[0] ?? "");
  const town = country.length > 0 ? all.find((one) => country.includes(one.country)) : all[0];
  if (!town) return null;
  const steps = milesAway.filter((miles) => Number(miles) >= Number(search.miles ?? 0));
  for (const miles of steps) {
    const around = { ...search, city: [town.name], miles };
    if ((await countBoardJobs(around, now)) > 0) return around;
  }
  return null;
}
