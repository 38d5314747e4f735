import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { WorkKind } from "#rules/work-hours/forbidden-work.ts";
import type { StudyKind } from "#rules/work-hours/hours-rules.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

const userReference = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Which rule counts somebody's hours, and on which clock. */
export const workSettings = pgTable("work_settings", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  countryId: integer().notNull(),
  study: text().$type<StudyKind>().notNull(),
  courseStartsOn: date(),
  courseEndsOn: date(),
  timeZone: text().notNull(),
  /** Counts changes, so that of two windows the later cannot undo the earlier unseen. */
  revision: integer().notNull().default(1),
  updatedAt: instant().notNull(),
});

/** Days without teaching, as somebody's university publishes them; all others are term. */
export const workBreaks = pgTable(
  "work_breaks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userReference(),
    name: text().notNull(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
  },
  (table) => [
    index("work_breaks_of").on(table.userId, table.startsOn),
    check("work_breaks_end_after_they_begin", sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);

/** Somebody's employers, by the name they give them. */
export const workPlaces = pgTable(
  "work_places",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userReference(),
    name: text().notNull(),
    kind: text().$type<WorkKind>().notNull(),
  },
  (table) => [uniqueIndex("work_places_name").on(table.userId, sql`lower(${table.name})`)],
);

/** Hours worked or agreed, paid or not. */
export const workShifts = pgTable(
  "work_shifts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userReference(),
    placeId: integer()
      .notNull()
      .references(() => workPlaces.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    isPaid: boolean().notNull(),
    revision: integer().notNull().default(1),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("work_shifts_of").on(table.userId, table.startsAt),
    index("work_shifts_at").on(table.placeId),
    check(
      "work_shifts_last_a_day_at_most",
      sql`${table.endsAt} > ${table.startsAt} and ${table.endsAt} <= ${table.startsAt} + interval '24 hours'`,
    ),
  ],
);
