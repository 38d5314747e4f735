import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { lessons } from "#db/schema/learning.ts";
import { lessonUploads, lessonWaveforms } from "#db/schema/lesson-uploads.ts";
import { replaceLessonFiles } from "../../media/replace-lesson-files.server.ts";
import { removeParts } from "./begin-upload.server.ts";
import type { PreparedFilm } from "./make-films.server.ts";
import { outcomes } from "./upload.ts";

export type TakenUpload = { id: string; lessonId: number };

/** The new film in place of the old one. Its captions stay: somebody fixes them. */
export async function placeFilm(
  { id, lessonId }: TakenUpload,
  { files, durationMs, waveform, outcome }: PreparedFilm,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(lessons)
      .set({ durationMs, revision: sql`${lessons.revision} + 1`, updatedAt: now })
      .where(eq(lessons.id, lessonId));
    const replaced = ["source", "video-720", "video-360", "poster"] as const;
    await replaceLessonFiles(tx, lessonId, { replaced, files });
    await placeWaveform(tx, lessonId, waveform);
    await removeParts(tx, id);
    await endUpload(tx, id, { state: "ready", outcome }, now);
  });
}

/** What was sent cannot be used; its parts go. */
export async function failFilm(
  uploadId: string,
  outcome: "needs-ffmpeg" | "unreadable",
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await removeParts(tx, uploadId);
    await endUpload(tx, uploadId, { state: "failed", outcome }, now);
  });
}

async function placeWaveform(
  tx: Transaction,
  lessonId: number,
  waveform: PreparedFilm["waveform"],
): Promise<void> {
  await tx.delete(lessonWaveforms).where(eq(lessonWaveforms.lessonId, lessonId));
  if (waveform) await tx.insert(lessonWaveforms).values({ lessonId, ...waveform });
}

type End = { state: "ready" | "failed"; outcome: keyof typeof outcomes };

async function endUpload(tx: Transaction, id: string, { state, outcome }: End, now: Date) {
  await tx
    .update(lessonUploads)
    .set({ state, outcome: outcomes[outcome], percent: 100, updatedAt: now })
    .where(eq(lessonUploads.id, id));
}
