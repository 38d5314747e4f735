import { and, desc, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import {
  applicationDocuments,
  applicationMessages,
  applications,
} from "#db/schema/applications.ts";
import { employers } from "#db/schema/employers.ts";
import { files } from "#db/schema/files.ts";
import { jobs } from "#db/schema/jobs.ts";
import { fileColumns } from "#platform/files/files.server.ts";
import type { Paged } from "#rules/paged.ts";
import type { DocumentKind, OwnApplication } from "./application.ts";

const PAGE_SIZE = 20;

const columns = {
  id: applications.id,
  stage: applications.stage,
  stageAt: applications.stageAt,
  answers: applications.answers,
  rightToWork: applications.rightToWork,
  sentAt: applications.sentAt,
  withdrawnAt: applications.withdrawnAt,
  job: {
    id: jobs.id,
    slug: jobs.slug,
    title: jobs.title,
    jobType: jobs.jobType,
    employer: employers.name,
  },
};

function read() {
  return db
    .select(columns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId));
}

/** What somebody applied for here, newest first. */
export async function listApplicationsOf(
  userId: string,
  page: number,
): Promise<Paged<OwnApplication>> {
  const where = eq(applications.userId, userId);
  const rows = await read()
    .where(where)
    .orderBy(desc(applications.sentAt), desc(applications.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: await db.$count(applications, where), page, pageSize: PAGE_SIZE };
}

/** The same for some jobs, to stand beside them. */
export async function applicationsForJobs(
  userId: string,
  jobIds: readonly number[],
): Promise<OwnApplication[]> {
  if (jobIds.length === 0) return [];
  return read().where(
    and(eq(applications.userId, userId), inArray(applications.jobId, [...jobIds])),
  );
}

/** One of somebody's own, with its documents and what the employer wrote. */
export async function findApplicationOf(userId: string, id: number) {
  const [found] = await read().where(and(eq(applications.userId, userId), eq(applications.id, id)));
  if (!found) return null;
  const documents = await db
    .select({ kind: applicationDocuments.kind })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, id))
    .orderBy(applicationDocuments.kind);
  const messages = await db
    .select({
      id: applicationMessages.id,
      body: applicationMessages.body,
      sentAt: applicationMessages.sentAt,
    })
    .from(applicationMessages)
    .where(eq(applicationMessages.applicationId, id))
    .orderBy(desc(applicationMessages.sentAt), desc(applicationMessages.id));
  return { ...found, documents: documents.map(({ kind }) => kind), messages };
}

export async function findOwnDocument(
  userId: string,
  { id, kind }: { id: number; kind: DocumentKind },
) {
  const [found] = await db
    .select({ file: fileColumns, fileName: applicationDocuments.fileName })
    .from(applicationDocuments)
    .innerJoin(files, eq(files.id, applicationDocuments.fileId))
    .where(
      and(
        eq(applicationDocuments.userId, userId),
        eq(applicationDocuments.applicationId, id),
        eq(applicationDocuments.kind, kind),
      ),
    );
  return found ?? null;
}
