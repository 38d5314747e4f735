import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { users } from "#db/schema/accounts.ts";
import { cvComments, cvReviews, cvs } from "#db/schema/cvs.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import type { Paged } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { Cv, CvKind, Letter } from "../document/cv.ts";
import { documentOf, documentsWhere, isOwnedAndKept } from "../document/cv-columns.server.ts";
import { isCvId } from "../document/cv-id.ts";
import { plainText } from "../document/plain-text.ts";
import type { ReviewRefusal } from "../document/refusals.ts";

const PAGE_SIZE = 20;

export type Review = { id: number; question: string; askedAt: Date; answeredAt: Date | null };

/** A line of the careers service's list. */
export type ReviewLine = Review & {
  cvId: string;
  kind: CvKind;
  title: string;
  owner: string;
  updatedAt: Date;
  openComments: number;
};

const columns = {
  id: cvReviews.id,
  question: cvReviews.question,
  askedAt: cvReviews.askedAt,
  answeredAt: cvReviews.answeredAt,
};

type Ask = { owner: SignedInMember; cvId: string; question: string; now: Date };

/** Lets the careers service of one's university read and comment, never edit. */
export async function askForReview({
  owner,
  cvId,
  question,
  now,
}: Ask): Promise<Result<null, ReviewRefusal>> {
  const { id: ownerId, universityId } = owner;
  if (universityId === null) return no("no-university");
  try {
    return await db.transaction(async (tx) => {
      const [cv] = await tx.select({ id: cvs.id }).from(cvs).where(isOwnedAndKept(ownerId, cvId));
      if (!cv) return no("not-found");
      // Where they studied before nobody reads it any more, so it is not "asked already".
      await tx
        .update(cvReviews)
        .set({ endedAt: now })
        .where(and(eq(cvReviews.cvId, cvId), isOpen, ne(cvReviews.universityId, universityId)));
      const words = plainText(question);
      await tx
        .insert(cvReviews)
        .values({ cvId, ownerId, universityId, question: words, askedAt: now });
      return ok(null);
    });
  } catch (error) {
    if (violates(error, "cv_reviews_one_open")) return no("asked-already");
    throw error;
  }
}

/** Takes it back. The comments stay. */
export async function endReview({
  ownerId,
  cvId,
  now,
}: {
  ownerId: string;
  cvId: string;
  now: Date;
}): Promise<void> {
  await db.transaction((tx) =>
    tx
      .update(cvReviews)
      .set({ endedAt: now })
      .where(and(eq(cvReviews.ownerId, ownerId), eq(cvReviews.cvId, cvId), isOpen)),
  );
}

/** The open one, for its owner. */
export async function findReview(ownerId: string, cvId: string): Promise<Review | null> {
  const [review] = await db
    .select(columns)
    .from(cvReviews)
    .where(and(eq(cvReviews.ownerId, ownerId), eq(cvReviews.cvId, cvId), isOpen));
  return review ?? null;
}

/** Those that wait first, oldest first; then the answered, newest first. */
export async function listReviews(universityId: number, page: number): Promise<Paged<ReviewLine>> {
  const rows = await reviewsWhere(isOpenTo(universityId))
    .orderBy(sql`${cvReviews.answeredAt} desc nulls first`, cvReviews.askedAt, cvReviews.id)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [all] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(cvReviews)
    .innerJoin(cvs, eq(cvs.id, cvReviews.cvId))
    .innerJoin(users, eq(users.id, cvReviews.ownerId))
    .where(isOpenTo(universityId));
  return { rows, total: all?.total ?? 0, page, pageSize: PAGE_SIZE };
}

/** For an adviser: null unless the owner invited this university and has not taken it back. */
export async function findCvForReview(
  universityId: number,
  cvId: string,
): Promise<{ review: Review; owner: string; cv: Cv | Letter } | null> {
  if (!isCvId(cvId)) return null;
  const [review] = await reviewsWhere(and(isOpenTo(universityId), eq(cvReviews.cvId, cvId)));
  const [row] = review ? await documentsWhere(db, eq(cvs.id, cvId)) : [];
  if (!review || !row) return null;
  const { id, question, askedAt, answeredAt, owner } = review;
  return { review: { id, question, askedAt, answeredAt }, owner, cv: documentOf(row) };
}

const isOpen = isNull(cvReviews.endedAt);

/** Somebody who changed university, or asked to be deleted, is no longer read there. */
function isOpenTo(universityId: number): SQL | undefined {
  return and(
    eq(cvReviews.universityId, universityId),
    isOpen,
    isNull(cvs.binnedAt),
    eq(users.universityId, universityId),
    isNull(users.eraseAfter),
  );
}

function reviewsWhere(where: SQL | undefined) {
  const isUnresolved = and(
    eq(cvComments.cvId, cvReviews.cvId),
    isNull(cvComments.resolvedAt),
    isNull(cvComments.replyToId),
  );
  return db
    .select({
      ...columns,
      cvId: cvs.id,
      kind: cvs.kind,
      title: cvs.title,
      owner: users.name,
      updatedAt: cvs.updatedAt,
      openComments: db.$count(cvComments, isUnresolved),
    })
    .from(cvReviews)
    .innerJoin(cvs, eq(cvs.id, cvReviews.cvId))
    .innerJoin(users, eq(users.id, cvReviews.ownerId))
    .where(where);
}
