import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { files } from "./files.ts";
import { instant } from "./instant.ts";

/**
 * Success stories that readers sent. The row goes when its writer withdraws it, or with their account;
 * a trigger (in the migration) then notes the end on its consents.
 */
export const sharedStories = pgTable(
  "shared_stories",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its place on the page of stories. */
    slug: text().notNull().unique("shared_stories_slug_unique"),
    /** One for each form that was opened: pressing Send twice sends one story. */
    formKey: text().notNull().unique("shared_stories_form_key_unique"),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** As it is shown. */
    name: text().notNull(),
    course: text().notNull(),
    university: text().notNull(),
    job: text().notNull(),
    employer: text(),
    country: text().notNull(),
    title: text().notNull(),
    words: text().notNull(),
    fileId: text().references(() => files.id),
    photoWidth: integer(),
    photoHeight: integer(),
    status: text()
      .$type<"unconfirmed" | "waiting" | "sent-back" | "edited" | "approved">()
      .notNull(),
    /** Counts the states of its words, so that staff decide on what they read. */
    revision: integer().notNull().default(1),
    /** Why it was sent back. */
    note: text(),
    // What staff would print instead, until the writer has answered.
    proposedTitle: text(),
    proposedWords: text(),
    sentAt: instant().notNull(),
    decidedAt: instant(),
    decidedById: text().references(() => users.id, { onDelete: "set null" }),
    publishedAt: instant(),
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    index("shared_stories_published")
      .on(table.publishedAt.desc(), table.id)
      .where(sql`${table.status} = 'approved'`),
    index("shared_stories_waiting")
      .on(table.sentAt, table.id)
      .where(sql`${table.status} = 'waiting'`),
    index("shared_stories_newest").on(table.sentAt.desc(), table.id),
    index("shared_stories_of_address").on(sql`lower(${table.email})`),
    index("shared_stories_of_user").on(table.userId).where(sql`${table.userId} is not null`),
    index("shared_stories_decided_by")
      .on(table.decidedById)
      .where(sql`${table.decidedById} is not null`),
    uniqueIndex("shared_stories_by_file").on(table.fileId),
    check(
      "shared_stories_statuses",
      sql`${table.status} in ('unconfirmed', 'waiting', 'sent-back', 'edited', 'approved')`,
    ),
    check(
      "shared_stories_shown_since",
      sql`${table.status} <> 'approved' or ${table.publishedAt} is not null`,
    ),
  ],
);

/**
 * What somebody agreed to for a story, and when. It outlives the story and names nobody, so no
 * foreign key: that consent was given, and when it ended, is all that remains.
 */
export const storyConsents = pgTable(
  "story_consents",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    storyId: integer().notNull(),
    /** Which state of the story's words it was given for. */
    storyRevision: integer().notNull(),
    /** Of the sentences agreed to, and the sentences themselves. */
    version: text().notNull(),
    agreedTo: text().notNull(),
    agreedAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [uniqueIndex("story_consents_once").on(table.storyId, table.storyRevision)],
);
