import { readNear } from "#domain/jobs/board/around-town.server.ts";
import { countBoardJobs } from "#domain/jobs/board/board.server.ts";
import { type BoardPage, type BoardSearch, wholeBoard } from "#domain/jobs/board/board.ts";
import { readFilterWords } from "#domain/jobs/board/reading/filter-words.server.ts";
import { placeLike } from "#domain/jobs/board/reading/place-search.server.ts";
import { replaceWord } from "#domain/jobs/board/reading/replace-word.server.ts";
import { IDLE_END } from "#domain/jobs/board/reading/take-place.server.ts";
import { townsNamed } from "#domain/jobs/places/places.server.ts";
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
    const isTown = townsNamed(typed).length > 0;
    for (const name of isTown ? [townAtEnd(search.q, typed)] : [meant, placeLike(typed)]) {
      if (name === null) continue;
      const words = readFilterWords(replaceWord(search.q, typed, name), search.board, true);
      const place = words?.read.find((one) => hasPlace(one.filters) && one.typed.includes(name));
      if (!words || !place) continue;
      const found = await widenEmptyPlace(withFilters(search, words), now);
      // A country that was chosen is not left for a guess.
      const inCountry = country.length > 0 ? { ...found.search, country } : found.search;
      const isToBeSeen = isTown || country.length > 0;
      if (isToBeSeen && (await countBoardJobs(inCountry, now)) === 0) continue;
      const near = readNear(replaceWord(place.typed, name, typed)).place;
      return { near, typed: search.q, ...found };
    }
  }
  return null;
}

/** Before the work, "rugby" and "sandwich" are no towns. */
function townAtEnd(q: string, typed: string): string | null {
  const isLast = q.replace(IDLE_END, "").toLowerCase().endsWith(` ${typed.toLowerCase()}`);
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
