import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { pages } from "./pages.ts";

/** Who asked for an ebook by mail, and what they agreed to. One row for a book and an address. */
export const ebookRequests = pgTable(
  "ebook_requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The page of the book: its slug may change. */
    pageId: integer()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    /** In lower case, as the form reads it. */
    email: text().notNull(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    askedAt: instant().notNull(),
    /** The first time a link from the mail was opened: from then on the address is known to be theirs. */
    openedAt: instant(),
    /** News by mail: never asked for in exchange for the book. */
    wantsNews: boolean().notNull().default(false),
    /** The sentence they ticked, as it stood, and when. */
    newsWords: text(),
    newsAgreedAt: instant(),
  },
  (table) => [
    uniqueIndex("ebook_requests_once").on(table.pageId, table.email),
    index("ebook_requests_of_address").on(table.email),
    index("ebook_requests_of_person").on(table.userId),
    index("ebook_requests_oldest").on(table.wantsNews, table.askedAt),
    check(
      "ebook_requests_consent_is_recorded",
      sql`not ${table.wantsNews} or (${table.newsWords} is not null and ${table.newsAgreedAt} is not null)`,
    ),
  ],
);
