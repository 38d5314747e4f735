import { and, count, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { liveJobs } from "../live.server.ts";
import { isTakenDown } from "../taken-down.server.ts";
import { savedJobActivity } from "./activity-kinds.ts";
import { MAX_SAVED, type SaveRefusal } from "./refusals.ts";

type SavedRow = typeof savedJobs.$inferInsert;

/** Keeps a job for somebody. Saving it twice is saving it once. */
export async function saveJob(
  userId: string,
  jobId: number,
  now: Date,
): Promise<Result<null, SaveRefusal>> {
  const row = { userId, jobId, savedAt: now, stageAt: now };
  return db.transaction(async (tx) => {
    const kept = await insert(tx, row, liveJobs(now));
    if (!kept.ok) return kept;
    const kind = savedJobActivity["job-saved"];
    if (kept.value.isNew) await recordActivity(tx, kind, { userId, thingId: jobId, at: now });
    return ok(null);
  });
}

type Restored = Pick<SavedRow, "stage" | "note" | "dateAt" | "dateLabel" | "savedAt" | "stageAt">;

/** Undoes a removal, also of a job that has ended since it was saved. */
export async function restoreSavedJob(
  userId: string,
  jobId: number,
  restored: Restored,
  now: Date,
): Promise<Result<null, SaveRefusal>> {
  const row = { userId, jobId, ...restored, dateSetAt: restored.dateAt ? now : null };
  const wasOnTheBoard = or(inArray(jobs.state, ["approved", "closed"]), isTakenDown);
  const kept = await db.transaction((tx) => insert(tx, row, wasOnTheBoard));
  return kept.ok ? ok(null) : kept;
}

async function insert(
  tx: Transaction,
  row: Omit<SavedRow, "registerSeen">,
  isAllowed: SQL | undefined,
): Promise<Result<{ isNew: boolean }, SaveRefusal>> {
  const [job] = await tx
    .select({ registerSeen: registerOf })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.id, row.jobId), isAllowed));
  if (!job) return no("not-found");
  if (await isFull(tx, row.userId)) return no("too-many");

  const added = await tx
    .insert(savedJobs)
    .values({ ...row, ...job })
    .onConflictDoNothing()
    .returning({ jobId: savedJobs.jobId });
  return ok({ isNew: added.length > 0 });
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
  return (all?.total ?? 0) >= MAX_SAVED;
}
