import { pages } from "#db/schema/pages.ts";
import type { Page, PageContent } from "./page.ts";
import type { PageType } from "./page-type.ts";

export const pageColumns = {
  id: pages.id,
  slug: pages.slug,
  variant: pages.variant,
  title: pages.title,
  description: pages.description,
  status: pages.status,
  body: pages.body,
  fields: pages.fields,
  publishedAt: pages.publishedAt,
  reviewBy: pages.reviewBy,
  author: pages.author,
  revision: pages.revision,
  updatedAt: pages.updatedAt,
};

export type PageRow = Pick<typeof pages.$inferSelect, keyof typeof pageColumns>;

/**
 * A row with its fields as the type knows them now, in the order of its schema, which the database
 * does not keep. Throws, naming the page, where they do not fit.
 */
export function toPage<Fields>(type: PageType<Fields>, row: PageRow): Page<Fields> {
  return { ...row, fields: fieldsOf(type, row) };
}

export function fieldsOf<Fields>(
  type: PageType<Fields>,
  { slug, fields }: { slug: string; fields: unknown },
): Fields {
  const read = type.fields.safeParse(fields);
  if (read.success) return read.data;
  throw new Error(`The fields of the page ${type.name}/${slug} do not fit its type`, {
    cause: read.error,
  });
}

/** The whole state as a revision stores it. */
export function stateOf(page: PageContent<unknown>) {
  const { slug, title, description, status, body, fields, publishedAt, reviewBy, author } = page;
  return {
    slug,
    title,
    description,
    status,
    body,
    fields: fields as Record<string, unknown>,
    publishedAt: publishedAt?.toISOString() ?? null,
    reviewBy,
    author,
  };
}
