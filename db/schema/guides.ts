import { boolean, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";
import { pages } from "./pages.ts";

/** Whether a guide's page was useful, and why. No account is named, and nobody can be told by it. */
export const guideVotes = pgTable(
  "guide_votes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    pageId: integer()
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    /** The words that were judged. */
    revision: integer().notNull(),
    isUseful: boolean().notNull(),
    reason: text(),
    day: date().notNull(),
    /** A hash that differs by page and day: a second answer replaces the first. Emptied after the day. */
    voter: text(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex("guide_votes_once").on(table.pageId, table.day, table.voter),
    index("guide_votes_newest").on(table.at.desc(), table.id),
    index("guide_votes_of_page").on(table.pageId, table.at.desc()),
    index("guide_votes_by_day").on(table.day),
  ],
);
