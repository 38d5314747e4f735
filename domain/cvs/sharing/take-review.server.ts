import { and, eq, isNull, or } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvReviews } from "#db/schema/cvs.ts";
import { officeMay } from "#rules/access/office-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { ReviewRefusal } from "../document/refusals.ts";

type Taken = Result<{}, ReviewRefusal>;

/** Takes a review for oneself. Of two who press together one has it, and the other is told. */
export function takeReview(adviser: Member, cvId: string): Promise<Taken> {
  const free = or(isNull(cvReviews.assignedToId), eq(cvReviews.assignedToId, adviser.id));
  return change(adviser, cvId, { set: { assignedToId: adviser.id }, where: free, or: "taken" });
}

/** Gives it back to the queue, or to a colleague who asks: everybody in the team may. */
export function giveBackReview(adviser: Member, cvId: string): Promise<Taken> {
  return change(adviser, cvId, { set: { assignedToId: null } });
}

/** Says that it was read. The student sees the notes either way, and may ask again. */
export function finishReview(adviser: Member, cvId: string, now: Date): Promise<Taken> {
  const isOpen = isNull(cvReviews.doneAt);
  return change(adviser, cvId, {
    set: { doneAt: now, assignedToId: adviser.id },
    where: isOpen,
    or: "taken",
  });
}

/** Back into the queue, with its old place. */
export function reopenReview(adviser: Member, cvId: string): Promise<Taken> {
  return change(adviser, cvId, { set: { doneAt: null } });
}

type Change = {
  set: Partial<typeof cvReviews.$inferInsert>;
  where?: ReturnType<typeof or>;
  or?: ReviewRefusal;
};

async function change(adviser: Member, cvId: string, asked: Change): Promise<Taken> {
  const { universityId } = adviser;
  if (!officeMay(adviser, "review-cvs") || universityId === null) return no("not-found");
  const isOurs = and(
    eq(cvReviews.universityId, universityId),
    eq(cvReviews.cvId, cvId),
    isNull(cvReviews.endedAt),
  );
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(cvReviews)
      .set(asked.set)
      .where(and(isOurs, asked.where))
      .returning({ id: cvReviews.id });
    if (changed.length > 0) return ok({});
    const isThere = (await tx.$count(cvReviews, isOurs)) > 0;
    return no(isThere && asked.or ? asked.or : "not-found");
  });
}
