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
import type { Applicant, Course, Permission } from "#rules/uk-work/verdict-types.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

/**
 * What somebody tells us of their permission, course and age, for the visa tools to
 * read. Only the person sees it: no report, no desk and no log reads this table. The end of a visa is
 * copied to `visa_end_shares` where its owner chose to have it counted.
 * Every field is optional; null is "not said".
 */
export const situations = pgTable(
  "situations",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    permission: text().$type<Permission["kind"] | "none">(),
    permissionEndsOn: date(),
    /** First day of a Graduate visa, or of Skilled Worker permission held without a gap. */
    permissionSince: date(),
    courseLevel: text().$type<NonNullable<Course["level"]>>(),
    isFullTime: boolean(),
    courseStartsOn: date(),
    courseEndsOn: date(),
    bornOn: date(),
    phd: text().$type<NonNullable<Applicant["phd"]>>(),
    monthsCounted: integer(),
    /** The day the months were told: a permission that counts goes on counting from it. */
    monthsToldOn: date(),
    english: text().$type<NonNullable<Applicant["english"]>>(),
    applyingFrom: text().$type<NonNullable<Applicant["applyingFrom"]>>(),
    /** Counts changes, so that of two windows the later cannot undo the earlier unseen. */
    revision: integer().notNull().default(1),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check(
      "situations_months_are_told_on_a_day",
      sql`(${table.monthsCounted} is null) = (${table.monthsToldOn} is null)`,
    ),
    check("situations_months_are_few", sql`${table.monthsCounted} between 0 and 600`),
  ],
);

/** A day on which somebody wants a mail about a date of their visa. */
export const visaReminders = pgTable(
  "visa_reminders",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    about: text().$type<"window-opens" | "shorter-stay" | "visa-ends">().notNull(),
    /** The day it is about. */
    day: date().notNull(),
    remindOn: date().notNull(),
    /** Eight in the morning of that day, on the person's own clock. */
    dueAt: instant().notNull(),
    mailedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("visa_reminders_once").on(table.userId, table.about, table.remindOn),
    index("visa_reminders_due").on(table.dueAt, table.id).where(sql`${table.mailedAt} is null`),
    index("visa_reminders_mailed").on(table.mailedAt).where(sql`${table.mailedAt} is not null`),
  ],
);
