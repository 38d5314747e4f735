import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { files } from "./files.ts";
import { instant } from "./instant.ts";

const pageReference = () =>
  integer()
    .notNull()
    .references(() => pages.id, { onDelete: "cascade" });

const staffReference = () => text().references(() => users.id, { onDelete: "set null" });

/** What a page says at one moment, whole: a revision is read without the page it belongs to. */
type PageState = {
  slug: string;
  title: string;
  description: string;
  status: string;
  body: string;
  fields: Record<string, unknown>;
  publishedAt: string | null;
  reviewBy: string | null;
  author: string | null;
};

/** Everything editors write: legal pages, landing pages, posts, guides, questions. Why one table: docs/decisions, "One pages model". */
export const pages = pgTable(
  "pages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Names what the page is; the capability that owns the type checks `fields`. */
    type: text().notNull(),
    slug: text().notNull(),
    /** A country or a site for which the words differ; empty for everybody. */
    variant: text().notNull().default(""),
    title: text().notNull(),
    description: text().notNull(),
    status: text()
      .$type<"draft" | "review" | "scheduled" | "published" | "unpublished">()
      .notNull(),
    /** Markdown. */
    body: text().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    /** When it was first published, or will be where it is scheduled. Files may leave it out. */
    publishedAt: instant(),
    /** The day by which somebody must compare it with its sources again. */
    reviewBy: date(),
    /** The slug of an author. */
    author: text(),
    revision: integer().notNull(),
    /** The file of content/ it was last loaded from, hashed, and the revision that made. */
    fileHash: text(),
    fileRevision: integer(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedById: staffReference(),
  },
  (table) => [
    uniqueIndex("pages_once").on(table.type, table.slug, table.variant),
    index("pages_newest").on(table.type, table.updatedAt.desc(), table.id),
    index("pages_by_review").on(table.reviewBy, table.id),
    index("pages_by_change").on(table.updatedAt.desc(), table.id),
    index("pages_by_words").using(
      "gin",
      table.title.op("gin_trgm_ops"),
      table.slug.op("gin_trgm_ops"),
    ),
    index("pages_published").on(table.type, table.status, table.publishedAt.desc()),
    index("pages_fields").using("gin", sql`${table.fields} jsonb_path_ops`),
    index("pages_to_review").on(table.reviewBy).where(sql`${table.reviewBy} is not null`),
    index("pages_by_editor").on(table.updatedById),
    check(
      "pages_statuses",
      sql`${table.status} in ('draft', 'review', 'scheduled', 'published', 'unpublished')`,
    ),
    check(
      "pages_scheduled_for_a_moment",
      sql`${table.status} <> 'scheduled' or ${table.publishedAt} is not null`,
    ),
  ],
);

/** Every slug a page has or had. None is given away: the old address leads to the page for ever. */
export const pageSlugs = pgTable(
  "page_slugs",
  {
    type: text().notNull(),
    slug: text().notNull(),
    variant: text().notNull().default(""),
    pageId: pageReference(),
    since: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "page_slugs_pkey", columns: [table.type, table.slug, table.variant] }),
    index("page_slugs_of_page").on(table.pageId),
  ],
);

/** What each page said after each change. Rows are added, and never changed. */
export const pageRevisions = pgTable(
  "page_revisions",
  {
    pageId: pageReference(),
    revision: integer().notNull(),
    at: instant().notNull(),
    /** Null where the words came from a file, or the account of their author is gone. */
    byId: staffReference(),
    state: jsonb().$type<PageState>().notNull(),
  },
  (table) => [
    primaryKey({ name: "page_revisions_pkey", columns: [table.pageId, table.revision] }),
    index("page_revisions_by_editor").on(table.byId),
  ],
);

/** What an editor changes. Fields are as they were typed: they are checked when somebody wants to publish. */
type DraftWords = {
  title: string;
  description: string;
  body: string;
  fields: Record<string, unknown>;
  reviewBy: string | null;
  author: string | null;
};

/** A page as its editors have it now. Readers see it once it is published, which writes it into `pages`. */
export const pageDrafts = pgTable(
  "page_drafts",
  {
    pageId: integer()
      .primaryKey()
      .references(() => pages.id, { onDelete: "cascade" }),
    state: jsonb().$type<DraftWords>().notNull(),
    revision: integer().notNull(),
    /** The revision of the page whose words it was made of, or merged with. */
    baseRevision: integer().notNull(),
    /** The revision of this draft that says what the page says; another one has unpublished changes. */
    publishedRevision: integer(),
    stage: text().$type<"writing" | "review" | "approved">().notNull().default("writing"),
    stageById: staffReference(),
    stageAt: instant(),
    /** Publishes this very revision, whatever is typed meanwhile. */
    publishRevision: integer(),
    publishAt: instant(),
    unpublishAt: instant(),
    scheduledById: staffReference(),
    updatedAt: instant().notNull(),
    updatedById: staffReference(),
  },
  (table) => [
    index("page_drafts_by_stage").on(table.stage, table.stageAt),
    index("page_drafts_by_editor").on(table.updatedById),
    index("page_drafts_by_stager").on(table.stageById),
    index("page_drafts_by_scheduler").on(table.scheduledById),
    check("page_drafts_stages", sql`${table.stage} in ('writing', 'review', 'approved')`),
    check(
      "page_drafts_publish_a_revision",
      sql`(${table.publishAt} is null) = (${table.publishRevision} is null)`,
    ),
  ],
);

/** Every revision of a draft. Those of one sitting share a number; the last of them is the version. */
export const pageDraftVersions = pgTable(
  "page_draft_versions",
  {
    pageId: pageReference(),
    revision: integer().notNull(),
    number: integer().notNull(),
    name: text(),
    restoredFrom: integer(),
    /** A later revision of the same sitting took its place. */
    isSuperseded: boolean().notNull().default(false),
    startedAt: instant().notNull(),
    savedAt: instant().notNull(),
    byId: staffReference(),
    state: jsonb().$type<DraftWords>().notNull(),
  },
  (table) => [
    primaryKey({ name: "page_draft_versions_pkey", columns: [table.pageId, table.revision] }),
    index("page_draft_versions_shown")
      .on(table.pageId, table.number.desc())
      .where(sql`not ${table.isSuperseded}`),
    index("page_draft_versions_by_editor").on(table.byId),
  ],
);

/** What editors tell each other about a page: notes, and each step of its review. */
export const pageNotes = pgTable(
  "page_notes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    pageId: pageReference(),
    kind: text().$type<"note" | "submitted" | "approved" | "sent-back">().notNull(),
    body: text().notNull(),
    /** The version it speaks of. */
    version: integer().notNull(),
    at: instant().notNull(),
    byId: staffReference(),
  },
  (table) => [
    index("page_notes_of_page").on(table.pageId, table.at.desc()),
    index("page_notes_by_editor").on(table.byId),
    check("page_notes_kinds", sql`${table.kind} in ('note', 'submitted', 'approved', 'sent-back')`),
  ],
);

/** Pictures in pages, re-encoded by us. Each size is a row; the name tells how large the whole is. */
export const pagePictures = pgTable(
  "page_pictures",
  {
    /** "q3…-1600x900", or "q3…-1600x900-480" for a smaller one of the same. */
    name: text().primaryKey(),
    fileId: text()
      .notNull()
      .references(() => files.id),
    alt: text().notNull(),
    createdAt: instant().notNull(),
    byId: staffReference(),
  },
  (table) => [
    uniqueIndex("page_pictures_of_file").on(table.fileId),
    index("page_pictures_by_editor").on(table.byId),
  ],
);
