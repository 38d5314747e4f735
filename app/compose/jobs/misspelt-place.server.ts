import { readNear } from "#domain/jobs/board/around-town.server.ts";
import { countBoardJobs } from "#domain/jobs/board/board.server.ts";
import { type BoardPage, type BoardSearch, wholeBoard } from "#domain/jobs/board/board.ts";
import { readFilterWords } from "#domain/jobs/board/reading/filter-words.server.ts";
import { placeLike } from "#domain/jobs/board/reading/place-search.server.ts";
import { replaceWord } from "#domain/jobs/board/reading/replace-word.server.ts";
import { townsNamed } from "#domain/jobs/places/places.server.ts";
import { type Found, hasPlace, widenEmptyPlace, withFilters } from "./board-request.server.ts";

/**
 * "nurse manchestr": no job says the last word, and it is a slip of a place. Then that is searched in, as if it had
 * been typed under Where. Null where no such word names a place, or a place was chosen.
 */
export async function searchInMisspeltPlace(
  page: Pick<BoardPage, "search" | "repairs" | "dropped">,
  now: Date,
): Promise<Found | null> {
  const { search } = page;
  if (hasPlace(search)) return null;
  for (const { typed, meant } of await wordsNobodySays(page, now)) {
    for (const name of [meant, placeLike(typed)]) {
      if (name === null || townsNamed(typed).length > 0) continue;
      const words = readFilterWords(replaceWord(search.q, typed, name), search.board, true);
      const place = words?.read.find((one) => hasPlace(one.filters) && one.typed.includes(name));
      if (!words || !place) continue;
      const found = await widenEmptyPlace(withFilters(search, words), now);
      const near = readNear(replaceWord(place.typed, name, typed)).place;
      return { near, typed: search.q, ...found };
    }
  }
  return null;
}

type Unsaid = { typed: string; meant: string | null };

/** Those that were read otherwise or left out; a word left out may stand in other adverts. */
async function wordsNobodySays(
  { search, repairs, dropped }: Pick<BoardPage, "search" | "repairs" | "dropped">,
  now: Date,
): Promise<Unsaid[]> {
  const likePlaces = dropped.filter((typed) => !typed.includes(" ") && placeLike(typed));
  const counts = await Promise.all(likePlaces.map((word) => countSaying(word, search, now)));
  const unsaid = likePlaces.filter((_, at) => counts[at] === 0);
  return [...repairs, ...unsaid.map((typed) => ({ typed, meant: null }))];
}

function countSaying(q: string, { board }: BoardSearch, now: Date): Promise<number> {
  return countBoardJobs({ ...wholeBoard(board), q }, now, { isExact: true });
}
