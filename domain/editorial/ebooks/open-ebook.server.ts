import { and, eq, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { ebookRequests } from "#db/schema/ebooks.ts";
import type { StoredFile } from "#platform/files/files.server.ts";
import { verifySignedRow } from "#platform/signing.server.ts";
import { no, type Result } from "#rules/result.ts";
import { OPEN_PURPOSE } from "./ask-for-ebook.server.ts";
import { ensureEbookPdf } from "./ebook-pdf.server.ts";
import type { Ebook } from "./ebook-type.ts";

/** The PDF behind a link from the mail, while the link lasts and the person who asked has not been forgotten. */
export async function openEbook(
  book: Ebook,
  token: string,
  when: { now: Date; today: string },
): Promise<Result<StoredFile, "old-link" | "away">> {
  const id = verifySignedRow(OPEN_PURPOSE, token, when.now);
  if (id === null) return no("old-link");
  const isTheirs = and(eq(ebookRequests.id, id), eq(ebookRequests.pageId, book.id));
  if ((await db.$count(ebookRequests, isTheirs)) === 0) return no("old-link");
  await db
    .update(ebookRequests)
    .set({ openedAt: when.now })
    .where(and(isTheirs, isNull(ebookRequests.openedAt)));
  return ensureEbookPdf(book, when);
}
