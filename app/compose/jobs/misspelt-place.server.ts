import { readNear } from "#domain/jobs/board/around-town.server.ts";
import { countBoardJobs } from "#domain/jobs/board/board.server.ts";
import { type BoardPage, type BoardSearch, wholeBoard } from "#domain/jobs/board/board.ts";
import { readFilterWords } from "#domain/jobs/board/reading/filter-words.server.ts";
import { placeLike } from "#domain/jobs/board/reading/place-search.server.ts";
import { replaceWord } from "#domain/jobs/board/reading/replace-word.server.ts";
import { IDLE_END, YEAR_AT_END } from "#domain/jobs/board/reading/take-place.server.ts";
import { townsNamed } from "#domain/jobs/places/places.server.ts";
import type { Town } from "#domain/jobs/places/places.ts";
import { type Found, hasPlace, widenEmptyPlace, withFilters } from "./board-request.server.ts";

/**
 * "nurse manchestr", "nurse wigan": no job says the last word, and it is a slip of a place, or a town without a job.
 * Then that is searched in, or round it, as if it had been typed under Where. Null where no such word names a place, or
 * a place was chosen.
 */
export async function searchInMisspeltPlace(
  page: Pick<BoardPage, "search" | "repairs" | "dropped">,
  now: Date,
): Promise<Found | null> {
  const { search } = page;
  const { country } = search;
  if (hasPlace({ ...search, country: [] })) return null;
  for (const { typed, meant } of await wordsNobodySays(page, now)) {
    const towns = townsNamed(typed);
    const isTown = towns.some((town) => isMeant(town, country));
    // Enfield is a village in Ireland too, and a small place abroad is not what a name here means.
    if (towns.length > 0 && !isTown) continue;
    for (const name of isTown ? [townAtEnd(search.q, typed)] : [meant, placeLike(typed)]) {
      if (name === null) continue;
      const words = readFilterWords(replaceWord(search.q, typed, name), search.board, true);
      const place = words?.read.find((one) => hasPlace(one.filters) && one.typed.includes(name));
      if (!words || !place) continue;
      // A country that was chosen is not left for a guess.
      if (words.filters.country && country.length > 0) continue;
      const there = withFilters(search, words);
      const kept = country.length > 0 ? { ...there, country } : there;
      const found = await widenEmptyPlace(kept, now);
      const mayBeEmpty = isTown || country.length > 0;
      if (mayBeEmpty && (await countBoardJobs(found.search, now)) === 0) continue;
      const near = readNear(replaceWord(place.typed, name, typed)).place;
      return { near, typed: search.q, ...found };
    }
  }
  return null;
}

function isMeant(town: Town, country: readonly string[]): boolean {
  return country.length > 0 ? country.includes(town.country) : town.country === "gb";
}

/** Before the work, "rugby" and "sandwich" are no towns. */
function townAtEnd(q: string, typed: string): string | null {
  const named = q.replace(IDLE_END, "").replace(YEAR_AT_END, "");
  const isLast = named.toLowerCase().endsWith(` ${typed.toLowerCase()}`);
  return isLast ? `in ${typed}` : null;
}

type Unsaid = { typed: string; meant: string | null };

/** Those that were read otherwise or left out; a word left out may stand in other adverts. */
async function wordsNobodySays(
  { search, repairs, dropped }: Pick<BoardPage, "search" | "repairs" | "dropped">,
  now: Date,
): Promise<Unsaid[]> {
  const likePlaces = dropped.filter(
    (typed) => !typed.includes(" ") && (townsNamed(typed).length > 0 || placeLike(typed)),
  );
  const counts = await Promise.all(likePlaces.map((word) => countSaying(word, search, now)));
  const unsaid = likePlaces.filter((_, at) => counts[at] === 0);
  return [...repairs, ...unsaid.map((typed) => ({ typed, meant: null }))];
}

function countSaying(q: string, { board }: BoardSearch, now: Date): Promise<number> {
  return countBoardJobs({ ...wholeBoard(board), q }, now, { isExact: true });
}
