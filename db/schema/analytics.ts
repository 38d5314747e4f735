import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import type { CourseLevel } from "#rules/course-level.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { universities } from "./universities.ts";

const personReference = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

const universityReference = () =>
  integer()
    .notNull()
    .references(() => universities.id, { onDelete: "cascade" });

/**
 * What somebody did in a month, as one number, with what they were then. Only the roll-up reads it:
 * no page does. A row goes with its person, and when they object.
 */
export const analyticsPersonMonths = pgTable(
  "analytics_person_months",
  {
    universityId: universityReference(),
    /** Its first day. */
    month: date().notNull(),
    userId: personReference(),
    campusId: integer(),
    /** The field of their course: rules/analytics/course-field.ts. */
    course: text(),
    level: text().$type<CourseLevel>(),
    nationality: text(),
    /** A bit for each thing in rules/analytics/metrics.ts. */
    facts: bigint({ mode: "bigint" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.universityId, table.month, table.userId] }),
    index("analytics_person_months_of_user").on(table.userId),
  ],
);

/** What it was about: "saved-field", "law". Read by the roll-up alone, as the months are. */
export const analyticsPersonThings = pgTable(
  "analytics_person_things",
  {
    universityId: universityReference(),
    month: date().notNull(),
    userId: personReference(),
    facet: text().notNull(),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.universityId, table.month, table.facet, table.value, table.userId],
    }),
    index("analytics_person_things_of_user").on(table.userId),
  ],
);

/**
 * What pages of figures show: counts of people, rounded or hidden already. A whole that is not here
 * is of fewer than five; a part that is not here is hidden.
 */
export const analyticsCells = pgTable(
  "analytics_cells",
  {
    universityId: universityReference(),
    /** A month, or the twelve months that end with it. */
    span: text().$type<"month" | "year">().notNull(),
    month: date().notNull(),
    metric: text().notNull(),
    /** "all", or what it is split by: "campus", "field". */
    dimension: text().notNull(),
    value: text().notNull(),
    /** People, to the nearest five; null where it is small, or hidden for another's sake. */
    shown: integer(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.universityId,
        table.span,
        table.month,
        table.metric,
        table.dimension,
        table.value,
      ],
    }),
    // The median of all universities.
    index("analytics_cells_of_all")
      .on(table.span, table.metric, table.month)
      .where(sql`${table.dimension} = 'all'`),
    check("analytics_cells_are_rounded", sql`${table.shown} >= 5 and ${table.shown} % 5 = 0`),
  ],
);

/** Jobs that were open when a month was counted, and how many of them fit a new graduate's visa. */
export const analyticsSupply = pgTable(
  "analytics_supply",
  {
    month: date().notNull(),
    country: text().notNull(),
    /** "field" or "place". */
    dimension: text().$type<"field" | "place">().notNull(),
    value: text().notNull(),
    open: integer().notNull(),
    fitting: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.country, table.dimension, table.value] })],
);

/** How far the roll-up has come. One row. */
export const analyticsProgress = pgTable(
  "analytics_progress",
  {
    id: smallint().primaryKey().default(1),
    /** The last day that is in the person-months. */
    foldedTo: date().notNull(),
    /** The first day of the last month that has cells. */
    publishedTo: date(),
    at: instant().notNull(),
  },
  (table) => [check("analytics_progress_is_one_row", sql`${table.id} = 1`)],
);

/** People who do not want to be in their university's figures. */
export const analyticsObjections = pgTable("analytics_objections", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  at: instant().notNull(),
});

/** The end of a visa, of people who chose to be counted with it. Nobody is named. */
export const visaEndShares = pgTable("visa_end_shares", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Null while they have not told us when it ends. */
  endsOn: date(),
  at: instant().notNull(),
});
