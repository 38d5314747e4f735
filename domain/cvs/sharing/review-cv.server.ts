import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { users } from "#db/schema/accounts.ts";
import { cvComments, cvReviews, cvs } from "#db/schema/cvs.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import type { Paged } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { Cv, CvKind, Letter } from "../document/cv.ts";
import { documentOf, documentsWhere, isOwnedAndNotBinned } from "../document/cv-columns.server.ts";
import { isCvId } from "../document/cv-id.ts";
import { plainText } from "../document/plain-text.ts";
import type { ReviewRefusal } from "../document/refusals.ts";

const PAGE_SIZE = 20;

export type Review = {
  id: number;
  question: string;
  askedAt: Date;
  answeredAt: Date | null;
  assignedToId: string | null;
  doneAt: Date | null;
};

/** A line of the careers service's list. */
export type ReviewLine = Review & {
  cvId: string;
  kind: CvKind;
  title: string;
  owner: string;
  updatedAt: Date;
  openComments: number;
  /** Who reads it. */
  adviser: string | null;
};

const advisers = alias(users, "advisers");

const columns = {
  id: cvReviews.id,
  question: cvReviews.question,
  askedAt: cvReviews.askedAt,
  answeredAt: cvReviews.answeredAt,
  assignedToId: cvReviews.assignedToId,
  doneAt: cvReviews.doneAt,
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
      const [cv] = await tx
        .select({ id: cvs.id })
        .from(cvs)
        .where(isOwnedAndNotBinned(ownerId, cvId));
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

/** Which part of the queue: what is not done, what I took, what nobody took, what is done. */
export type ReviewFilter = "open" | "mine" | "free" | "done";

type QueueAsked = { filter: ReviewFilter; adviserId: string; page: number };

/** The queue of a careers service, the longest waiting first; what is done, the newest first. */
export async function listReviews(
  universityId: number,
  { filter, adviserId, page }: QueueAsked,
): Promise<Paged<ReviewLine>> {
  const where = and(isOpenTo(universityId), inQueue(filter, adviserId));
  const order =
    filter === "done" ? [desc(cvReviews.doneAt), cvReviews.id] : [cvReviews.askedAt, cvReviews.id];
  const rows = await reviewsWhere(where)
    .orderBy(...order)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: await countReviews(where), page, pageSize: PAGE_SIZE };
}

/** The next document to read after this one: my own before what nobody took. Null at the end. */
export async function nextReview(
  universityId: number,
  { adviserId, after }: { adviserId: string; after: { id: number; askedAt: Date } },
): Promise<string | null> {
  const isLater = sql`(${cvReviews.askedAt}, ${cvReviews.id}) > (${after.askedAt.toISOString()}::timestamptz, ${after.id})`;
  const isMineOrFree = or(isNull(cvReviews.assignedToId), eq(cvReviews.assignedToId, adviserId));
  const [next] = await reviewsWhere(
    and(isOpenTo(universityId), inQueue("open", adviserId), isMineOrFree, isLater),
  )
    .orderBy(cvReviews.askedAt, cvReviews.id)
    .limit(1);
  return next?.cvId ?? null;
}

function inQueue(filter: ReviewFilter, adviserId: string): SQL | undefined {
  if (filter === "done") return isNotNull(cvReviews.doneAt);
  const isMine = eq(cvReviews.assignedToId, adviserId);
  const taken = { open: undefined, mine: isMine, free: isNull(cvReviews.assignedToId) }[filter];
  return and(isNull(cvReviews.doneAt), taken);
}

async function countReviews(where: SQL | undefined): Promise<number> {
  const [all] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(cvReviews)
    .innerJoin(cvs, eq(cvs.id, cvReviews.cvId))
    .innerJoin(users, eq(users.id, cvReviews.ownerId))
    .where(where);
  return all?.total ?? 0;
}

/** For an adviser: null unless the owner invited this university and has not taken it back. */
export async function findCvForReview(
  universityId: number,
  cvId: string,
): Promise<{ review: Review; adviser: string | null; owner: string; cv: Cv | Letter } | null> {
  if (!isCvId(cvId)) return null;
  const [review] = await reviewsWhere(and(isOpenTo(universityId), eq(cvReviews.cvId, cvId)));
  const [row] = review ? await documentsWhere(db, eq(cvs.id, cvId)) : [];
  if (!review || !row) return null;
  const { owner, adviser } = review;
  return { review, adviser, owner, cv: documentOf(row) };
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
      adviser: advisers.name,
      updatedAt: cvs.updatedAt,
      openComments: db.$count(cvComments, isUnresolved),
    })
    .from(cvReviews)
    .innerJoin(cvs, eq(cvs.id, cvReviews.cvId))
    .innerJoin(users, eq(users.id, cvReviews.ownerId))
    .leftJoin(advisers, eq(advisers.id, cvReviews.assignedToId))
    .where(where);
}
