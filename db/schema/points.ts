import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Answers } from "#rules/au-points/answers.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

/** A calculation of Australian points that somebody keeps under a name. */
export const pointsScenarios = pgTable(
  "points_scenarios",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The day of the invitation it was made for; null is whatever day it is read. */
    invitedOn: date(),
    answers: jsonb().$type<Answers>().notNull(),
    /** Since when the tables it was saved under were in force: a reader is told when they are others. */
    rulesOf: date().notNull(),
    /** Counts changes, so that of two windows the later cannot undo the earlier unseen. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("points_scenarios_name").on(table.userId, sql`lower(${table.name})`),
    index("points_scenarios_newest").on(table.userId, table.updatedAt.desc(), table.id),
  ],
);
