import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { MessageGroup } from "#rules/university/message-group.ts";
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
    /** Which students; an empty group is all of them. */
    audience: jsonb().$type<MessageGroup>().notNull().default({}),
    /** Also goes out by mail, to those who have not said no. */
    isMailed: boolean().notNull().default(false),
    /** When the queue had told everybody. */
    mailedAt: instant(),
    /** The last person whose mail was queued: a batch that was interrupted goes on after them. */
    mailedUpTo: text(),
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

/** Who wants no mails from their careers service. What stands on their dashboard stays. */
export const universityMailStops = pgTable(
  "university_mail_stops",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    universityId: integer()
      .notNull()
      .references(() => universities.id, { onDelete: "cascade" }),
    stoppedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.universityId] }),
    index("university_mail_stops_of_university").on(table.universityId),
  ],
);
