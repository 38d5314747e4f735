import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { codesOf, countries, jobTypes, levels, remotes, sectors } from "../vocabulary.ts";
import { type JobForm, storableForm } from "./job-form.ts";
import { employerIn, isFromFeed, type JobAuthor, lockOwnedJob } from "./owned-job.server.ts";
import type { PostingRefusal } from "./refusals.ts";

const MAX_DRAFTS = 200;

/** Saves what was typed, complete or not. On a live advert it is stored apart from what readers see. */
export async function saveJobDraft(
  author: JobAuthor,
  given: { jobId: number | null; values: Readonly<Record<string, string>> },
  now: Date,
): Promise<Result<{ id: number }, PostingRefusal>> {
  const form = storableForm(given.values);
  return db.transaction(async (tx) => {
    if (given.jobId === null) return addDraft(tx, author, form, now);

    const job = await lockOwnedJob(tx, author, given.jobId);
    if (!job) return no("not-found");
    const refusal = whyNotWritten(job);
    if (refusal) return no(refusal);
    const isPublished = job.state === "approved";
    await tx
      .update(jobs)
      .set({
        form,
        revision: job.revision + 1,
        updatedAt: now,
        ...(isPublished ? {} : draftColumns(form, job)),
      })
      .where(eq(jobs.id, job.id));
    return ok({ id: job.id });
  });
}

type Written = Parameters<typeof isFromFeed>[0] & {
  state: (typeof jobs.$inferSelect)["state"];
  changeSentAt: Date | null;
};

/** Why an advert cannot be written to now, if it cannot. */
export function whyNotWritten(job: Written): PostingRefusal | null {
  if (isFromFeed(job)) return "from-feed";
  if (job.state === "waiting" || job.changeSentAt !== null) return "being-read";
  if (job.state === "declined" || job.state === "closed") return job.state;
  return null;
}

export async function addDraft(tx: Transaction, author: JobAuthor, form: JobForm, now: Date) {
  const { country, timeZone } = await employerIn(tx, author.employerId);
  const drafts = await tx.$count(
    jobs,
    and(eq(jobs.employerId, author.employerId), eq(jobs.state, "draft")),
  );
  if (drafts >= MAX_DRAFTS) return no("too-many-drafts");
  const [job] = await tx
    .insert(jobs)
    .values({
      slug: `draft-${randomUUID()}`,
      employerId: author.employerId,
      ...draftColumns(form, { country }),
      closesZone: timeZone,
      postedAt: now,
      state: "draft",
      postedById: author.userId,
      form,
      sameJobKey: "",
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: jobs.id });
  return ok({ id: job!.id });
}

/** What a list shows of a draft; what is not said yet is filled in until it is. */
function draftColumns(form: JobForm, before: { country: string }) {
  const one = <Code extends string>(codes: readonly Code[], typed: string | undefined, or: Code) =>
    codes.find((code) => code === typed) ?? or;
  return {
    title: form.title?.trim().slice(0, 120) || "Job without a title",
    country: one(codesOf(countries) as string[], form.country, before.country),
    city: form.city?.trim().slice(0, 80) || null,
    remote: one(codesOf(remotes), form.remote, "on-site"),
    sector: one(codesOf(sectors), form.sector, "other"),
    jobType: one(codesOf(jobTypes), form.jobType, "full-time"),
    level: one(codesOf(levels), form.level, "entry"),
  };
}
