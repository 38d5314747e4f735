import { db } from "#db/client.server.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import type { Cv, CvState } from "#domain/cvs/document/cv.ts";
import { findCvOwnedBy } from "#domain/cvs/document/cvs.queries.server.ts";
import { emptyCv, firstLook } from "#domain/cvs/document/empty-document.ts";
import { newEntry } from "#domain/cvs/document/new-entry.ts";
import { createCv } from "#domain/cvs/document/save-cv.server.ts";
import type { CvDocument, WorkEntry } from "#rules/cv/cv-document.ts";
import { aJob } from "./job-factories.ts";

/** An entry of work with this id and nothing else said. */
export function workEntry(id: string, given: Partial<WorkEntry> = {}): WorkEntry {
  return { ...newEntry("work"), id, ...given };
}

/** A CV with a name, one job and nothing else. */
export function aDocument(given: Partial<CvDocument> = {}): CvDocument {
  return {
    ...emptyCv({ name: "Ada Byron", email: "ada@mail.example" }),
    work: [workEntry("tide", { name: "Tide Tables Ltd", position: "Analyst" })],
    ...given,
  };
}

export function aState(given: Partial<CvState> = {}): CvState {
  return { title: "My CV", look: firstLook("gb"), document: aDocument(), ...given };
}

/** A CV that somebody keeps. */
export async function aCv(
  owner: { id: string },
  { now = new Date("2026-11-15T09:00:00Z"), ...given }: Partial<CvState> & { now?: Date } = {},
): Promise<Cv> {
  const made = await createCv({ ...aState(given), ownerId: owner.id, now });
  if (!made.ok) throw new Error(made.error);
  return (await findCvOwnedBy(owner.id, made.value.id))!;
}

/** A job that somebody saved. */
export async function aSavedJob(owner: { id: string }, given: Parameters<typeof aJob>[0] = {}) {
  const job = await aJob(given);
  await db.insert(savedJobs).values({ userId: owner.id, jobId: job.id });
  return job;
}
