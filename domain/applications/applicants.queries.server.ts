import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { hasWords } from "#db/has-words.server.ts";
import { users } from "#db/schema/accounts.ts";
import {
  applicationDocuments,
  applicationMessages,
  applications,
} from "#db/schema/applications.ts";
import { files } from "#db/schema/files.ts";
import { jobs } from "#db/schema/jobs.ts";
import { fileColumns, type StoredFile } from "#platform/files/files.server.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import type { Applicant, ApplicantRow, DocumentKind, StageFilter } from "./application.ts";

const PAGE_SIZE = 30;

const columns = {
  id: applications.id,
  name: applications.name,
  email: applications.email,
  stage: applications.stage,
  answers: applications.answers,
  rightToWork: applications.rightToWork,
  sentAt: applications.sentAt,
  withdrawnAt: applications.withdrawnAt,
};

/** Whose applicants: always the employer first, then its job. */
export type ApplicantsOf = { employerId: number; jobId: number };

function areOf({ employerId, jobId }: ApplicantsOf): SQL | undefined {
  return and(eq(jobs.employerId, employerId), eq(jobs.id, jobId));
}

type Query = PageParams & {
  q?: string;
  stage?: StageFilter | undefined;
  sort?: "newest" | "oldest" | undefined;
};

/** The applicants of one of an employer's own jobs. Another's has none. */
export async function listApplicants(
  of: ApplicantsOf,
  { q = "", stage, sort = "newest", page, pageSize = PAGE_SIZE }: Query,
): Promise<Paged<ApplicantRow>> {
  const where = and(areOf(of), inStage(stage), q ? hasWords([applications.name], q) : undefined);
  const [total] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where);
  const order = sort === "newest" ? desc : asc;
  const rows = await db
    .select(columns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where)
    .orderBy(order(applications.sentAt), applications.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: total?.total ?? 0, page, pageSize };
}

function inStage(stage: StageFilter | undefined): SQL | undefined {
  if (stage === undefined) return undefined;
  if (stage === "withdrawn") return isNotNull(applications.withdrawnAt);
  return and(eq(applications.stage, stage), isNull(applications.withdrawnAt));
}

/** How many applicants of a job are in each stage, those who withdrew apart. */
export async function countApplicants(of: ApplicantsOf): Promise<Record<StageFilter, number>> {
  const rows = await db
    .select({
      stage: applications.stage,
      isWithdrawn: isNotNull(applications.withdrawnAt).mapWith(Boolean),
      total: count(),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(areOf(of))
    .groupBy(applications.stage, isNotNull(applications.withdrawnAt));
  const counts = { new: 0, reading: 0, interview: 0, offer: 0, unsuccessful: 0, withdrawn: 0 };
  for (const { stage, isWithdrawn, total } of rows)
    counts[isWithdrawn ? "withdrawn" : stage] += total;
  return counts;
}

/** How many applied for each of an employer's jobs, and how many of them are new. */
export async function applicantsByJob(employerId: number) {
  const rows = await db
    .select({
      jobId: applications.jobId,
      total: count(),
      unread: sql<number>`count(*) filter (where ${applications.stage} = 'new')::int`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.employerId, employerId), isNull(applications.withdrawnAt)))
    .groupBy(applications.jobId);
  return new Map(rows.map(({ jobId, ...counted }) => [jobId, counted]));
}

/** One applicant, with documents and what was written to them. */
export async function findApplicant(of: ApplicantsOf, id: number): Promise<Applicant | null> {
  const [row] = await db
    .select({ ...columns, stageAt: applications.stageAt })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(areOf(of), eq(applications.id, id)));
  if (!row) return null;
  const documents = await db
    .select({ kind: applicationDocuments.kind, fileName: applicationDocuments.fileName })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, id))
    .orderBy(applicationDocuments.kind);
  const messages = row.withdrawnAt ? [] : await messagesTo(id);
  return { ...row, documents, messages };
}

function messagesTo(applicationId: number) {
  return db
    .select({
      id: applicationMessages.id,
      body: applicationMessages.body,
      sentAt: applicationMessages.sentAt,
      by: users.name,
    })
    .from(applicationMessages)
    .leftJoin(users, eq(users.id, applicationMessages.byId))
    .where(eq(applicationMessages.applicationId, applicationId))
    .orderBy(applicationMessages.sentAt);
}

export type StoredDocument = { file: StoredFile; fileName: string; userId: string };

/** A document of an applicant, for the employer whose job it is. */
export async function findApplicantDocument(
  of: ApplicantsOf,
  { id, kind }: { id: number; kind: DocumentKind },
): Promise<StoredDocument | null> {
  const [found] = await db
    .select({
      file: fileColumns,
      fileName: applicationDocuments.fileName,
      userId: applicationDocuments.userId,
    })
    .from(applicationDocuments)
    .innerJoin(applications, eq(applications.id, applicationDocuments.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(files, eq(files.id, applicationDocuments.fileId))
    .where(and(areOf(of), eq(applications.id, id), eq(applicationDocuments.kind, kind)));
  return found ?? null;
}
