import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const instant = () => timestamp({ withTimezone: true });

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
