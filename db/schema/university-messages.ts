import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { universities } from "./universities.ts";

const instant = () => timestamp({ withTimezone: true });

/** What a careers service tells its students on their home, from a day to a day. */
export const universityMessages = pgTable(
  "university_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    universityId: integer()
      .notNull()
      .references(() => universities.id, { onDelete: "cascade" }),
    title: text().notNull(),
    body: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    createdAt: instant().notNull(),
    sentById: text().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("university_messages_running").on(table.universityId, table.endsAt),
    index("university_messages_by_sender").on(table.sentById),
    check("university_messages_last", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
