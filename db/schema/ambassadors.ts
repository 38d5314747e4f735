import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AmbassadorWords } from "#rules/ambassador-page.ts";
import { users } from "./accounts.ts";
import { files } from "./files.ts";
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
    // One at a time: anyone who was declined may apply again.
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

/** Pages that ambassadors write themselves. Readers see what our staff approved last. */
export const ambassadorPages = pgTable(
  "ambassador_pages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The end of its address. */
    slug: text().notNull(),
    draft: jsonb().$type<AmbassadorWords>().notNull(),
    draftFileId: text().references(() => files.id),
    /** What readers see; null: nothing. */
    live: jsonb().$type<AmbassadorWords>(),
    liveFileId: text().references(() => files.id),
    state: text({ enum: ["waiting", "approved", "sent-back", "off"] }).notNull(),
    /** Counts the states of its words, so that staff decide on what they read. */
    revision: integer().notNull().default(1),
    /** Why it was sent back. */
    note: text(),
    sentAt: instant().notNull(),
    decidedAt: instant(),
    decidedById: text().references(() => users.id, { onDelete: "set null" }),
    publishedAt: instant(),
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("ambassador_pages_one_each").on(table.userId),
    uniqueIndex("ambassador_pages_slug").on(table.slug),
    index("ambassador_pages_draft_file").on(table.draftFileId),
    index("ambassador_pages_live_file").on(table.liveFileId),
    index("ambassador_pages_decided_by").on(table.decidedById),
    index("ambassador_pages_waiting")
      .on(table.sentAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index("ambassador_pages_live")
      .on(table.publishedAt.desc(), table.id)
      .where(sql`${table.live} is not null`),
    check(
      "ambassador_pages_shown_since",
      sql`${table.live} is null or ${table.publishedAt} is not null`,
    ),
  ],
);
