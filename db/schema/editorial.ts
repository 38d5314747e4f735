import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** Every address that moved: legacy, alias, or a slug somebody changed. One engine reads them. */
export const redirects = pgTable(
  "redirects",
  {
    fromPath: text().primaryKey(),
    toPath: text().notNull(),
    permanent: boolean().notNull().default(true),
    reason: text().notNull(),
    setById: text(),
    createdAt: instant().notNull().defaultNow(),
    /** How often somebody came by the old address, and when last. Added up a few seconds late. */
    caught: integer().notNull().default(0),
    lastCaughtAt: instant(),
  },
  (table) => [
    index("redirects_by_destination").on(table.toPath),
    index("redirects_newest").on(table.createdAt.desc(), table.fromPath),
  ],
);
