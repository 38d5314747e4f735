import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { lessonUploadParts, lessonUploads } from "#db/schema/lesson-uploads.ts";
import { currentStore } from "#platform/files/current-store.server.ts";
import { storeFile } from "#platform/files/files.server.ts";
import type { FilmTools } from "#platform/films/film-tools.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { LEARNING_TAG } from "../../media/learning-tag.ts";
import { makeFilms, type PreparedFilm } from "./make-films.server.ts";
import { mp4DurationMs } from "./mp4-duration.ts";
import { failFilm, placeFilm, type TakenUpload } from "./place-film.server.ts";

const HEARTBEAT_MS = 60_000;

/**
 * Puts the parts together and makes of them what readers get. Where there is no ffmpeg, an MP4
 * goes out as it came. A second call beside a running one does nothing.
 */
export async function prepareFilm(
  uploadId: string,
  tools: FilmTools | null,
  clock: () => Date,
): Promise<void> {
  const upload = await takeWork(uploadId, clock());
  if (!upload) return;
  const folder = await mkdtemp(join(tmpdir(), "waymark-film-"));
  try {
    const source = join(folder, "source");
    await putTogether(uploadId, source);
    const film = await makeFilm({ source, folder, upload, tools, clock });
    if (typeof film === "string") await failFilm(uploadId, film, clock());
    else await placeFilm(upload, film, clock());
    invalidatePages(LEARNING_TAG);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Takes the work, unless another worker has it: a worker says again and again that it is at work. */
async function takeWork(uploadId: string, now: Date): Promise<TakenUpload | null> {
  const stale = new Date(now.getTime() - HEARTBEAT_MS);
  const { id, state, updatedAt, lessonId } = lessonUploads;
  const isFree = sql`${id} = ${uploadId} and (${state} = 'waiting'
    or (${state} = 'working' and ${updatedAt} < ${stale.toISOString()}))`;
  const [taken] = await db
    .update(lessonUploads)
    .set({ state: "working", percent: 0, updatedAt: now })
    .where(isFree)
    .returning({ id, lessonId });
  return taken ?? null;
}

async function putTogether(uploadId: string, path: string): Promise<void> {
  const parts = await db
    .select({ fileId: lessonUploadParts.fileId })
    .from(lessonUploadParts)
    .where(eq(lessonUploadParts.uploadId, uploadId))
    .orderBy(asc(lessonUploadParts.startsAt));
  for (const { fileId } of parts) {
    const part = await currentStore().read(fileId);
    if (!part) throw new Error("A part of an uploaded film is lost");
    const from = Readable.fromWeb(part as unknown as NodeStream);
    await pipeline(from, createWriteStream(path, { flags: "a" }));
  }
}

type Making = {
  source: string;
  folder: string;
  upload: TakenUpload;
  tools: FilmTools | null;
  clock: () => Date;
};

async function makeFilm({ source, folder, upload, tools, clock }: Making) {
  if (!tools) return untouched(source);
  const say = async (share: number) => {
    const percent = Math.round(share * 100);
    const set = { percent, updatedAt: clock() };
    await db.update(lessonUploads).set(set).where(eq(lessonUploads.id, upload.id));
  };
  return makeFilms({ source, folder, tools, say });
}

/** Without ffmpeg: what plays in browsers by itself. */
async function untouched(source: string): Promise<PreparedFilm | "needs-ffmpeg"> {
  const durationMs = await mp4DurationMs(source);
  if (durationMs === null) return "needs-ffmpeg";
  const file = await storeFile(createReadStream(source), "video/mp4");
  const kinds = ["source", "video-720"] as const;
  const files = kinds.map((kind) => ({ kind, file }));
  return { outcome: "untouched", durationMs, waveform: null, files };
}
