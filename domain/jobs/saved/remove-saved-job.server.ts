import { and, eq, isNull } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { SavedRefusal } from "./refusals.ts";

type SavedRow = typeof savedJobs.$inferSelect;
type Removing = { userId: string; jobId: number; now: Date };

/** Takes a job from somebody's list; answers with what was kept of it, so that it can come back. */
export async function removeSavedJob(
  userId: string,
  jobId: number,
  now: Date,
): Promise<Result<SavedRow, SavedRefusal>> {
  return db.transaction((tx) => remove(tx, { userId, jobId, now }));
}

/**
 * The bookmark pressed again. It has no undo, so it takes away only what pressing it
 * gave: where somebody wrote or moved something since, they are asked first.
 */
export async function unsaveJob(
  userId: string,
  jobId: number,
  now: Date,
): Promise<Result<null, SavedRefusal | "has-more">> {
  return db.transaction(async (tx) => {
    const [saved] = await tx.select().from(savedJobs).where(isMine(userId, jobId)).for("update");
    if (!saved) return no("not-saved");
    if (saved.stage !== "saved" || saved.note || saved.dateAt) return no("has-more");
    await remove(tx, { userId, jobId, now });
    return ok(null);
  });
}

async function remove(
  tx: Transaction,
  { userId, jobId, now }: Removing,
): Promise<Result<SavedRow, SavedRefusal>> {
  const [gone] = await tx.delete(savedJobs).where(isMine(userId, jobId)).returning();
  if (!gone) return no("not-saved");
  // Kept, so that nobody is told the same thing twice if the job comes back.
  await tx
    .update(savedJobNotices)
    .set({ dismissedAt: now })
    .where(
      and(
        eq(savedJobNotices.userId, userId),
        eq(savedJobNotices.jobId, jobId),
        isNull(savedJobNotices.dismissedAt),
      ),
    );
  return ok(gone);
}

function isMine(userId: string, jobId: number) {
  return and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId));
}
