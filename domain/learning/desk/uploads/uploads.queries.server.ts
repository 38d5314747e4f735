import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { lessonUploads, lessonWaveforms } from "#db/schema/lesson-uploads.ts";
import { findFilmTools } from "#platform/films/film-tools.server.ts";
import type { Upload } from "./upload.ts";

/** The last film that was sent for a lesson, on its way or done. */
export async function findUpload(lessonId: number): Promise<Upload | null> {
  const { id, name, fingerprint, bytes, received, state, percent, outcome } = lessonUploads;
  const [upload] = await db
    .select({ id, name, fingerprint, bytes, received, state, percent, outcome })
    .from(lessonUploads)
    .where(eq(lessonUploads.lessonId, lessonId));
  return upload ?? null;
}

export async function findWaveform(lessonId: number) {
  const { stepMs, peaks } = lessonWaveforms;
  const [waveform] = await db
    .select({ stepMs, peaks })
    .from(lessonWaveforms)
    .where(eq(lessonWaveforms.lessonId, lessonId));
  return waveform ?? null;
}

/** Whether this machine has ffmpeg. */
export async function canTranscode(): Promise<boolean> {
  return (await findFilmTools()) !== null;
}
