import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { ebookPdfs } from "#db/schema/ebooks.ts";
import { files } from "#db/schema/files.ts";
import {
  addFile,
  fileColumns,
  removeFiles,
  type StoredFile,
  storeFile,
} from "#platform/files/files.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { typesetFinished } from "#platform/typesetting/typeset.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { ebookDocument } from "./ebook-document.server.ts";
import type { Ebook } from "./ebook-type.ts";

const TEMPLATE = "#templates/books/book.typ";
/** Some thirty pages; on a busy machine they take several seconds. */
const MILLISECONDS = 60_000;

/** The stored PDF of a book as its words and facts stand today. It is made where they have changed. */
export async function ensureEbookPdf(
  book: Ebook,
  { now, today }: { now: Date; today: string },
): Promise<Result<StoredFile, "away">> {
  const { document, hash } = ebookDocument(book, { today, linkTo });
  const stored = await findPdf(book.id);
  if (stored?.contentHash === hash) return ok(stored.file);

  const set = await typesetFinished(
    { template: TEMPLATE, data: document },
    { milliseconds: MILLISECONDS },
  );
  if (!set.ok) return no("away");
  const file = await storeFile(Buffer.from(set.value.bytes), "application/pdf");
  const made = { contentHash: hash, fileId: file.id, pageCount: set.value.pages, madeAt: now };
  await db.transaction((tx) => replacePdf(tx, { pageId: book.id, ...made }, file));
  return ok(file);
}

/** Two processes may make it at once: the later one's stays, and the other's file goes. */
async function replacePdf(
  tx: Transaction,
  row: typeof ebookPdfs.$inferInsert,
  file: StoredFile,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ebook-pdf'), ${row.pageId})`);
  const [before] = await tx
    .select({ fileId: ebookPdfs.fileId })
    .from(ebookPdfs)
    .where(eq(ebookPdfs.pageId, row.pageId));
  await addFile(tx, file);
  await tx.insert(ebookPdfs).values(row).onConflictDoUpdate({ target: ebookPdfs.pageId, set: row });
  if (before) await removeFiles(tx, [before.fileId]);
}

async function findPdf(pageId: number) {
  const [row] = await db
    .select({ contentHash: ebookPdfs.contentHash, file: fileColumns })
    .from(ebookPdfs)
    .innerJoin(files, eq(files.id, ebookPdfs.fileId))
    .where(eq(ebookPdfs.pageId, pageId));
  return row;
}

/** How many pages the PDF last had; null where it was never made. */
export async function findPageCount(pageId: number): Promise<number | null> {
  const [row] = await db
    .select({ pageCount: ebookPdfs.pageCount })
    .from(ebookPdfs)
    .where(eq(ebookPdfs.pageId, pageId));
  return row?.pageCount ?? null;
}
