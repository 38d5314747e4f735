import { and, count, eq, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { liveJobs } from "../live.server.ts";
import { MOST_SAVED, type SavedRefusal, type SaveRefusal } from "./refusals.ts";

type SavedRow = typeof savedJobs.$inferSelect;

/** Keeps a job for somebody. Saving it twice is saving it once. */
export async function saveJob(
  userId: string,
  jobId: number,
  now: Date,
): Promise<Result<null, SaveRefusal>> {
  return db.transaction(async (tx) => {
    const [job] = await tx
      .select({ registerSeen: registerOf })
      .from(jobs)
      .innerJoin(employers, eq(employers.id, jobs.employerId))
      .where(and(eq(jobs.id, jobId), liveJobs(now)));
    if (!job) return no("not-found");
    if (await isFull(tx, userId)) return no("too-many");

    const { registerSeen } = job;
    await tx
      .insert(savedJobs)
      .values({ userId, jobId, registerSeen, savedAt: now, stageAt: now })
      .onConflictDoNothing();
    return ok(null);
  });
}

/** Takes a job from somebody's list; answers with what was kept of it, so that it can come back. */
export async function removeSavedJob(
  userId: string,
  jobId: number,
  now: Date,
): Promise<Result<SavedRow, SavedRefusal>> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(savedJobs)
      .where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)))
      .returning();
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
  });
}

type Restored = Pick<SavedRow, "stage" | "note" | "dateAt" | "dateLabel" | "savedAt" | "stageAt">;

/** Undoes a removal, also of a job that has closed since it was saved. */
export async function restoreSavedJob(
  userId: string,
  jobId: number,
  restored: Restored,
  now: Date,
): Promise<Result<null, SaveRefusal>> {
  return db.transaction(async (tx) => {
    const [job] = await tx
      .select({ registerSeen: registerOf })
      .from(jobs)
      .innerJoin(employers, eq(employers.id, jobs.employerId))
      .where(and(eq(jobs.id, jobId), sql`${jobs.state} in ('approved', 'closed')`));
    if (!job) return no("not-found");
    if (await isFull(tx, userId)) return no("too-many");

    const dateSetAt = restored.dateAt ? now : null;
    await tx
      .insert(savedJobs)
      .values({ userId, jobId, ...job, ...restored, dateSetAt })
      .onConflictDoNothing();
    return ok(null);
  });
}

/** The register is the United Kingdom's: elsewhere there is nothing to compare. */
const registerOf = sql<
  string | null
>`case when ${jobs.country} = 'gb' then ${employers.sponsorStatus} end`;

async function isFull(tx: Transaction, userId: string): Promise<boolean> {
  const [all] = await tx
    .select({ total: count() })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId));
  return (all?.total ?? 0) >= MOST_SAVED;
}
