import { inArray, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { pages } from "#db/schema/pages.ts";
import { factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { isLive } from "#domain/pages/page.ts";
import { LruMap } from "#rules/cache/lru-map.ts";
import { markWords } from "#search/words/marks.ts";
import { excerptOf, type Sought } from "./excerpt.server.ts";
import { countryOf, placeOf } from "./page-places.ts";
import { documentId, pageWords, rowsOf } from "./site-documents.server.ts";
import type { SiteResult } from "./site-result.ts";
import { tools } from "./tools.ts";

type Reading = Sought & { now: Date; today: string };

/** Pages and tools by the number of their document. What is no longer live is not among them. */
export async function readResults(
  documents: readonly number[],
  reading: Reading,
): Promise<ReadonlyMap<number, SiteResult>> {
  const found = new Map<number, SiteResult>();
  for (const at of rowsOf("tool", documents)) {
    const tool = tools[at];
    if (tool) found.set(documentId("tool", at), toolResult(tool, reading));
  }
  for (const row of await readRows(rowsOf("page", documents))) {
    const place = placeOf(row);
    if (!place || !isLive(row, reading.now)) continue;
    found.set(documentId("page", row.id), pageResult(row, place.path, reading));
  }
  return found;
}

function toolResult({ path, title, description }: (typeof tools)[number], { marks }: Reading) {
  return {
    path,
    title: markWords(title, marks),
    note: null,
    excerpt: markWords(description, marks),
  };
}

type Row = Awaited<ReturnType<typeof readHeads>>[number] & { body: string };

function pageResult(row: Row, path: string, { today, ...sought }: Reading): SiteResult {
  const facts = factsOn(today);
  const country = countryOf(row.type);
  return {
    path,
    title: markWords(row.title, sought.marks),
    note: country ? `${country} guide` : null,
    excerpt: excerptOf(withFacts(row.description, facts), () => pageWords(row, facts), sought),
  };
}

/** Bodies by page and revision: they are the bulk of a row, and seldom change. */
const bodies = new LruMap<string, string>(2000);

async function readRows(ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const heads = await readHeads(ids);
  const known = heads.map((head) => bodies.get(keyOf(head)));
  const unread = heads.filter((_, at) => known[at] === undefined).map(({ id }) => id);
  const fresh = unread.length > 0 ? await readBodies(unread) : null;
  return heads.map((head, at) => ({ ...head, body: known[at] ?? fresh?.get(head.id) ?? "" }));
}

type Keyed = { type: string; slug: string; revision: number; updatedAt: Date };

function keyOf({ type, slug, revision, updatedAt }: Keyed): string {
  return `${type}/${slug}.${revision}.${updatedAt.getTime()}`;
}

async function readBodies(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { id, type, slug, revision, updatedAt, body } = pages;
  const rows = await db
    .select({ id, type, slug, revision, updatedAt, body })
    .from(pages)
    .where(inArray(pages.id, [...ids]));
  for (const row of rows) bodies.set(keyOf(row), row.body);
  return new Map(rows.map((row) => [row.id, row.body]));
}

const headsQuery = db
  .select({
    id: pages.id,
    revision: pages.revision,
    type: pages.type,
    slug: pages.slug,
    title: pages.title,
    description: pages.description,
    fields: pages.fields,
    status: pages.status,
    publishedAt: pages.publishedAt,
    updatedAt: pages.updatedAt,
  })
  .from(pages)
  .where(sql`${pages.id} = any(${sql.placeholder("ids")}::int[])`)
  .prepare("site_search_pages");

function readHeads(ids: readonly number[]) {
  return headsQuery.execute({ ids });
}

const employersQuery = db
  .select({
    id: employers.id,
    slug: employers.slug,
    name: employers.name,
    town: employers.town,
    about: employers.about,
  })
  .from(employers)
  .where(sql`${employers.id} = any(${sql.placeholder("ids")}::int[])`)
  .prepare("site_search_employers");

/** Employers in the order of their documents. */
export async function readFoundEmployers(documents: readonly number[]) {
  const ids = rowsOf("employer", documents);
  if (ids.length === 0) return [];
  const rows = new Map((await employersQuery.execute({ ids })).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
