import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { files } from "./files.ts";
import { instant } from "./instant.ts";

/** When somebody's home was last opened, and when the time before that: what changed between is news. */
export const homeVisits = pgTable("home_visits", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  seenAt: instant().notNull(),
  beforeAt: instant(),
});

/** An achievement somebody shows at a public address. Without its row the address leads nowhere. */
export const achievementShares = pgTable(
  "achievement_shares",
  {
    /** Random: anyone who has it can see the picture. */
    token: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    achievement: text().notNull(),
    /** The name on the picture, as its owner chose it; empty for none. */
    name: text().notNull(),
    fileId: text()
      .notNull()
      .references(() => files.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("achievement_shares_once").on(table.userId, table.achievement),
    index("achievement_shares_of_file").on(table.fileId),
  ],
);
