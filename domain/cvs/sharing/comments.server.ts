import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { cvComments, cvs } from "#db/schema/cvs.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import { hasPlace } from "../document/has-place.ts";
import { plainText } from "../document/plain-text.ts";
import { MAX_COMMENTS, type ReviewRefusal } from "../document/refusals.ts";
import type { CvComment, CvReply } from "../studio/comment.ts";
import { type CvSubject, subjectFor } from "./cv-subject.server.ts";
import { notifyOwner } from "./notify-owner.server.ts";

/** What is read in the place of a note that was taken back after somebody answered it. */
const TAKEN_BACK = "This note was deleted.";

type Wrote = { cvId: string; body: string; now: Date };

/** The threads of a document, in the order they began, for its owner. */
export function listCommentsOwnedBy(ownerId: string, cvId: string): Promise<CvComment[]> {
  return listComments({ id: ownerId }, cvId, "owner");
}

/** The same for an adviser of the university that was invited; nothing for anybody else. */
export async function listCommentsForReview(
  adviser: SignedInMember,
  cvId: string,
): Promise<CvComment[]> {
  const subject = await subjectFor(db, adviser, { cvId, action: "read" });
  return subject ? listComments(adviser, cvId, "anyone") : [];
}

type NewComment = Wrote & { adviser: SignedInMember; section: string; entryId: string | null };

/** An adviser writes beside a section, or an entry of it. */
export function commentOnCv({
  adviser,
  cvId,
  section,
  entryId,
  body,
  now,
}: NewComment): Promise<Result<{ id: number }, ReviewRefusal>> {
  return db.transaction(async (tx) => {
    const cv = await subjectFor(tx, adviser, { cvId, action: "comment" });
    if (!cv) return no("not-found");
    if (!hasPlace(cv.document, section, entryId)) return no("no-such-place");
    return add(tx, cv, { authorId: adviser.id, section, entryId, body, now });
  });
}

/** The owner, or an adviser who may read the CV, answers a comment. */
export function replyToComment({
  author,
  cvId,
  commentId,
  body,
  now,
}: Wrote & { author: SignedInMember; commentId: number }): Promise<
  Result<{ id: number }, ReviewRefusal>
> {
  return db.transaction(async (tx) => {
    const cv = await subjectFor(tx, author, { cvId, action: "reply" });
    if (!cv) return no("not-found");
    await oneAtATime(tx, cv.id);
    const [comment] = await tx
      .select({ section: cvComments.section, entryId: cvComments.entryId })
      .from(cvComments)
      .where(
        and(
          eq(cvComments.id, rowNumber(commentId)),
          eq(cvComments.cvId, cvId),
          isNull(cvComments.replyToId),
        ),
      );
    if (!comment) return no("no-such-comment");
    return add(tx, cv, { ...comment, authorId: author.id, replyToId: commentId, body, now });
  });
}

type OneComment = { ownerId: string; commentId: number; resolvedAt: Date | null };

/** The owner has dealt with it, or has not after all. */
export async function resolveComment({
  ownerId,
  commentId,
  resolvedAt,
}: OneComment): Promise<void> {
  await db.transaction((tx) =>
    tx
      .update(cvComments)
      .set({ resolvedAt })
      .where(and(eq(cvComments.ownerId, ownerId), eq(cvComments.id, rowNumber(commentId)))),
  );
}

/** Its author takes it back. Answers are others' words: where there are any, they stay. */
export async function deleteComment(authorId: string, commentId: number): Promise<void> {
  const isTheirs = and(eq(cvComments.authorId, authorId), eq(cvComments.id, rowNumber(commentId)));
  await db.transaction(async (tx) => {
    const [comment] = await tx
      .select({ id: cvComments.id, cvId: cvComments.cvId })
      .from(cvComments)
      .where(isTheirs);
    if (!comment) return;
    await oneAtATime(tx, comment.cvId);
    const isAnswered = (await tx.$count(cvComments, eq(cvComments.replyToId, comment.id))) > 0;
    if (isAnswered) await tx.update(cvComments).set({ body: "" }).where(isTheirs);
    else await tx.delete(cvComments).where(isTheirs);
  });
}

/** Those who write beside one document do so one after the other. */
async function oneAtATime(tx: Transaction, cvId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`comments of ${cvId}`}))`);
}

type Values = {
  authorId: string;
  section: string;
  entryId: string | null;
  replyToId?: number;
  body: string;
  now: Date;
};

async function add(
  tx: Transaction,
  cv: CvSubject,
  { now, body, ...values }: Values,
): Promise<Result<{ id: number }, ReviewRefusal>> {
  const isOfCv = eq(cvComments.cvId, cv.id);
  await oneAtATime(tx, cv.id);
  if ((await tx.$count(cvComments, isOfCv)) >= MAX_COMMENTS) return no("too-many-comments");
  const { id: cvId, ownerId } = cv;
  const [comment] = await tx
    .insert(cvComments)
    .values({ ...values, body: plainText(body), cvId, ownerId, createdAt: now })
    .returning({ id: cvComments.id });
  if (values.authorId !== ownerId) await notifyOwner(tx, cvId, now);
  return ok({ id: comment!.id });
}

async function listComments(
  reader: { id: string },
  cvId: string,
  whose: "owner" | "anyone",
): Promise<CvComment[]> {
  const isReaders = whose === "owner" ? eq(cvs.ownerId, reader.id) : undefined;
  const [cv] = await db
    .select({ document: cvs.document })
    .from(cvs)
    .where(and(eq(cvs.id, cvId), isNull(cvs.binnedAt), isReaders));
  if (!cv) return [];
  const rows = await db
    .select({
      id: cvComments.id,
      authorId: cvComments.authorId,
      author: users.name,
      ownerId: cvComments.ownerId,
      replyToId: cvComments.replyToId,
      section: cvComments.section,
      entryId: cvComments.entryId,
      body: cvComments.body,
      createdAt: cvComments.createdAt,
      resolvedAt: cvComments.resolvedAt,
    })
    .from(cvComments)
    .leftJoin(users, eq(users.id, cvComments.authorId))
    .where(eq(cvComments.cvId, cvId))
    .orderBy(asc(cvComments.createdAt), asc(cvComments.id))
    .limit(MAX_COMMENTS);
  const read = rows.map(({ authorId, author, ownerId, body, ...row }) => ({
    ...row,
    body: body || TAKEN_BACK,
    author: author ?? "",
    isByOwner: authorId === ownerId,
    isMine: authorId === reader.id,
  }));
  return read
    .filter(({ replyToId }) => replyToId === null)
    .map(({ replyToId: _, ...comment }) => ({
      ...comment,
      ...placeIn(cv.document, comment),
      replies: read.filter(({ replyToId }) => replyToId === comment.id).map(replyOf),
    }));
}

/** A note on a part that is gone stands at the top, where it can be answered and settled. */
function placeIn(
  document: CvDocument | LetterDocument,
  { section, entryId }: { section: string; entryId: string | null },
) {
  return hasPlace(document, section, entryId)
    ? { section, entryId }
    : { section: "basics", entryId: null };
}

function replyOf({ id, author, isByOwner, isMine, body, createdAt }: CvReply): CvReply {
  return { id, author, isByOwner, isMine, body, createdAt };
}
