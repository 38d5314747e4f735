import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { ActivityKind } from "#domain/activity/activity-kind.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import type { ApplicationStage } from "#rules/applications/stages.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { applicationActivity } from "./activity-kinds.ts";
import { applicationAudit } from "./audit-kinds.ts";
import type { ApplicantRefusal } from "./refusals.ts";

/** Who acts, and for which employer. The route found both out. */
export type Recruiter = { userId: string; employerId: number };

export type Move = {
  jobId: number;
  id: number;
  to: ApplicationStage;
  /** Where the page showed them; of two colleagues the second is told. Left out, wherever they are. */
  from?: ApplicationStage | undefined;
};

export type Moved = { userId: string; jobId: number; to: ApplicationStage; now: Date };

/** `onMoved`: what else changes with a stage, in the same transaction. The route knows it. */
export type Moving = { now: Date; onMoved?: (tx: Transaction, moved: Moved) => Promise<void> };

/** Moves an applicant to another stage. Their pages say so; a message is its own act. */
export async function moveApplicant(
  recruiter: Recruiter,
  move: Move,
  moving: Moving,
): Promise<Result<{ name: string }, ApplicantRefusal>> {
  return db.transaction(async (tx) => {
    const found = await lockApplicant(tx, recruiter, move);
    if (!found.ok) return found;
    await setStage(tx, recruiter, { applicant: found.value, to: move.to, ...moving });
    return ok({ name: found.value.name });
  });
}

export type LockedApplicant = {
  id: number;
  userId: string;
  name: string;
  email: string;
  stage: ApplicationStage;
  jobId: number;
  jobTitle: string;
};

/** One of the recruiter's own applicants who has not withdrawn, held until the transaction ends. */
export async function lockApplicant(
  tx: Transaction,
  { employerId }: Recruiter,
  { jobId, id, from }: Omit<Move, "to">,
): Promise<Result<LockedApplicant, ApplicantRefusal>> {
  const [row] = await tx
    .select({
      id: applications.id,
      userId: applications.userId,
      name: applications.name,
      email: applications.email,
      stage: applications.stage,
      jobId: applications.jobId,
      jobTitle: jobs.title,
      isWithdrawn: sql<boolean>`${applications.withdrawnAt} is not null`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.employerId, employerId), eq(jobs.id, jobId), eq(applications.id, id)))
    .for("update", { of: applications });
  if (!row) return no("not-found");
  const { isWithdrawn, ...applicant } = row;
  if (isWithdrawn) return no("withdrawn");
  return from !== undefined && from !== applicant.stage ? no("moved-meanwhile") : ok(applicant);
}

/** The same stage again is no move, and leaves no line on the trail. */
export async function setStage(
  tx: Transaction,
  { userId: actorId }: Recruiter,
  { applicant, to, now, onMoved }: Moving & { applicant: LockedApplicant; to: ApplicationStage },
): Promise<void> {
  if (applicant.stage === to) return;
  await tx
    .update(applications)
    .set({ stage: to, stageAt: now })
    .where(and(eq(applications.id, applicant.id), isNull(applications.withdrawnAt)));
  await record(tx, applicationAudit["applicant-moved"], {
    actorId,
    userId: applicant.userId,
    detail: { job: String(applicant.jobId), from: applicant.stage, to },
  });
  const kind = actOfStage[to];
  if (kind)
    await recordActivity(tx, kind, {
      userId: applicant.userId,
      thingId: applicant.jobId,
      at: now,
    });
  await onMoved?.(tx, { userId: applicant.userId, jobId: applicant.jobId, to, now });
}

/** What the applicant remembers, and the funnel of their university counts. */
const actOfStage: Partial<Record<ApplicationStage, ActivityKind<"job">>> = {
  interview: applicationActivity["application-interview"],
  offer: applicationActivity["application-offer"],
};
