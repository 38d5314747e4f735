import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

/** Students who want to be campus ambassadors. */
export const ambassadorApplications = pgTable(
  "ambassador_applications",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The account it was sent from, or the one staff accepted it for. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    university: text().notNull(),
    course: text().notNull(),
    languages: text().notNull(),
    why: text().notNull(),
    sentAt: instant().notNull(),
    decision: text().$type<"accepted" | "declined">(),
    decidedAt: instant(),
    decidedById: text().references(() => users.id, { onDelete: "set null" }),
    /** What the mail about the decision says besides. */
    note: text(),
  },
  (table) => [
    // One at a time: whoever was declined may apply again.
    uniqueIndex("ambassador_applications_waiting_once")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.decidedAt} is null`),
    index("ambassador_applications_of_address").on(sql`lower(${table.email})`),
    index("ambassador_applications_of_person").on(table.userId),
    index("ambassador_applications_decided_by").on(table.decidedById),
    index("ambassador_applications_newest").on(
      sql`(${table.decidedAt} is not null)`,
      table.sentAt.desc(),
      table.id,
    ),
    index("ambassador_applications_decided").on(table.decidedAt),
    check(
      "ambassador_applications_decided_whole",
      sql`(${table.decision} is null) = (${table.decidedAt} is null)`,
    ),
    check("ambassador_applications_decisions", sql`${table.decision} in ('accepted', 'declined')`),
  ],
);
