import type { StoredFile } from "#platform/files/files.server.ts";
import { findPageCount, madeFile } from "#platform/files/made-files.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { typesetFile } from "#platform/typesetting/typeset-file.server.ts";
import { no, type Result } from "#rules/result.ts";
import { ebookDocument } from "./ebook-document.server.ts";
import type { Ebook } from "./ebook-type.ts";

const subjectOf = (pageId: number) => `ebook-pdf/${pageId}`;

/** The stored PDF of a book as its words and facts stand today. It is made where they have changed. */
export async function ensureEbookPdf(
  book: Ebook,
  { now, today }: { now: Date; today: string },
): Promise<Result<StoredFile, "away">> {
  const { document, content } = ebookDocument(book, { today, linkTo });
  const make = () => typesetFile({ template: "#templates/books/book.typ", data: document });
  const file = await madeFile({ subject: subjectOf(book.id), content, make }, now);
  return file.ok ? file : no("away");
}

/** How many pages the PDF last had; null where it was never made. */
export function findEbookPageCount(pageId: number): Promise<number | null> {
  return findPageCount(subjectOf(pageId));
}
