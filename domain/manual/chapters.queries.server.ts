import { and, eq, inArray, lte, or } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { manualChapters } from "#db/schema/manual.ts";
import { pageRevisions, pages } from "#db/schema/pages.ts";
import { fieldsOf } from "#domain/pages/page-row.server.ts";
import { cached } from "#platform/cached.server.ts";
import type { BaseChapter, ChapterWords, OwnChapter } from "./chapter.ts";
import { manualType } from "./manual-type.ts";

const MAX_CHAPTERS = 200;

/** Our chapters, in their order. They change with a release or at the desk, so they are remembered. */
export const baseChapters = cached(readBase, { tag: manualType.name, maxAgeMs: 3000 });

async function readBase(): Promise<BaseChapter[]> {
  const isLive = or(
    eq(pages.status, "published"),
    and(eq(pages.status, "scheduled"), lte(pages.publishedAt, new Date())),
  );
  const { slug, title, description, body, fields, revision } = pages;
  const rows = await db
    .select({ slug, title, description, body, fields, revision })
    .from(pages)
    .where(and(eq(pages.type, manualType.name), eq(pages.variant, ""), isLive))
    .limit(MAX_CHAPTERS);
  return rows
    .map((row) => ({
      ...{ slug: row.slug, revision: row.revision },
      position: fieldsOf(manualType, row).position,
      words: { title: row.title, summary: row.description, body: row.body },
    }))
    .sort((one, other) => one.position - other.position || (one.slug < other.slug ? -1 : 1));
}

export async function findBase(slug: string): Promise<BaseChapter | null> {
  return (await baseChapters()).find((chapter) => chapter.slug === slug) ?? null;
}

const own = {
  slug: manualChapters.slug,
  position: manualChapters.position,
  isHidden: manualChapters.isHidden,
  published: manualChapters.published,
  revision: manualChapters.revision,
  publishedRevision: manualChapters.publishedRevision,
  baseRevision: manualChapters.baseRevision,
};

/** What a university made of the manual. */
export function ownChapters(universityId: number): Promise<OwnChapter[]> {
  return db
    .select(own)
    .from(manualChapters)
    .where(eq(manualChapters.universityId, universityId))
    .limit(MAX_CHAPTERS);
}

export async function findOwn(
  universityId: number,
  slug: string,
  on: typeof db | Transaction = db,
): Promise<typeof manualChapters.$inferSelect | null> {
  const isIt = and(eq(manualChapters.universityId, universityId), eq(manualChapters.slug, slug));
  const [row] = await on.select().from(manualChapters).where(isIt);
  return row ?? null;
}

/** What our chapter said at a revision: to compare with what it says now. */
export async function baseWordsAt(
  chapters: readonly { slug: string; revision: number }[],
): Promise<ReadonlyMap<string, ChapterWords>> {
  if (chapters.length === 0) return new Map();
  const wanted = new Set(chapters.map(({ slug, revision }) => `${slug} ${revision}`));
  const { revision, state } = pageRevisions;
  const rows = await db
    .select({ slug: pages.slug, revision, state })
    .from(pageRevisions)
    .innerJoin(pages, eq(pages.id, pageRevisions.pageId))
    .where(
      and(
        eq(pages.type, manualType.name),
        inArray(
          pages.slug,
          chapters.map(({ slug }) => slug),
        ),
        inArray(
          pageRevisions.revision,
          chapters.map((chapter) => chapter.revision),
        ),
      ),
    );
  return new Map(
    rows
      .filter((row) => wanted.has(`${row.slug} ${row.revision}`))
      .map((row) => {
        const { title, description: summary, body } = row.state;
        return [row.slug, { title, summary, body }];
      }),
  );
}
