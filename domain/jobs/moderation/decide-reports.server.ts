import { and, eq, isNull, lte } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { jobDecisions, jobReports, jobs } from "#db/schema/jobs.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { notifyEmployer } from "./notify-employer.server.ts";
import type { ReasonCode } from "./reasons.ts";
import type { ModerationRefusal } from "./refusals.ts";

export type ReportsDecision = {
  jobId: number;
  outcome: "kept" | "taken-down";
  /** The newest report that was read. */
  lastId: number;
  reasons: readonly ReasonCode[];
  note: string | null;
};

type Deciding = { staff: Member; decision: ReportsDecision; now: Date };

/**
 * Keeps a reported advert, answering every report that was read, or takes it down
 * for good, which answers them all.
 */
export async function decideReports(
  staff: Member,
  decision: ReportsDecision,
  now: Date,
): Promise<Result<{ title: string }, ModerationRefusal>> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  const result = await db.transaction(async (tx) => {
    const [job] = await tx.select().from(jobs).where(eq(jobs.id, decision.jobId)).for("update");
    if (!job) return no("not-found");
    if ((await answer(tx, { staff, decision, now })) === 0) return no("report-decided");
    if (decision.outcome === "taken-down") await takeDown(tx, job, { staff, decision, now });
    return ok({ title: job.title });
  });
  if (result.ok && decision.outcome === "taken-down") invalidatePages("jobs");
  return result;
}

async function answer(tx: Transaction, { staff, decision, now }: Deciding): Promise<number> {
  const answered = await tx
    .update(jobReports)
    .set({ resolvedAt: now, resolvedById: staff.id, outcome: decision.outcome, reporterKey: null })
    .where(
      and(
        eq(jobReports.jobId, decision.jobId),
        isNull(jobReports.resolvedAt),
        decision.outcome === "kept" ? lte(jobReports.id, decision.lastId) : undefined,
      ),
    )
    .returning({ id: jobReports.id });
  return answered.length;
}

/** Declined, not closed: a closed advert could be renewed by its employer. */
async function takeDown(
  tx: Transaction,
  job: typeof jobs.$inferSelect,
  { staff, decision, now }: Deciding,
): Promise<void> {
  const { reasons, note } = decision;
  await tx
    .update(jobs)
    .set({ state: "declined", closedAt: now, changeSentAt: null, updatedAt: now })
    .where(eq(jobs.id, job.id));
  await tx.insert(jobDecisions).values({
    jobId: job.id,
    decision: "taken-down",
    reasons: [...reasons],
    note,
    byId: staff.id,
    at: now,
  });
  await notifyEmployer(tx, { job, decision: "taken-down", reasons, note });
}
