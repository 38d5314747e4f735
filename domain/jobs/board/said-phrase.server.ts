import { inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { textOfHtml } from "#rules/html-text.ts";
import { fold, tokenise } from "#search/words/tokenise.ts";
import { readWords } from "../families/read-words.server.ts";
import type { BoardSearch } from "./board.ts";
import { type Answered, ask, questionOf, repairedText } from "./search-board.server.ts";

/** The best that have all the words: an advert that says them together is among these or nowhere near. */
const MAX_READ = 60;

/**
 * Whether an advert says the work word for word. The index knows which adverts have its words, not
 * whether they stand together: "machine learning", or "mend a machine, learning as you go".
 */
export async function isSaidInAdverts(
  search: BoardSearch,
  now: Date,
  { repairs }: Pick<Answered, "repairs">,
): Promise<boolean> {
  const text = repairedText(search.q, repairs);
  const phrases = readWords(text).flatMap(({ typed, family }) =>
    family && typed.includes(" ") ? phraseOf(typed) : [],
  );
  if (phrases.length === 0) return false;
  // The same for every page and order of a search.
  const question = questionOf({ ...search, page: 1 }, now, { few: MAX_READ });
  const { ids } = await ask({ ...question, text, order: "relevance" });
  if (ids.length === 0) return false;
  const { title, summary, descriptionHtml } = jobs;
  const found = await db
    .select({ title, summary, descriptionHtml })
    .from(jobs)
    .where(inArray(jobs.id, ids));
  return found.some((job) => {
    const said = fold(`${job.title}. ${job.summary}. ${textOfHtml(job.descriptionHtml)}`);
    return phrases.every((phrase) => phrase.test(said));
  });
}

function phraseOf(typed: string): RegExp {
  const words = tokenise(typed).map((word) => word.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`[\s-]+`)}(?![\p{L}\p{N}])`);
}
