import { and, asc, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { ambassadorPages as pages } from "#db/schema/ambassadors.ts";
import { files } from "#db/schema/files.ts";
import { universities } from "#db/schema/universities.ts";
import { fileColumns, type StoredFile } from "#platform/files/files.server.ts";
import type { AmbassadorWords } from "#rules/ambassador-page.ts";

/** An ambassador's page as readers see it. */
export type OwnPageShown = {
  slug: string;
  words: AmbassadorWords;
  university: string;
  fileId: string | null;
  publishedAt: Date;
  isDemo: boolean;
};

/** Who is an ambassador no longer, or leaves, is shown no longer. */
const isShown = and(isNotNull(pages.live), eq(users.role, "ambassador"), isNull(users.eraseAfter));

function readShown() {
  return db
    .select({
      slug: pages.slug,
      live: pages.live,
      university: universities.name,
      fileId: pages.liveFileId,
      publishedAt: pages.publishedAt,
      isDemo: pages.isDemo,
    })
    .from(pages)
    .innerJoin(users, eq(users.id, pages.userId))
    .leftJoin(universities, eq(universities.id, users.universityId));
}

type Row = Awaited<ReturnType<typeof readShown>>[number];

const shown = ({ live, university, publishedAt, ...row }: Row): OwnPageShown => ({
  ...{ ...row, words: live!, publishedAt: publishedAt! },
  university: university ?? "a university",
});

export async function listLiveOwnPages(limit: number): Promise<OwnPageShown[]> {
  const rows = await readShown()
    .where(isShown)
    .orderBy(desc(pages.publishedAt), asc(pages.id))
    .limit(limit);
  return rows.map(shown);
}

export async function findLiveOwnPage(slug: string): Promise<OwnPageShown | undefined> {
  const [row] = await readShown().where(and(eq(pages.slug, slug), isShown));
  return row && shown(row);
}

/** Somebody's own page, with what they sent last. */
export async function findOwnPageOf(userId: string) {
  const [page] = await db
    .select({
      slug: pages.slug,
      draft: pages.draft,
      draftFileId: pages.draftFileId,
      isLive: isNotNull(pages.live).mapWith(Boolean),
      state: pages.state,
      note: pages.note,
    })
    .from(pages)
    .where(eq(pages.userId, userId));
  return page ?? null;
}

const MAX_WAITING = 50;

/** Pages that wait for a decision, the longest first. For our staff only. */
export function unsafeWaitingOwnPages() {
  return db
    .select({
      id: pages.id,
      revision: pages.revision,
      slug: pages.slug,
      draft: pages.draft,
      fileId: pages.draftFileId,
      sentAt: pages.sentAt,
      isLive: isNotNull(pages.live).mapWith(Boolean),
      userId: pages.userId,
      account: users.name,
    })
    .from(pages)
    .innerJoin(users, eq(users.id, pages.userId))
    .where(eq(pages.state, "waiting"))
    .orderBy(asc(pages.sentAt), asc(pages.id))
    .limit(MAX_WAITING);
}

export type WaitingOwnPage = Awaited<ReturnType<typeof unsafeWaitingOwnPages>>[number];

/** A photo on a public page is everybody's; one that waits is its owner's and our staff's. */
export async function findOwnPagePhoto(
  fileId: string,
  viewer: { id: string; isStaff: boolean } | null,
): Promise<StoredFile | undefined> {
  const isPublic = and(eq(pages.liveFileId, fileId), isShown);
  const isTheirs = viewer?.isStaff ? undefined : eq(pages.userId, viewer?.id ?? "");
  const isWaiting = viewer ? and(eq(pages.draftFileId, fileId), isTheirs) : undefined;
  const [file] = await db
    .select(fileColumns)
    .from(pages)
    .innerJoin(users, eq(users.id, pages.userId))
    .innerJoin(files, eq(files.id, fileId))
    .where(or(isPublic, isWaiting));
  return file;
}
