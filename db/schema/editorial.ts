import { boolean, index, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";

/** What a blog slug names. The numbers are the specification's: 1 a post, 2 a category. */
export const blogSlugs = pgTable(
  "blog_slugs",
  {
    slug: text().primaryKey(),
    type: smallint().$type<1 | 2>().notNull(),
    title: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("blog_slugs_newest").on(table.type, table.publishedAt.desc())],
);

/** Every address that moved: legacy, alias, or a slug somebody changed. One engine reads them. */
export const redirects = pgTable(
  "redirects",
  {
    fromPath: text().primaryKey(),
    toPath: text().notNull(),
    permanent: boolean().notNull().default(true),
    reason: text().notNull(),
    setById: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("redirects_by_destination").on(table.toPath),
    index("redirects_newest").on(table.createdAt.desc(), table.fromPath),
  ],
);
