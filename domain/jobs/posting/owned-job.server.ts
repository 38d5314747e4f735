import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";

/** Who writes, and for which employer. The route found both out. */
export type JobAuthor = { userId: string; employerId: number };

export type OwnedJob = typeof jobs.$inferSelect;

/** The author's own job, held until the transaction ends. Another employer's is not found. */
export async function lockOwnedJob(
  tx: Transaction,
  author: JobAuthor,
  jobId: number,
): Promise<OwnedJob | undefined> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.employerId, author.employerId), eq(jobs.id, jobId)))
    .for("update");
  return job;
}

/** Rows of a feed are written by the feed alone. */
export function isFromFeed({ feedId, externalKey }: Pick<OwnedJob, "feedId" | "externalKey">) {
  return feedId !== null || externalKey !== null;
}

/** Held until the transaction ends: of two adverts that an employer sends at once, one sees the other. */
export async function lockEmployer(tx: Transaction, employerId: number): Promise<void> {
  await tx
    .select({ id: employers.id })
    .from(employers)
    .where(eq(employers.id, employerId))
    .for("no key update");
}

export async function employerIn(tx: Transaction, employerId: number) {
  const [employer] = await tx
    .select({
      name: employers.name,
      isTrusted: employers.isTrusted,
      country: employers.country,
      timeZone: employers.timeZone,
      sponsorAsOf: employers.sponsorAsOf,
      sponsorStatus: employers.sponsorStatus,
    })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (!employer) throw new Error(`There is no employer ${employerId}`);
  return employer;
}
