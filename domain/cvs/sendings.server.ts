import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { cvSendings, cvs, cvVersions } from "#db/schema/cvs.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import type { Paged } from "#rules/paged.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { isRealDay } from "#rules/typed-day.ts";
import type { CvKind } from "./cv.ts";
import { isOwnedAndKept } from "./cv-columns.server.ts";
import { plainText } from "./document/plain-text.ts";
import { MOST_SENDINGS, type SendingRefusal } from "./refusals.ts";
import { rowNumber } from "./row-number.ts";

const PAGE_SIZE = 20;
const FOR_ONE_JOB = 10;

export type Sending = {
  id: number;
  cvId: string;
  kind: CvKind;
  /** The document's title when it was sent. */
  title: string;
  version: number;
  /** Null where the advert is gone or there was none. */
  job: { id: number; slug: string } | null;
  sentTo: string;
  jobTitle: string;
  sentOn: string;
  note: string;
};

type NewSending = {
  ownerId: string;
  cvId: string;
  /** The version sent; null is the one that stands. */
  version: number | null;
  /** One of the owner's saved jobs: it then says employer and title. */
  jobId: number | null;
  sentTo: string;
  jobTitle: string;
  sentOn: string;
  note: string;
  now: Date;
};

/** Ties a version to an application. That version is kept as it is from then on. */
export async function noteSending(
  sending: NewSending,
): Promise<Result<{ id: number }, SendingRefusal>> {
  const { ownerId, cvId, version, jobId, sentOn, now } = sending;
  if (!isRealDay(sentOn)) return no("no-such-day");
  return db.transaction(async (tx) => {
    const [cv] = await tx
      .select({ revision: cvs.revision })
      .from(cvs)
      .where(isOwnedAndKept(ownerId, cvId))
      .for("update");
    if (!cv) return no("not-found");
    const revision = version === null ? cv.revision : await revisionOf(tx, cvId, version);
    if (revision === undefined) return no("no-such-version");
    const whither = jobId === null ? sending : await savedJob(tx, ownerId, jobId);
    if (!whither) return no("no-such-job");
    if ((await tx.$count(cvSendings, eq(cvSendings.ownerId, ownerId))) >= MOST_SENDINGS) {
      return no("too-many");
    }
    const [sentTo, jobTitle] = [plainText(whither.sentTo), plainText(whither.jobTitle)];
    const note = plainText(sending.note);
    const [noted] = await tx
      .insert(cvSendings)
      .values({ ownerId, cvId, revision, jobId, sentTo, jobTitle, sentOn, note, createdAt: now })
      .returning({ id: cvSendings.id });
    return ok({ id: noted!.id });
  });
}

export async function removeSending(ownerId: string, sendingId: number): Promise<void> {
  await db.transaction((tx) =>
    tx
      .delete(cvSendings)
      .where(and(eq(cvSendings.ownerId, ownerId), eq(cvSendings.id, rowNumber(sendingId)))),
  );
}

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

/** What went to one job: a CV, perhaps a letter. */
export function sendingsForJob(ownerId: string, jobId: number): Promise<Sending[]> {
  return sendingsWhere(
    and(eq(cvSendings.ownerId, ownerId), eq(cvSendings.jobId, rowNumber(jobId))),
  ).limit(FOR_ONE_JOB);
}

async function revisionOf(
  tx: Transaction,
  cvId: string,
  version: number,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ revision: cvVersions.revision })
    .from(cvVersions)
    .where(
      and(
        eq(cvVersions.cvId, cvId),
        eq(cvVersions.number, rowNumber(version)),
        sql`not ${cvVersions.isSuperseded}`,
      ),
    );
  return row?.revision;
}

async function savedJob(tx: Transaction, ownerId: string, jobId: number) {
  const [job] = await tx
    .select({ sentTo: employers.name, jobTitle: jobs.title })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(savedJobs.userId, ownerId), eq(savedJobs.jobId, rowNumber(jobId))));
  return job;
}

function sendingsWhere(where: SQL | undefined) {
  return db
    .select({
      id: cvSendings.id,
      cvId: cvSendings.cvId,
      kind: cvs.kind,
      title: cvVersions.title,
      version: cvVersions.number,
      job: { id: jobs.id, slug: jobs.slug },
      sentTo: cvSendings.sentTo,
      jobTitle: cvSendings.jobTitle,
      sentOn: cvSendings.sentOn,
      note: cvSendings.note,
    })
    .from(cvSendings)
    .innerJoin(cvs, eq(cvs.id, cvSendings.cvId))
    .innerJoin(
      cvVersions,
      and(eq(cvVersions.cvId, cvSendings.cvId), eq(cvVersions.revision, cvSendings.revision)),
    )
    .leftJoin(jobs, eq(jobs.id, cvSendings.jobId))
    .where(where)
    .orderBy(desc(cvSendings.sentOn), desc(cvSendings.id));
}
