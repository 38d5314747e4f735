import { and, desc, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { pageDraftVersions, pageNotes } from "#db/schema/pages.ts";
import type { Paged } from "#rules/paged.ts";

const PAGE_SIZE = 20;
const MAX_NOTES = 50;

const version = {
  number: pageDraftVersions.number,
  revision: pageDraftVersions.revision,
  name: pageDraftVersions.name,
  restoredFrom: pageDraftVersions.restoredFrom,
  savedAt: pageDraftVersions.savedAt,
  by: users.name,
};

export type DraftVersionLine = {
  number: number;
  revision: number;
  name: string | null;
  restoredFrom: number | null;
  savedAt: Date;
  /** Null where a file of content/ wrote it, or its author is gone. */
  by: string | null;
};

/** Newest first. */
export async function listDraftVersions(
  pageId: number,
  { page, pageSize = PAGE_SIZE }: { page: number; pageSize?: number },
): Promise<Paged<DraftVersionLine>> {
  const where = and(eq(pageDraftVersions.pageId, pageId), isShown);
  const rows = await db
    .select(version)
    .from(pageDraftVersions)
    .leftJoin(users, eq(users.id, pageDraftVersions.byId))
    .where(where)
    .orderBy(desc(pageDraftVersions.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(pageDraftVersions, where), page, pageSize };
}

const isShown = sql`not ${pageDraftVersions.isSuperseded}`;

export async function findDraftVersion(
  pageId: number,
  number: number,
  tx: typeof db | Transaction = db,
) {
  const [row] = await tx
    .select({ ...version, state: pageDraftVersions.state })
    .from(pageDraftVersions)
    .leftJoin(users, eq(users.id, pageDraftVersions.byId))
    .where(
      and(eq(pageDraftVersions.pageId, pageId), eq(pageDraftVersions.number, number), isShown),
    );
  return row;
}

export type PageNote = Awaited<ReturnType<typeof listNotes>>[number];

/** What was said about a page, newest first. */
export async function listNotes(pageId: number) {
  const { id, kind, body, at, version: about } = pageNotes;
  return db
    .select({ id, kind, body, at, version: about, by: users.name })
    .from(pageNotes)
    .leftJoin(users, eq(users.id, pageNotes.byId))
    .where(eq(pageNotes.pageId, pageId))
    .orderBy(desc(pageNotes.at), desc(pageNotes.id))
    .limit(MAX_NOTES);
}
