import { and, count, desc, eq, gt, isNotNull, isNull, min, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvComments, cvReviews, cvSendings, cvShares, cvs } from "#db/schema/cvs.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { Paged } from "#rules/paged.ts";
import type { BinnedCv, Cv, CvCard, Letter } from "./cv.ts";
import {
  documentOf,
  documentsWhere,
  forJobColumns,
  forJobOf,
  isOwned,
  type MaybeJob,
} from "./cv-columns.server.ts";
import { BIN_DAYS } from "./refusals.ts";

const PAGE_SIZE = 20;

/** CVs and letters, last changed first. */
export async function listCvs(ownerId: string, page: number, now: Date): Promise<Paged<CvCard>> {
  const where = and(eq(cvs.ownerId, ownerId), isNull(cvs.binnedAt));
  const rows = await db
    .select({
      id: cvs.id,
      kind: cvs.kind,
      title: cvs.title,
      look: cvs.look,
      revision: cvs.revision,
      updatedAt: cvs.updatedAt,
      forJob: forJobColumns,
      ...besideCv(now),
    })
    .from(cvs)
    .leftJoin(jobs, eq(jobs.id, cvs.forJobId))
    .leftJoin(employers, eq(employers.id, jobs.employerId))
    .where(where)
    .orderBy(desc(cvs.updatedAt), cvs.id)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return {
    rows: rows.map(cardOf),
    total: await db.$count(cvs, where),
    page,
    pageSize: PAGE_SIZE,
  };
}

/** The CVs somebody changed last, without letters, by name. */
export function listNewestCvs(ownerId: string, most: number) {
  return db
    .select({ id: cvs.id, title: cvs.title })
    .from(cvs)
    .where(and(eq(cvs.ownerId, ownerId), isNull(cvs.binnedAt), eq(cvs.kind, "cv")))
    .orderBy(desc(cvs.updatedAt), cvs.id)
    .limit(most);
}

export function countCvs(ownerId: string): Promise<number> {
  return db.$count(cvs, and(eq(cvs.ownerId, ownerId), isNull(cvs.binnedAt)));
}

/** How many documents lie in the bin, and when the first of them is deleted. */
export async function summariseBin(ownerId: string) {
  const [bin] = await db
    .select({ total: count(), firstIn: min(cvs.binnedAt) })
    .from(cvs)
    .where(and(eq(cvs.ownerId, ownerId), isNotNull(cvs.binnedAt)));
  const { total = 0, firstIn = null } = bin ?? {};
  return { total, firstGone: firstIn && deletedAfter(firstIn) };
}

export async function listBin(ownerId: string, page: number): Promise<Paged<BinnedCv>> {
  const where = and(eq(cvs.ownerId, ownerId), isNotNull(cvs.binnedAt));
  const rows = await db
    .select({
      id: cvs.id,
      kind: cvs.kind,
      title: cvs.title,
      binnedAt: sql<Date>`${cvs.binnedAt}`.mapWith(cvs.binnedAt),
    })
    .from(cvs)
    .where(where)
    .orderBy(desc(cvs.binnedAt), cvs.id)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return {
    rows: rows.map((row) => ({ ...row, deletedAfter: deletedAfter(row.binnedAt) })),
    total: await db.$count(cvs, where),
    page,
    pageSize: PAGE_SIZE,
  };
}

/** What its owner put into the bin, by its title; null where it is not there. */
export async function findBinned(
  ownerId: string,
  cvId: string,
): Promise<Pick<BinnedCv, "id" | "title"> | null> {
  const [row] = await db
    .select({ id: cvs.id, title: cvs.title })
    .from(cvs)
    .where(and(isOwned(ownerId, cvId), isNotNull(cvs.binnedAt)));
  return row ?? null;
}

/** Null also where it is somebody else's, a letter, or in the bin. */
export async function findCvOwnedBy(ownerId: string, cvId: string): Promise<Cv | null> {
  const found = await findDocumentOwnedBy(ownerId, cvId);
  return found?.kind === "cv" ? found : null;
}

/** The CV last changed; null for somebody who has none. */
export async function findNewestCv(ownerId: string): Promise<Cv | null> {
  const [newest] = await db
    .select({ id: cvs.id })
    .from(cvs)
    .where(and(eq(cvs.ownerId, ownerId), isNull(cvs.binnedAt), eq(cvs.kind, "cv")))
    .orderBy(desc(cvs.updatedAt), cvs.id)
    .limit(1);
  return newest ? findCvOwnedBy(ownerId, newest.id) : null;
}

export async function findLetterOwnedBy(ownerId: string, cvId: string): Promise<Letter | null> {
  const found = await findDocumentOwnedBy(ownerId, cvId);
  return found?.kind === "letter" ? found : null;
}

/** Whichever of the two it is. */
export async function findDocumentOwnedBy(
  ownerId: string,
  cvId: string,
): Promise<Cv | Letter | null> {
  const [row] = await documentsWhere(db, isOwned(ownerId, cvId));
  return row ? documentOf(row) : null;
}

/** What the list says beside a title, counted where it is read. */
function besideCv(now: Date) {
  const isOpen = and(
    eq(cvComments.cvId, cvs.id),
    isNull(cvComments.resolvedAt),
    isNull(cvComments.replyToId),
  );
  const isLive = and(
    eq(cvShares.cvId, cvs.id),
    isNull(cvShares.revokedAt),
    gt(cvShares.expiresAt, now),
  );
  return {
    openComments: db.$count(cvComments, isOpen),
    liveShares: db.$count(cvShares, isLive),
    sendings: db.$count(cvSendings, eq(cvSendings.cvId, cvs.id)),
    reviews: db.$count(cvReviews, and(eq(cvReviews.cvId, cvs.id), isNull(cvReviews.endedAt))),
  };
}

type ListRow = Omit<CvCard, "isInReview" | "forJob"> & { forJob: MaybeJob; reviews: number };

function cardOf({ reviews, forJob, ...row }: ListRow): CvCard {
  return { ...row, forJob: forJobOf(forJob), isInReview: reviews > 0 };
}

function deletedAfter(binnedAt: Date): Date {
  return new Date(binnedAt.getTime() + BIN_DAYS * 24 * 3600_000);
}
