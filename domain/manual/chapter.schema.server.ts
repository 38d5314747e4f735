import { z } from "zod";
import { factsOn } from "#domain/facts/facts.server.ts";
import { factNamesIn } from "#domain/facts/quote-facts.ts";
import type { ChapterWords } from "./chapter.ts";

/** Some 10,000 words: more than a chapter can be read for. */
const MAX_BODY = 60_000;

/** What a window may send while it is typed: anything of a sane size. */
export const typedChapter = z.strictObject({
  title: z.string().max(1000),
  summary: z.string().max(2000),
  body: z.string().max(MAX_BODY * 2),
});

export type ChapterErrors = Partial<Record<keyof ChapterWords, string>>;

/** What stands in the way of publishing, by field, all at once. */
export function chapterErrors(
  { title, summary, body }: ChapterWords,
  today: string,
): ChapterErrors {
  return {
    ...(title.trim() === "" ? { title: "Fill in the title." } : {}),
    ...(title.length > 160 ? { title: "The title must be 160 characters or fewer." } : {}),
    ...(summary.length > 300 ? { summary: "The summary must be 300 characters or fewer." } : {}),
    ...bodyError(body, today),
  };
}

function bodyError(body: string, today: string): ChapterErrors {
  if (body.trim() === "") return { body: "Write the text, or hide the chapter instead." };
  if (body.length > MAX_BODY) return { body: "The text is too long. Split it into two chapters." };
  const facts = factsOn(today);
  const unknown = factNamesIn(body).find((name) => !facts.has(name));
  return unknown ? { body: `There is no fact called “${unknown}”. Check its name.` } : {};
}
