import { factsOn } from "#domain/facts/facts.server.ts";
import { type NumberedSource, numberSources } from "#domain/facts/numbered-sources.ts";
import { printBlocks } from "#platform/markdown/print-blocks.server.ts";
import { noteMark, type PrintBlock } from "#platform/markdown/print-blocks.ts";
import { longDay } from "#rules/days.ts";
import { chaptersOf } from "./chapters.ts";
import type { Ebook } from "./ebook-type.ts";

/** What the template prints. */
export type EbookDocument = {
  title: string;
  description: string;
  forWhom: string;
  /** An ISO day: the document's date. */
  date: string;
  asOf: string;
  address: string;
  chapters: readonly { number: number; title: string; blocks: readonly PrintBlock[] }[];
  sources: readonly NumberedSource[];
};

/** Change it where the template changes, so that books are set again. */
const EDITION = 2;

/**
 * A book as it is printed, with each fact in its place, and all of it that could differ. The day
 * is that of the last change of a word or a fact: another morning alone makes no other book.
 */
export function ebookDocument(
  book: Ebook,
  { today, linkTo }: { today: string; linkTo: (path: string) => string },
): { document: EbookDocument; content: unknown } {
  const { words, sources } = numberSources(book.body, { facts: factsOn(today), mark: noteMark });
  const chapters = chaptersOf(words).map(({ number, title, body }) => ({
    number,
    title,
    blocks: printBlocks(body, { linkTo }),
  }));
  const printed = {
    title: book.title,
    description: book.description,
    forWhom: book.fields.forWhom,
    address: linkTo(`/ebook/${book.slug}`),
    chapters,
    sources,
  };
  const document = { ...printed, date: today, asOf: longDay(today) };
  return { document, content: [EDITION, printed] };
}
