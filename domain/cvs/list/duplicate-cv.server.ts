import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { CvKind, ForJob } from "../document/cv.ts";
import { documentsWhere, forJobColumns, isOwned } from "../document/cv-columns.server.ts";
import { type CvRefusal, MAX_TITLE_LENGTH } from "../document/refusals.ts";
import { addDocument } from "../document/save-cv.server.ts";

type Duplicate = { ownerId: string; cvId: string; forJobId: number | null; now: Date };

/** A copy of a CV or letter as it stands, on its own from now on; named after the job where there is one. */
export function duplicateCv({
  ownerId,
  cvId,
  forJobId,
  now,
}: Duplicate): Promise<Result<{ id: string; kind: CvKind }, CvRefusal>> {
  return db.transaction(async (tx) => {
    const [original] = await documentsWhere(tx, isOwned(ownerId, cvId));
    if (!original) return no("not-found");
    const job = forJobId === null ? null : await findJob(tx, ownerId, forJobId);
    if (forJobId !== null && !job) return no("no-such-job");

    const { kind, look, document } = original;
    const title = titleOf(original.title, job);
    const added = await addDocument(tx, kind, { ownerId, title, look, document, forJobId, now });
    return added.ok ? ok({ id: added.value.id, kind }) : added;
  });
}

/** One they saved: an advert that is not public yet is nobody's to ask for. */
async function findJob(tx: Transaction, ownerId: string, jobId: number): Promise<ForJob | null> {
  const [job] = await tx
    .select(forJobColumns)
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(savedJobs.userId, ownerId), eq(savedJobs.jobId, rowNumber(jobId))));
  return job ?? null;
}

function titleOf(title: string, job: ForJob | null): string {
  const whole = job ? `${job.title}, ${job.employer}` : `${title}, copy`;
  return whole.length <= MAX_TITLE_LENGTH ? whole : `${whole.slice(0, MAX_TITLE_LENGTH - 1)}…`;
}
