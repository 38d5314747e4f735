import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { universities } from "./universities.ts";

const universityReference = () =>
  integer()
    .notNull()
    .references(() => universities.id, { onDelete: "cascade" });

const adviserReference = () => text().references(() => users.id, { onDelete: "set null" });

/** The words of a chapter, as a careers service types them. */
type ChapterWords = { title: string; summary: string; body: string };

/**
 * What a university made of a chapter of the career manual: other words, none, or a chapter of its
 * own. A chapter without a row is ours as we wrote it (pages of the type "manual").
 */
export const manualChapters = pgTable(
  "manual_chapters",
  {
    universityId: universityReference(),
    slug: text().notNull(),
    /** Where a chapter of the university's own stands among ours; null for those we wrote. */
    position: integer(),
    isHidden: boolean().notNull().default(false),
    /** What readers see. Null: our words, or nothing yet for a chapter of its own. */
    published: jsonb().$type<ChapterWords>(),
    publishedAt: instant(),
    draft: jsonb().$type<ChapterWords>().notNull(),
    revision: integer().notNull(),
    /** The revision of the draft that readers see. */
    publishedRevision: integer(),
    /** The revision of our page that they last had before them: a later one is news to them. */
    baseRevision: integer(),
    updatedAt: instant().notNull(),
    updatedById: adviserReference(),
  },
  (table) => [
    primaryKey({ columns: [table.universityId, table.slug] }),
    index("manual_chapters_by_editor").on(table.updatedById),
    check(
      "manual_chapters_published_whole",
      sql`(${table.published} is null) = (${table.publishedAt} is null)`,
    ),
  ],
);

/** Every revision of a chapter's draft. Those of one sitting share a number; the last of them is the version. */
export const manualVersions = pgTable(
  "manual_versions",
  {
    universityId: universityReference(),
    slug: text().notNull(),
    revision: integer().notNull(),
    number: integer().notNull(),
    name: text(),
    isSuperseded: boolean().notNull().default(false),
    startedAt: instant().notNull(),
    savedAt: instant().notNull(),
    byId: adviserReference(),
    state: jsonb().$type<ChapterWords>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.universityId, table.slug, table.revision] }),
    index("manual_versions_by_editor").on(table.byId),
  ],
);
