import { inArray, lt, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { applicationDocuments, applicationDrafts, applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";
import { removeFiles } from "#platform/files/files.server.ts";
import { retentionStart } from "#rules/retention.ts";

const AT_ONCE = 200;

/** Since when a job has been over; null while it is open. A renewed one is open again. */
const overSince = sql`coalesce(${jobs.closedAt}, case when ${jobs.state} = 'approved' then ${jobs.closesAt} else ${jobs.updatedAt} end)`;

/** Every night: what was promised to be deleted by now, with its files; answers how many. */
export async function eraseOldApplications(now: Date): Promise<number> {
  let erased = 0;
  for (let some = AT_ONCE; some === AT_ONCE; erased += some) {
    some = await db.transaction((tx) => eraseSome(tx, now));
  }
  await db
    .delete(applicationDrafts)
    .where(lt(applicationDrafts.updatedAt, retentionStart("applicationDrafts", now)));
  return erased;
}

async function eraseSome(tx: Transaction, now: Date): Promise<number> {
  const closedBefore = retentionStart("applications", now).toISOString();
  const over = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(sql`${overSince} < ${closedBefore}::timestamptz`);
  const due = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      or(
        inArray(applications.jobId, over),
        lt(applications.sentAt, retentionStart("applicationsAtMost", now)),
      ),
    )
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const gone = await tx
    .delete(applicationDocuments)
    .where(inArray(applicationDocuments.applicationId, ids))
    .returning({ fileId: applicationDocuments.fileId });
  await tx.delete(applications).where(inArray(applications.id, ids));
  await removeFiles(
    tx,
    gone.map(({ fileId }) => fileId),
  );
  return ids.length;
}
