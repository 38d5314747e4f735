import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { applicationDocuments, applications } from "#db/schema/applications.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { removeFiles } from "#platform/files/files.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { applicationActivity } from "./activity-kinds.ts";
import type { WithdrawRefusal } from "./refusals.ts";

/** Takes an application back: all the employer still sees is that somebody withdrew. */
export async function withdrawApplication(
  userId: string,
  id: number,
  now: Date,
): Promise<Result<{ jobId: number }, WithdrawRefusal>> {
  return db.transaction(async (tx) => {
    const [application] = await tx
      .select({ jobId: applications.jobId, withdrawnAt: applications.withdrawnAt })
      .from(applications)
      .where(and(eq(applications.userId, userId), eq(applications.id, id)))
      .for("update");
    if (!application) return no("not-found");
    if (application.withdrawnAt) return no("already-withdrawn");

    const gone = await tx
      .delete(applicationDocuments)
      .where(eq(applicationDocuments.applicationId, id))
      .returning({ fileId: applicationDocuments.fileId });
    await removeFiles(
      tx,
      gone.map(({ fileId }) => fileId),
    );
    await tx
      .update(applications)
      .set({ name: "", email: "", answers: [], rightToWork: null, withdrawnAt: now })
      .where(eq(applications.id, id));
    const act = { userId, thingId: application.jobId, at: now };
    await recordActivity(tx, applicationActivity["application-withdrawn"], act);
    return ok({ jobId: application.jobId });
  });
}
