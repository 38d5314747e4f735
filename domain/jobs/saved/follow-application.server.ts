import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import type { ApplicationStage } from "#rules/applications/stages.ts";
import type { SavedStage } from "./stages.ts";

const savedStageOf: Record<ApplicationStage, SavedStage> = {
  new: "applied",
  reading: "applied",
  interview: "interview",
  offer: "offer",
  unsuccessful: "closed",
};

type MovedApplication = { userId: string; jobId: number; to: ApplicationStage; now: Date };

/**
 * Keeps the saved job in step with its application. What its owner closed stays closed, and nothing is
 * written among their acts: the employer moved it.
 */
export async function followApplication(
  tx: Transaction,
  { userId, jobId, to, now }: MovedApplication,
): Promise<void> {
  const stage = savedStageOf[to];
  await tx
    .update(savedJobs)
    .set({ stage, stageAt: now })
    .where(
      and(
        eq(savedJobs.userId, userId),
        eq(savedJobs.jobId, jobId),
        ne(savedJobs.stage, stage),
        ne(savedJobs.stage, "closed"),
      ),
    );
}
