import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "#db/client.server.ts";
import {
  courseCertificates,
  lessonNotes,
  lessonTries,
  lessonWatching,
  premiumRequests,
  savedLessons,
} from "#db/schema/learners.ts";
import { type Moving, past } from "./moving.ts";

/**
 * What the demo's people watched, saved, wrote and asked for stays as long ago as on the first day. Those
 * who only make the figures watched on the days that are noted, and go on in continue-days.
 */
export async function moveLearning(tx: Transaction, moving: Moving): Promise<void> {
  const ofDemo = (userId: AnyPgColumn) =>
    sql`${userId} like 'demo-%' and ${userId} not like 'demo-past-%'`;
  const watching = lessonWatching;
  await tx
    .update(watching)
    .set({
      startedAt: past(watching.startedAt, moving),
      savedAt: past(watching.savedAt, moving),
      completedAt: past(watching.completedAt, moving),
    })
    .where(ofDemo(watching.userId));
  await tx
    .update(savedLessons)
    .set({ savedAt: past(savedLessons.savedAt, moving) })
    .where(ofDemo(savedLessons.userId));
  await tx
    .update(lessonNotes)
    .set({
      createdAt: past(lessonNotes.createdAt, moving),
      updatedAt: past(lessonNotes.updatedAt, moving),
    })
    .where(ofDemo(lessonNotes.userId));
  await tx
    .update(lessonTries)
    .set({ at: past(lessonTries.at, moving) })
    .where(ofDemo(lessonTries.userId));
  await tx
    .update(courseCertificates)
    .set({ issuedAt: past(courseCertificates.issuedAt, moving) })
    .where(ofDemo(courseCertificates.userId));
  await tx
    .update(premiumRequests)
    .set({
      askedAt: past(premiumRequests.askedAt, moving),
      decidedAt: past(premiumRequests.decidedAt, moving),
    })
    .where(ofDemo(premiumRequests.userId));
}
