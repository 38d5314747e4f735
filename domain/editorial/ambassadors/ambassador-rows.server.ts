import { eq, inArray, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { ambassadorPages, ambassadorApplications as applications } from "#db/schema/ambassadors.ts";
import { removeFiles } from "#platform/files/files.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { retentionStart } from "#rules/retention.ts";
import { AMBASSADOR_TAG } from "./ambassador-type.ts";

const addressIs = (email: string) => eq(sql`lower(${applications.email})`, email.toLowerCase());

/** What somebody wrote to become an ambassador, for its writer. */
export async function ambassadorRowsOf(email: string): Promise<Record<string, object[]>> {
  return {
    ambassador_applications_of_address: await db
      .select({
        name: applications.name,
        university: applications.university,
        course: applications.course,
        languages: applications.languages,
        why: applications.why,
        sentAt: applications.sentAt,
        decision: applications.decision,
        decidedAt: applications.decidedAt,
        note: applications.note,
      })
      .from(applications)
      .where(addressIs(email)),
  };
}

export async function eraseAmbassadorRows(tx: Transaction, email: string): Promise<void> {
  await tx.delete(applications).where(addressIs(email));
  const account = tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  const gone = await tx
    .delete(ambassadorPages)
    .where(inArray(ambassadorPages.userId, account))
    .returning({ draft: ambassadorPages.draftFileId, live: ambassadorPages.liveFileId });
  const fileIds = new Set(gone.flatMap(({ draft, live }) => [draft ?? [], live ?? []].flat()));
  await removeFiles(tx, [...fileIds]);
  if (gone.length > 0) invalidatePages(AMBASSADOR_TAG);
}

/** Decided long ago: nobody needs the words any more. Those that wait stay. */
export async function deleteOldAmbassadorRows(now: Date): Promise<void> {
  await db
    .delete(applications)
    .where(lt(applications.decidedAt, retentionStart("ambassadorApplications", now)));
}
