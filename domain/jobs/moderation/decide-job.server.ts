import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { jobDecisions, jobs } from "#db/schema/jobs.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { jobSchema, whyNotClosing } from "../posting/job.schema.ts";
import { publishedColumns } from "../posting/published-columns.server.ts";
import { notifyEmployer } from "./notify-employer.server.ts";
import type { ReasonCode } from "./reasons.ts";
import type { ModerationRefusal } from "./refusals.ts";

export type JobDecision = {
  decision: "approved" | "sent-back" | "declined";
  reasons: readonly ReasonCode[];
  note: string | null;
  /** The state of the advert that was read. */
  revision: number;
};

type Job = typeof jobs.$inferSelect;
type Deciding = { job: Job; staff: Member; decision: JobDecision; now: Date };
type Decided = Result<{ id: number; title: string }, ModerationRefusal>;

/**
 * Lets an advert through, sends it back or declines it, and tells its employer.
 * The row is held, so of two who decide together the second is told.
 */
export async function decideJob(
  staff: Member,
  jobId: number,
  { decision, now }: { decision: JobDecision; now: Date },
): Promise<Decided> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  const result = await db.transaction((tx) => decideIn(tx, { staff, jobId, decision, now }));
  if (result.ok && decision.decision === "approved") invalidatePages("jobs");
  return result;
}

type DecisionOnJob = Omit<Deciding, "job"> & { jobId: number };

async function decideIn(tx: Transaction, { jobId, ...asked }: DecisionOnJob): Promise<Decided> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for("update");
  if (!job) return no("not-found");
  if (job.state !== "waiting" && job.changeSentAt === null) return no("already-decided");
  if (job.revision !== asked.decision.revision) return no("changed-since");

  const deciding = { ...asked, job };
  const set = outcomes[asked.decision.decision](deciding);
  if (!set.ok) return set;
  await tx.update(jobs).set(set.value).where(eq(jobs.id, job.id));
  await note(tx, deciding);
  if (asked.decision.decision === "approved") await enqueue(tx, "prepare-verdicts", {});
  await notifyEmployer(tx, { ...asked.decision, job, isChange: job.changeSentAt !== null });
  return ok({ id: job.id, title: job.title });
}

type Outcome = Result<Partial<Job>, ModerationRefusal>;

const outcomes: Record<JobDecision["decision"], (deciding: Deciding) => Outcome> = {
  approved: (deciding) => (deciding.job.changeSentAt ? changed(deciding) : published(deciding)),

  // A change that is sent back leaves the advert live as it was, and the change with its writer.
  "sent-back": ({ job, now }) =>
    ok({
      ...(job.changeSentAt ? { changeSentAt: null } : { state: "sent-back" as const }),
      updatedAt: now,
    }),

  declined: ({ job, now }) =>
    ok({
      ...(job.changeSentAt ? { changeSentAt: null, form: null } : { state: "declined" as const }),
      updatedAt: now,
    }),
};

function published({ job, now }: Deciding): Outcome {
  if (job.closesAt !== null && job.closesAt <= now) return no("closing-passed");
  return ok({ state: "approved", postedAt: now, updatedAt: now });
}

function changed({ job, now }: Deciding): Outcome {
  const read = jobSchema.safeParse(job.form);
  if (!read.success) return no("not-complete");
  if (whyNotClosing(read.data, now) !== null) return no("closing-passed");
  const columns = publishedColumns(job.employerId, read.data);
  return ok({ ...columns, changeSentAt: null, updatedAt: now });
}

async function note(tx: Transaction, { job, staff, decision, now }: Deciding): Promise<void> {
  await tx.insert(jobDecisions).values({
    jobId: job.id,
    decision: decision.decision,
    reasons: [...decision.reasons],
    note: decision.note,
    byId: staff.id,
    at: now,
    sentAt: job.changeSentAt ?? job.sentAt,
  });
}
