import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { jobSlug } from "../job-slug.ts";
import type { JobInput } from "./job.schema.ts";
import { storableForm } from "./job-form.ts";
import { isMaterialChange } from "./material-change.ts";
import {
  employerIn,
  type JobAuthor,
  lockEmployer,
  lockOwnedJob,
  type OwnedJob,
} from "./owned-job.server.ts";
import { publishedColumns } from "./published-columns.server.ts";
import type { PostingRefusal } from "./refusals.ts";
import { type ReviewReason, reviewReasonFor } from "./review-reason.server.ts";
import { addDraft, whyNotWritten } from "./save-job-draft.server.ts";

/** What was typed, and what the schema read in it. */
export type Sent = {
  jobId: number | null;
  values: Readonly<Record<string, string>>;
  input: JobInput;
};

/** live: readers see it now. waiting: somebody reads it first. change-waiting: the live one stays as it is. */
export type SentTo = "live" | "waiting" | "change-waiting";

/**
 * Sends an advert to be read, or a change to one that is live. A trusted employer's goes live at
 * once unless something grave is noticed, and so does a change that no reader decides by.
 */
export async function postJob(
  author: JobAuthor,
  sent: Sent,
  now: Date,
): Promise<Result<{ id: number; to: SentTo; held: ReviewReason | null }, PostingRefusal>> {
  const result = await db.transaction(async (tx) => {
    await lockEmployer(tx, author.employerId);
    const job = await jobToSend(tx, author, sent, now);
    if (!job.ok) return job;
    const employer = await employerIn(tx, author.employerId);
    const outcome = await send(tx, { job: job.value, employer, sent, now });
    // The moderator who reads it should see what the register says about its employer.
    if (sent.input.country === "gb" && employer.sponsorAsOf === null)
      await enqueue(tx, "resolve-employers", { which: "new" });
    return ok({ id: job.value.id, ...outcome });
  });
  if (result.ok && result.value.to === "live") invalidatePages("jobs");
  return result;
}

async function jobToSend(
  tx: Transaction,
  author: JobAuthor,
  { jobId, values }: Sent,
  now: Date,
): Promise<Result<OwnedJob, PostingRefusal>> {
  const added = jobId === null ? await addDraft(tx, author, storableForm(values), now) : null;
  if (added && !added.ok) return added;
  const job = await lockOwnedJob(tx, author, added?.value.id ?? jobId ?? 0);
  if (!job) return no("not-found");
  const refusal = whyNotWritten(job);
  return refusal ? no(refusal) : ok(job);
}

type Sending = {
  job: OwnedJob;
  employer: { name: string; isTrusted: boolean; sponsorStatus: string | null };
  sent: Sent;
  now: Date;
};

type Outcome = { to: SentTo; held: ReviewReason | null };

async function send(tx: Transaction, { job, employer, sent, now }: Sending): Promise<Outcome> {
  const columns = publishedColumns(job.employerId, sent.input);
  const base = { form: storableForm(sent.values), revision: job.revision + 1, updatedAt: now };
  const write = (set: Partial<OwnedJob>) => tx.update(jobs).set(set).where(eq(jobs.id, job.id));

  const isUnread = job.state === "approved" && !isMaterialChange(job, columns);
  const looked = { ...columns, id: job.id, employerId: job.employerId };
  const held = isUnread
    ? null
    : await reviewReasonFor(tx, { ...looked, register: employer.sponsorStatus }, now);
  const isRead = !isUnread && (!employer.isTrusted || held !== null);

  if (job.state === "approved") {
    await write(isRead ? { ...base, changeSentAt: now } : { ...base, ...columns });
    return { to: isRead ? "change-waiting" : "live", held };
  }
  const slug = slugOf(job, columns.title, employer.name);
  if (!isRead) {
    await write({ ...base, ...columns, slug, state: "approved", postedAt: now, sentAt: now });
    return { to: "live", held };
  }
  // One that was sent back keeps its place: fixed, it is read before those that came after it.
  const sentAt = job.state === "sent-back" ? (job.sentAt ?? now) : now;
  await write({ ...base, ...columns, slug, state: "waiting", sentAt });
  return { to: "waiting", held };
}

/** An address is given once: links to it must not break when the title changes. */
function slugOf({ id, slug }: OwnedJob, title: string, employer: string): string {
  return slug.startsWith("draft-") ? jobSlug(title, employer, id.toString(36)) : slug;
}
