import { and, eq, lt } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { ebookRequests } from "#db/schema/ebooks.ts";
import { pages } from "#db/schema/pages.ts";
import { verifySignedRow } from "#platform/signing.server.ts";
import { retentionStart } from "#rules/retention.ts";
import { FORGET_PURPOSE } from "./ask-for-ebook.server.ts";

const addressIs = (email: string) => eq(ebookRequests.email, email.toLowerCase());

/** What we hold on an address for ebooks, for its owner. */
export async function ebookRowsOf(email: string): Promise<Record<string, object[]>> {
  return {
    ebook_requests_of_address: await db
      .select({
        book: pages.title,
        askedAt: ebookRequests.askedAt,
        openedAt: ebookRequests.openedAt,
        wantsNews: ebookRequests.wantsNews,
        newsWords: ebookRequests.newsWords,
        newsAgreedAt: ebookRequests.newsAgreedAt,
      })
      .from(ebookRequests)
      .innerJoin(pages, eq(pages.id, ebookRequests.pageId))
      .where(addressIs(email)),
  };
}

export async function eraseEbookRows(tx: Transaction, email: string): Promise<void> {
  await tx.delete(ebookRequests).where(addressIs(email));
}

/** Without consent to news a request serves no more than its link; with it, it stays two years. */
export async function deleteOldEbookRows(now: Date): Promise<void> {
  const forget = (wantsNews: boolean, oldest: Date) =>
    db
      .delete(ebookRequests)
      .where(and(eq(ebookRequests.wantsNews, wantsNews), lt(ebookRequests.askedAt, oldest)));
  await forget(false, retentionStart("ebookRequests", now));
  await forget(true, retentionStart("ebookNews", now));
}

/** Whose link it is, as far as the page may say: whether there is anything to delete. */
export async function findRequest(token: string, now: Date) {
  const id = verifySignedRow(FORGET_PURPOSE, token, now);
  if (id === null) return undefined;
  const [row] = await db
    .select({ email: ebookRequests.email, wantsNews: ebookRequests.wantsNews })
    .from(ebookRequests)
    .where(eq(ebookRequests.id, id));
  return row;
}

/** Deletes every request of the address behind the link, and with them each consent to news. */
export async function forgetByLink(token: string, now: Date): Promise<boolean> {
  const row = await findRequest(token, now);
  if (!row) return false;
  await db.transaction((tx) => eraseEbookRows(tx, row.email));
  return true;
}
