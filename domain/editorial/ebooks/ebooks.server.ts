import { factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { quotedText } from "#domain/facts/quoted-text.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { pageTag } from "#domain/pages/page-type.ts";
import { listLivePages } from "#domain/pages/pages.queries.server.ts";
import { perRevision } from "#domain/pages/per-revision.ts";
import { longDay } from "#rules/days.ts";
import { type Chapter, chaptersOf } from "./chapters.ts";
import { findEbookPageCount } from "./ebook-pdf.server.ts";
import { type Ebook, ebookType } from "./ebook-type.ts";
import type { ChapterLink, ChapterView, EbookCard, EbookView } from "./ebook-view.ts";

export const EBOOK_TAG = pageTag(ebookType);

const MAX_EBOOKS = 50;
const WORDS_A_MINUTE = 200;

type When = { now: Date; today: string };

const chapters = perRevision(({ body }: Ebook) => chaptersOf(body));

/** The book that readers see at a slug, or had at it. */
export async function findEbook(slug: string, now: Date): Promise<Ebook | undefined> {
  const page = await findPage(ebookType, slug);
  return page && isLive(page, now) ? page : undefined;
}

export function listEbooks(now: Date) {
  return listLivePages(ebookType, { page: 1, pageSize: MAX_EBOOKS }, now);
}

/** A book's own page: what is in it, a chapter to try, and the others. */
export async function ebookView(book: Ebook, when: When): Promise<EbookView> {
  const all = chapters(book);
  const sample = all[book.fields.sample - 1] ?? all[0]!;
  const links = all.map((chapter) => linkOf(book, chapter));
  return {
    slug: book.slug,
    to: pathOf(book),
    title: book.title,
    description: withFacts(book.description, factsOn(when.today)),
    forWhom: book.fields.forWhom,
    inside: book.fields.inside,
    chapters: links,
    minutes: links.reduce((sum, { minutes }) => sum + minutes, 0),
    pageCount: await findEbookPageCount(book.id),
    asOf: longDay(when.today),
    updatedAt: book.updatedAt.toISOString(),
    sample: {
      title: sample.title,
      to: linkOf(book, sample).to,
      text: quotedText({ slug: book.slug, body: sample.body }, when.today),
    },
    others: (await ebookCards(when)).filter(({ id }) => id !== book.id),
  };
}

/** One chapter on a page of its own, with the way on and back. */
export function chapterView(book: Ebook, slug: string, today: string): ChapterView | undefined {
  const all = chapters(book);
  const index = all.findIndex((chapter) => chapter.slug === slug);
  const chapter = all[index];
  if (!chapter) return undefined;
  const links = all.map((one) => linkOf(book, one));
  return {
    book: { to: pathOf(book), title: book.title },
    to: links[index]!.to,
    number: chapter.number,
    count: all.length,
    title: chapter.title,
    description: `Chapter ${chapter.number} of “${book.title}”, a book to read here or as a PDF.`,
    text: quotedText({ slug: `${book.slug}/${slug}`, body: chapter.body }, today),
    before: links[index - 1] ?? null,
    after: links[index + 1] ?? null,
    chapters: links,
  };
}

/** Where each chapter of each book can be read. */
export async function listChapterPaths(now: Date): Promise<string[]> {
  const { rows } = await listEbooks(now);
  const books = await Promise.all(rows.map(({ slug }) => findEbook(slug, now)));
  return books.flatMap((book) =>
    book ? chapters(book).map((chapter) => linkOf(book, chapter).to) : [],
  );
}

/** Every book, the last published first. */
export async function ebookCards({ now, today }: When): Promise<(EbookCard & { id: number })[]> {
  const { rows } = await listEbooks(now);
  return rows.map(({ id, slug, title, description }) => ({
    ...{ id, title, to: pathOf({ slug }) },
    description: withFacts(description, factsOn(today)),
  }));
}

function linkOf(book: Pick<Ebook, "slug">, { number, slug, title, body }: Chapter): ChapterLink {
  const minutes = Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE));
  return { to: `${pathOf(book)}/read/${slug}`, number, title, minutes };
}

function pathOf({ slug }: { slug: string }): string {
  return `/ebook/${slug}`;
}
