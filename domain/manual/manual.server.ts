import { factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { quotedText } from "#domain/facts/quoted-text.server.ts";
import type { Trust } from "#platform/markdown/allow-list.server.ts";
import { plainMarkdown } from "#platform/markdown/plain-markdown.ts";
import { type Chapter, readChapters } from "./chapter.ts";
import { baseChapters, ownChapters } from "./chapters.queries.server.ts";

/** Advisers are people we know, and not us: no HTML of theirs is shown. */
const trustOf: Record<Chapter["by"], Trust> = { us: "ours", university: "staff" };

/** The manual of one university, as its readers see it. */
export async function manualOf(universityId: number): Promise<Chapter[]> {
  const [base, own] = await Promise.all([baseChapters(), ownChapters(universityId)]);
  return readChapters(base, own);
}

/** A chapter with every fact in its place. */
export function chapterText({ slug, by, words }: Chapter, today: string) {
  const facts = factsOn(today);
  return {
    ...quotedText({ slug, body: words.body }, today, trustOf[by]),
    title: words.title,
    summary: withFacts(words.summary, facts),
  };
}

/** Its words without Markdown, for the code that searches in them. */
export function plainChapter({ words }: Chapter, today: string): string {
  return plainMarkdown(withFacts(`${words.summary}\n\n${words.body}`, factsOn(today)));
}
