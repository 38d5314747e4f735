import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import { employerOf } from "#domain/employers/employer-of.server.ts";
import { type FoundJob, findJobPage, type JobPage } from "#domain/jobs/advert/job-page.server.ts";

type Readable = { job: FoundJob; isOpen: boolean };

/** A job this visitor may see: one for readers, or a preview for its employer and our staff. */
export async function findReadableJob(
  slug: string,
  visitor: SignedVisitor,
  now: Date,
): Promise<Readable | null> {
  const job = await findJobPage(slug, now);
  if (!job) return null;
  const isOpen = isForReaders(job, now);
  return isOpen || (await mayPreview(visitor, job)) ? { job, isOpen } : null;
}

/** Live, or once live: an advert that ended says so, one that never was open does not exist. */
function isForReaders(job: JobPage, now: Date): boolean {
  return (job.state === "approved" && job.postedAt <= now) || job.state === "closed";
}

async function mayPreview(visitor: SignedVisitor, { employer }: JobPage): Promise<boolean> {
  if (visitor.kind === "guest") return false;
  if (visitor.role === "staff") return true;
  return visitor.role === "employer" && (await employerOf(visitor.id))?.id === employer.id;
}
