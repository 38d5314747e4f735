import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cvSendings, cvs, cvVersions } from "#db/schema/cvs.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { Paged } from "#rules/paged.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { CvState, LetterState } from "../document/cv.ts";
import type { Sending } from "./sending.ts";

const PAGE_SIZE = 20;
const FOR_THESE_JOBS = 200;

/** All of somebody's, or those of one document; the last sent first. */
export async function listSendings(
  ownerId: string,
  { cvId, page }: { cvId?: string; page: number },
): Promise<Paged<Sending>> {
  const where = and(
    eq(cvSendings.ownerId, ownerId),
    cvId === undefined ? undefined : eq(cvSendings.cvId, cvId),
  );
  const rows = await sendingsWhere(where)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: await db.$count(cvSendings, where), page, pageSize: PAGE_SIZE };
}

/** What went to these jobs: a CV each, perhaps a letter. */
export async function sendingsForJobs(
  ownerId: string,
  jobIds: readonly number[],
): Promise<Sending[]> {
  if (jobIds.length === 0) return [];
  return forJobsQuery.execute({ ownerId, jobIds: jobIds.map(rowNumber) });
}

/** What was sent, as it was then, also out of the bin; null once the document is deleted. */
export type SentDocument = { rightToWorkWords: string | null } & (
  | ({ kind: "cv" } & CvState)
  | ({ kind: "letter" } & LetterState)
);

export async function findSentDocument(
  ownerId: string,
  sendingId: number,
): Promise<SentDocument | null> {
  const [row] = await db
    .select({
      kind: cvs.kind,
      title: cvVersions.title,
      look: cvVersions.look,
      document: cvVersions.document,
      rightToWorkWords: cvSendings.rightToWorkWords,
    })
    .from(cvSendings)
    .innerJoin(
      cvVersions,
      and(eq(cvVersions.cvId, cvSendings.cvId), eq(cvVersions.revision, cvSendings.revision)),
    )
    .innerJoin(cvs, eq(cvs.id, cvVersions.cvId))
    .where(and(eq(cvSendings.ownerId, ownerId), eq(cvSendings.id, rowNumber(sendingId))));
  // The kind says which of the two its document is.
  return (row as SentDocument | undefined) ?? null;
}

function sendingsWhere(where: SQL | undefined) {
  return db
    .select({
      id: cvSendings.id,
      kind: cvSendings.kind,
      title: cvSendings.title,
      version: cvSendings.version,
      rightToWorkWords: cvSendings.rightToWorkWords,
      notedOn: sql<string>`(${cvSendings.createdAt} at time zone 'Europe/London')::date::text`,
      isBeforeMore: sql<boolean>`coalesce(${cvVersions.isSuperseded}, false)`,
      cvId: cvSendings.cvId,
      isBinned: sql<boolean>`${cvs.binnedAt} is not null`,
      jobId: cvSendings.jobId,
      jobSlug: jobs.slug,
      sentTo: cvSendings.sentTo,
      jobTitle: cvSendings.jobTitle,
      sentOn: cvSendings.sentOn,
      note: cvSendings.note,
    })
    .from(cvSendings)
    .leftJoin(cvs, eq(cvs.id, cvSendings.cvId))
    .leftJoin(
      cvVersions,
      and(eq(cvVersions.cvId, cvSendings.cvId), eq(cvVersions.revision, cvSendings.revision)),
    )
    .leftJoin(jobs, eq(jobs.id, cvSendings.jobId))
    .where(where)
    .orderBy(desc(cvSendings.sentOn), desc(cvSendings.id));
}

const forJobsQuery = sendingsWhere(
  and(
    eq(cvSendings.ownerId, sql.placeholder("ownerId")),
    sql`${cvSendings.jobId} = any(${sql.placeholder("jobIds")}::int[])`,
  ),
)
  .limit(FOR_THESE_JOBS)
  .prepare("cv_sendings_for_jobs");
