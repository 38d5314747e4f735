import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { AnalyticsFilter } from "#rules/analytics/report.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { universities } from "./universities.ts";

type Field = NonNullable<AnalyticsFilter["by"]>["field"];

/** A page of figures with its filter, under a name that a university's people find it by. */
export const analyticsViews = pgTable(
  "analytics_views",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    universityId: integer()
      .notNull()
      .references(() => universities.id, { onDelete: "cascade" }),
    name: text().notNull(),
    product: text().notNull(),
    months: integer().$type<AnalyticsFilter["months"]>().notNull(),
    field: text().$type<Field>(),
    value: text(),
    createdById: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("analytics_views_once").on(table.universityId, sql`lower(${table.name})`),
    index("analytics_views_by_maker").on(table.createdById),
    check("analytics_views_filter", sql`(${table.field} is null) = (${table.value} is null)`),
  ],
);

/** Somebody wants a view by mail, looked for every week or every month. */
export const analyticsSchedules = pgTable(
  "analytics_schedules",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    viewId: integer()
      .notNull()
      .references(() => analyticsViews.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    every: text().$type<"week" | "month">().notNull(),
    nextAt: instant().notNull(),
    lastSentAt: instant(),
    /** The last day of the period that was sent last: figures are of whole months, and none goes twice. */
    sentTo: date(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("analytics_schedules_once").on(table.viewId, table.userId),
    index("analytics_schedules_of").on(table.userId),
    index("analytics_schedules_due").on(table.nextAt, table.id),
  ],
);
