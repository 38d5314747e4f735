import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

/**
 * What people did, written once and read by journeys, achievements and analytics. Append-only: a
 * trigger (in the migration) refuses updates, and deletes unless the person goes or a visit is old.
 * Partitioned (in the migration, drizzle knows no partitions): visits and sign-ins by month, in the
 * schema `activity_parts`, so that an old month is dropped whole; all else together. See decisions
 * 32, 52 and 61.
 */
export const activity = pgTable(
  "activity",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In UTC. The same act about the same thing counts once a day: the primary key decides. */
    day: date().notNull(),
    /** Named by the capability it belongs to: "job-saved". */
    kind: text().notNull(),
    /** What it was about: "job". Empty where it was about nothing in particular. */
    thing: text().notNull().default(""),
    thingId: text().notNull().default(""),
    /** The first time on that day. */
    at: instant().notNull(),
    /** Where the person was then. It stays when they move; no foreign key, as a row never changes. */
    universityId: integer(),
  },
  (table) => [
    // Also how one person's history is read, newest day first.
    primaryKey({ columns: [table.userId, table.day, table.kind, table.thing, table.thingId] }),
    index("activity_of_university")
      .on(table.universityId, table.day, table.kind)
      .where(sql`${table.universityId} is not null`),
    check(
      "activity_day_is_of_its_instant",
      sql`${table.day} = (${table.at} at time zone 'UTC')::date`,
    ),
  ],
);
