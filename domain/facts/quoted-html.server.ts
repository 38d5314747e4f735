import { log } from "#platform/log.server.ts";
import type { Trust } from "#platform/markdown/allow-list.server.ts";
import { type Heading, renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { type Facts, factsOn } from "./facts.server.ts";
import { notesOf } from "./notes.ts";
import { Citations, withFacts } from "./quote-facts.ts";
import type { NoteView } from "./quoted-text.ts";

export type QuotedHtml = {
  html: string;
  headings: readonly Heading[];
  /** The sources of its facts, for `components/source-notes.tsx` below the words. */
  notes: readonly NoteView[];
};

type Words = { slug: string; body: string; trust: Trust };

/** Words that are shown in one piece, with every fact of a day in its place: landing, legal, tool, fair and event pages. */
export function quotedHtml(
  { slug, body, trust }: Words,
  today: string,
  options: { hasHeadingIds?: boolean } = {},
): QuotedHtml {
  const citations = new Citations(factsOn(today));
  const { html, headings } = renderMarkdown(body, trust, options);
  const quoted = citations.quote(html).html;
  if (citations.missing.length > 0) {
    log.error({ page: slug, facts: citations.missing }, "A page quotes facts nobody knows");
  }
  const plain = headings.map((each) => ({ ...each, title: plainFacts(each.title, today) }));
  return { html: quoted, headings: plain, notes: [...notesOf(citations, today).values()] };
}

/** Words without notes, such as a title or an answer that search engines read too. */
export function plainFacts(words: string, today: string): string {
  return withFacts(words, factsOn(today));
}

/** Makes something of a page once for each revision, and again when a day or a check changes its facts. */
export function perFacts<Page extends object, Made>(
  make: (page: Page, today: string) => Made,
): (page: Page, today: string) => Made {
  const made = new WeakMap<Page, { facts: Facts; value: Made }>();
  return (page, today) => {
    const facts = factsOn(today);
    const known = made.get(page);
    if (known?.facts === facts) return known.value;
    const value = make(page, today);
    made.set(page, { facts, value });
    return value;
  };
}
