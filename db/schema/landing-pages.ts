import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const instant = () => timestamp({ withTimezone: true });

/** Landing pages that staff added; the twelve of the specification stand in content/landing-pages/. */
export const landingPages = pgTable("landing_pages", {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  intro: text().notNull(),
  criteria: text().notNull(),
  board: text().$type<"jobs" | "part-time-jobs">().notNull().default("jobs"),
  questions: jsonb().$type<{ question: string; answer: string }[]>().notNull(),
  isPublished: boolean().notNull().default(false),
  setById: text().references(() => users.id, { onDelete: "set null" }),
  updatedAt: instant().notNull().defaultNow(),
});

/** Who comes to a career fair. */
export const fairRegistrations = pgTable(
  "fair_registrations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fair: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    university: text().notNull(),
    interest: text().notNull(),
    timeZone: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    cancelledAt: instant(),
  },
  (table) => [
    uniqueIndex("fair_registrations_once").on(table.fair, sql`lower(${table.email})`),
    index("fair_registrations_newest").on(table.fair, table.createdAt.desc()),
  ],
);
