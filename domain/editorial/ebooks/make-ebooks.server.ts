import { log } from "#platform/log.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { ensureEbookPdf, findEbookPageCount } from "./ebook-pdf.server.ts";
import { EBOOK_TAG, findEbook, listEbooks } from "./ebooks.server.ts";

/** Sets every book whose words or facts have changed. One that fails waits for its next reader. */
export async function makeEbooks(when: { now: Date; today: string }): Promise<void> {
  const { rows } = await listEbooks(when.now);
  for (const { id, slug } of rows) {
    const book = await findEbook(slug, when.now);
    if (!book) continue;
    const before = await findEbookPageCount(id);
    const made = await ensureEbookPdf(book, when);
    if (!made.ok) log.error({ ebook: slug }, "An ebook could not be set");
    if (before !== (await findEbookPageCount(id))) invalidatePages(EBOOK_TAG);
  }
}
