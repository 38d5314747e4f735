import { and, asc, desc, eq, ilike, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { pageRevisions, pages } from "#db/schema/pages.ts";
import { log } from "#platform/log.server.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import type { Page, PageStatus } from "./page.ts";
import { fieldsOf, pageColumns } from "./page-row.server.ts";
import type { PageType } from "./page-type.ts";

const PAGE_SIZE = 25;

const { body: _body, ...listColumns } = pageColumns;

/** A page in a list, without its words. */
export type ListedPage<Fields> = Omit<Page<Fields>, "body">;

type Query<Fields> = PageParams & {
  /** Only pages whose fields have these values. */
  fields?: Partial<Fields>;
};

/** Every page of a type whatever its status, the last changed first. For the desk. */
export async function listPages<Fields>(
  type: PageType<Fields>,
  { status, ...asked }: Query<Fields> & { status?: PageStatus },
): Promise<Paged<ListedPage<Fields>>> {
  const where = and(
    ofType(type, asked.fields),
    ...(status === undefined ? [] : [eq(pages.status, status)]),
  );
  return listed(type, asked, where, [desc(pages.updatedAt), asc(pages.id)]);
}

/** The pages of a type that readers see, the last published first. */
export async function listLivePages<Fields>(
  type: PageType<Fields>,
  asked: Query<Fields>,
  now: Date,
): Promise<Paged<ListedPage<Fields>>> {
  const where = and(ofType(type, asked.fields), liveAt(now));
  return listed(type, asked, where, [sql`${pages.publishedAt} desc nulls last`, asc(pages.slug)]);
}

/** Where the pages of some types are that readers see, and what tells when they last changed. */
export async function listLiveSlugs(types: readonly { name: string }[], now: Date, limit: number) {
  const { type, slug, revision, publishedAt, updatedAt } = pages;
  const names = types.map(({ name }) => name);
  return db
    .select({ type, slug, revision, publishedAt, updatedAt })
    .from(pages)
    .where(and(inArray(type, names), eq(pages.variant, ""), liveAt(now)))
    .orderBy(asc(type), asc(slug))
    .limit(limit);
}

/** For each word, the slugs of the pages of a type whose text has it, whatever their status. */
export async function slugsWithWords(
  { name }: { name: string },
  words: readonly string[],
): Promise<ReadonlySet<string>[]> {
  if (words.length === 0) return [];
  const has = words.map((word) => ilike(pages.body, `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`));
  const rows = await db
    .select({ slug: pages.slug, has: sql<boolean[]>`array[${sql.join(has, sql`, `)}]` })
    .from(pages)
    .where(and(eq(pages.type, name), or(...has)));
  return words.map((_, at) => new Set(rows.filter((row) => row.has[at]).map(({ slug }) => slug)));
}

/** As `isLive` says it of one page. */
function liveAt(now: Date): SQL | undefined {
  return or(
    eq(pages.status, "published"),
    and(eq(pages.status, "scheduled"), lte(pages.publishedAt, now)),
  );
}

async function listed<Fields>(
  type: PageType<Fields>,
  { page, pageSize = PAGE_SIZE }: Query<Fields>,
  where: SQL | undefined,
  order: SQL[],
): Promise<Paged<ListedPage<Fields>>> {
  const rows = await db
    .select(listColumns)
    .from(pages)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    rows: rows.flatMap((row) => fitting(type, row)),
    total: await db.$count(pages, where),
    page,
    pageSize,
  };
}

/** One page whose fields no longer fit its type does not take the whole list away. */
function fitting<Fields, Row extends { slug: string; fields: unknown }>(
  type: PageType<Fields>,
  row: Row,
): (Row & { fields: Fields })[] {
  try {
    return [{ ...row, fields: fieldsOf(type, row) }];
  } catch (error) {
    log.error({ error }, "A page is left out of its list");
    return [];
  }
}

function ofType(type: { name: string }, fields: object | undefined): SQL | undefined {
  const has = fields ? [sql`${pages.fields} @> ${JSON.stringify(fields)}::jsonb`] : [];
  return and(eq(pages.type, type.name), ...has);
}

/** What a page said after each change, the newest first. */
export async function listRevisions(pageId: number, page: number) {
  const ofPage = eq(pageRevisions.pageId, pageId);
  const { revision, at, byId } = pageRevisions;
  const rows = await db
    .select({ revision, at, byId })
    .from(pageRevisions)
    .where(ofPage)
    .orderBy(desc(revision))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: await db.$count(pageRevisions, ofPage), page, pageSize: PAGE_SIZE };
}

/** The whole state of a page at one revision. */
export async function findRevision(pageId: number, revision: number) {
  const [row] = await db
    .select({ at: pageRevisions.at, byId: pageRevisions.byId, state: pageRevisions.state })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageId, pageId), eq(pageRevisions.revision, revision)));
  return row;
}
