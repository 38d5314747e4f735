import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client.server.ts";
import { cvs, cvVersions } from "#db/schema/cvs.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import type { Cv, ForJob, Letter } from "./cv.ts";
import { isCvId } from "./cv-id.ts";

export const forJobColumns = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  employer: employers.name,
};

/** Two tables joined from the left: where there is no job, each of its columns is null. */
export type MaybeJob = { [Name in keyof ForJob]: ForJob[Name] | null };

export function forJobOf(job: MaybeJob): ForJob | null {
  return job.id === null ? null : (job as ForJob);
}

const columns = {
  id: cvs.id,
  ownerId: cvs.ownerId,
  kind: cvs.kind,
  title: cvs.title,
  look: cvs.look,
  document: cvs.document,
  revision: cvs.revision,
  version: cvVersions.number,
  restoredFrom: cvVersions.restoredFrom,
  createdAt: cvs.createdAt,
  updatedAt: cvs.updatedAt,
};

type Row = Omit<Cv, "kind" | "document" | "forJob"> & {
  kind: "cv" | "letter";
  document: CvDocument | LetterDocument;
  forJob: MaybeJob;
};

/** Documents out of the bin, as they stand, with the version and the job they belong to. */
export function documentsWhere(tx: Database | Transaction, where: SQL | undefined) {
  return tx
    .select({ ...columns, forJob: forJobColumns })
    .from(cvs)
    .innerJoin(cvVersions, and(eq(cvVersions.cvId, cvs.id), eq(cvVersions.revision, cvs.revision)))
    .leftJoin(jobs, eq(jobs.id, cvs.forJobId))
    .leftJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(where, isNull(cvs.binnedAt)));
}

/** The kind says which of the two its document is. */
export function documentOf(row: Row): Cv | Letter {
  return { ...row, forJob: forJobOf(row.forJob) } as Cv | Letter;
}

export function isOwned(ownerId: string, cvId: string): SQL {
  return isCvId(cvId) ? sql`${cvs.ownerId} = ${ownerId} and ${cvs.id} = ${cvId}` : sql`false`;
}

export function isOwnedAndNotBinned(ownerId: string, cvId: string): SQL | undefined {
  return and(isOwned(ownerId, cvId), isNull(cvs.binnedAt));
}
