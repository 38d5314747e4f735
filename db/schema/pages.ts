import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const instant = () => timestamp({ withTimezone: true });

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
    /** Null where the words came from a file, or whoever wrote them is gone. */
    byId: staffReference(),
    state: jsonb().$type<PageState>().notNull(),
  },
  (table) => [
    primaryKey({ name: "page_revisions_pkey", columns: [table.pageId, table.revision] }),
    index("page_revisions_by_editor").on(table.byId),
  ],
);
