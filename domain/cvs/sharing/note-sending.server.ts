import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { cvSendings, cvs, cvVersions } from "#db/schema/cvs.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { cvActivity } from "../document/activity-kinds.ts";
import { isCvId } from "../document/cv-id.ts";
import { plainText } from "../document/plain-text.ts";
import { MAX_SENDINGS, type SendingRefusal } from "../document/refusals.ts";
import { hasRoomToStore } from "../document/version-room.server.ts";

/** A state of a document that went. */
export type SentVersion = {
  cvId: string;
  revision: number;
  /** What its right-to-work line said, where that is made from "my situation". */
  rightToWorkWords: string;
};

type NewSending = {
  ownerId: string;
  /** What went together: a CV, a letter, or both. */
  sent: readonly SentVersion[];
  /** One of the owner's saved jobs: it then says employer and title. */
  jobId: number | null;
  sentTo: string;
  jobTitle: string;
  sentOn: string;
  note: string;
  now: Date;
};

/**
 * Ties states of documents to an application: by revision, so that words typed since are not in
 * them. They are kept as they are from then on. Noting the same thing twice, as a form sent twice
 * does, is noting it once.
 */
export async function noteSending(
  sending: NewSending,
): Promise<Result<{ ids: number[] }, SendingRefusal>> {
  const { ownerId, jobId, sentOn, now } = sending;
  if (!isRealDay(sentOn)) return no("no-such-day");
  if (sending.sent.length === 0) return no("nothing-sent");
  return db.transaction(async (tx) => {
    const versions = await lockedVersions(tx, sending);
    if (!versions.ok) return versions;
    const recipientLabel = jobId === null ? sending : await savedJob(tx, ownerId, jobId);
    if (!recipientLabel) return no("no-such-job");
    const isOwners = eq(cvSendings.ownerId, ownerId);
    if ((await tx.$count(cvSendings, isOwners)) >= MAX_SENDINGS) return no("too-many");
    if (!(await hasRoomToStore(tx, ownerId))) return no("no-room");
    const to = {
      sentTo: plainText(recipientLabel.sentTo),
      jobTitle: plainText(recipientLabel.jobTitle),
    };
    const ids: number[] = [];
    for (const version of versions.value) {
      const row = { ...version, ...to, ownerId, jobId, sentOn, createdAt: now };
      const known = await alreadyNoted(tx, row);
      ids.push(known ?? (await insert(tx, { ...row, note: plainText(sending.note) })));
    }
    return ok({ ids });
  });
}

type Row = typeof cvSendings.$inferInsert;

async function insert(tx: Transaction, row: Row): Promise<number> {
  const [noted] = await tx.insert(cvSendings).values(row).returning({ id: cvSendings.id });
  const act = { userId: row.ownerId, thingId: noted!.id, at: row.createdAt };
  await recordActivity(tx, cvActivity[`${row.kind ?? "cv"}-sent`], act);
  return noted!.id;
}

/** The documents stay locked until the end, so of two forms at once the second finds the first's. */
async function lockedVersions(tx: Transaction, { ownerId, sent }: NewSending) {
  const ids = sent.map(({ cvId }) => cvId).filter(isCvId);
  const owned = await tx
    .select({ id: cvs.id, kind: cvs.kind })
    .from(cvs)
    .where(and(eq(cvs.ownerId, ownerId), inArray(cvs.id, ids), isNull(cvs.binnedAt)))
    .orderBy(cvs.id)
    .for("update");
  const found: Pick<
    Row,
    "cvId" | "revision" | "kind" | "title" | "version" | "rightToWorkWords"
  >[] = [];
  for (const { cvId, revision, rightToWorkWords } of sent) {
    const cv = owned.find(({ id }) => id === cvId);
    if (!cv) return no("not-found");
    const went = await versionAt(tx, cvId, revision);
    if (!went) return no("no-such-version");
    found.push({ cvId, kind: cv.kind, revision, rightToWorkWords, ...went });
  }
  return ok(found);
}

/** Locked: the night's cleaning may be about to forget it. */
async function versionAt(tx: Transaction, cvId: string, revision: number) {
  const [row] = await tx
    .select({ version: cvVersions.number, title: cvVersions.title })
    .from(cvVersions)
    .where(and(eq(cvVersions.cvId, cvId), eq(cvVersions.revision, rowNumber(revision))))
    .for("key share");
  return row;
}

async function alreadyNoted(tx: Transaction, row: Omit<Row, "note">): Promise<number | undefined> {
  const [noted] = await tx
    .select({ id: cvSendings.id })
    .from(cvSendings)
    .where(
      and(
        eq(cvSendings.ownerId, row.ownerId),
        eq(cvSendings.cvId, row.cvId!),
        eq(cvSendings.revision, row.revision!),
        eq(cvSendings.sentOn, row.sentOn),
        eq(cvSendings.sentTo, row.sentTo),
        sql`${cvSendings.jobId} is not distinct from ${row.jobId}`,
      ),
    );
  return noted?.id;
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
