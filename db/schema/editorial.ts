import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Every address that moved: legacy, alias, or a slug somebody changed. One engine reads them. */
export const redirects = pgTable(
  "redirects",
  {
    fromPath: text().primaryKey(),
    toPath: text().notNull(),
    permanent: boolean().notNull().default(true),
    reason: text().notNull(),
    setById: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** How often somebody came by the old address, and when last. Added up a few seconds late. */
    caught: integer().notNull().default(0),
    lastCaughtAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("redirects_by_destination").on(table.toPath),
    index("redirects_newest").on(table.createdAt.desc(), table.fromPath),
  ],
);
