import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { lessonFiles, lessons } from "#db/schema/learning.ts";
import { lessonUploadParts, lessonUploads, lessonWaveforms } from "#db/schema/lesson-uploads.ts";
import { findFile, readWhole } from "#platform/files/files.server.ts";
import { findFilmTools } from "#platform/films/film-tools.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { aLesson } from "#test/lesson-factories.ts";
import { waitingTasks } from "#test/tasks.ts";
import { addPart } from "./add-part.server.ts";
import { beginUpload, deleteBrokenUploads } from "./begin-upload.server.ts";
import { prepareFilm } from "./prepare-film.server.ts";
import { MAX_BYTES, outcomes } from "./upload.ts";
import { findUpload } from "./uploads.queries.server.ts";

const now = new Date("2026-11-17T09:00:00Z");
const clock = () => now;
const MP4 = Buffer.concat([
  aBox("ftyp", Buffer.from("isom0000")),
  aMoov(61_000),
  aBox("mdat", Buffer.alloc(4000, 7)),
]);

function aBox(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
}

/** ISO 14496-12, 8.2.2: version 0, a thousand units a second. */
function aMoov(durationMs: number): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(durationMs, 16);
  return aBox("moov", Buffer.concat([aBox("free", Buffer.alloc(5)), aBox("mvhd", header)]));
}

function sendingOf(bytes: Uint8Array, fingerprint = "film.mp4 1") {
  return { name: "film.mp4", bytes: bytes.byteLength, fingerprint };
}

async function begun(lessonId: number, bytes: Uint8Array, fingerprint?: string) {
  const upload = await beginUpload(lessonId, sendingOf(bytes, fingerprint), now);
  if (!upload.ok) throw new Error(upload.error);
  return upload.value;
}

/** Sends all of it, so many bytes at a time. */
async function sendAll(lessonId: number, bytes: Uint8Array, partBytes = 1500) {
  const staff = await aStaffMember();
  const { id: uploadId } = await begun(lessonId, bytes);
  for (let at = 0; at < bytes.byteLength; at += partBytes) {
    const part = { uploadId, lessonId, at, bytes: bytes.subarray(at, at + partBytes) };
    expect((await addPart(staff, part, now)).ok).toBe(true);
  }
  return uploadId;
}

async function bytesOf(lessonId: number, kind: "video-720" | "source"): Promise<Buffer> {
  const rows = await db.select().from(lessonFiles).where(eq(lessonFiles.lessonId, lessonId));
  const file = await findFile(rows.find((row) => row.kind === kind)!.fileId);
  return (await readWhole(file!))!;
}

test("an upload that broke off goes on where it was when the same file is chosen again", async () => {
  const lesson = await aLesson();
  const staff = await aStaffMember();
  const { id: uploadId } = await begun(lesson.id, MP4);
  const part = (at: number, to: number) =>
    addPart(staff, { uploadId, lessonId: lesson.id, at, bytes: MP4.subarray(at, to) }, now);

  expect(await part(0, 1000)).toEqual({ ok: true, value: { received: 1000 } });
  expect(await begun(lesson.id, MP4)).toEqual({ id: uploadId, received: 1000 });
  // Sent twice, or too far ahead: the sender is told where to go on.
  const wrong = { ok: false, error: "wrong-part", received: 1000 };
  expect(await part(0, 1000)).toEqual(wrong);
  expect(await part(2000, 3000)).toEqual(wrong);
  expect(await part(1000, 1000)).toEqual(wrong);
  const beyond = { uploadId, lessonId: lesson.id, at: 1000, bytes: Buffer.alloc(MP4.length) };
  expect(await addPart(staff, beyond, now)).toEqual(wrong);
  expect(await waitingTasks()).toEqual([]);

  expect(await part(1000, MP4.length)).toMatchObject({ ok: true });
  expect(await findUpload(lesson.id)).toMatchObject({ state: "waiting", received: MP4.length });
  expect((await waitingTasks()).map(({ name }) => name)).toEqual(["prepare-lesson-film"]);
});

test("of two windows that send the same part, one is taken", async () => {
  const lesson = await aLesson();
  const staff = await aStaffMember();
  const { id: uploadId } = await begun(lesson.id, MP4);
  const part = { uploadId, lessonId: lesson.id, at: 0, bytes: MP4.subarray(0, 1000) };
  const answers = await Promise.all([addPart(staff, part, now), addPart(staff, part, now)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, error: "wrong-part", received: 1000 });
  expect(await db.$count(lessonUploadParts)).toBe(1);
});

test("another file begins from its start, one being prepared is not disturbed, and what is no film's size is refused", async () => {
  const lesson = await aLesson();
  const { id: first } = await begun(lesson.id, MP4);
  const staff = await aStaffMember();
  const part = { uploadId: first, lessonId: lesson.id, at: 0, bytes: MP4.subarray(0, 1000) };
  await addPart(staff, part, now);
  const second = await begun(lesson.id, MP4, "another.mp4 2");
  expect(second).toMatchObject({ received: 0 });
  expect(await db.$count(lessonUploadParts)).toBe(0);
  expect(await db.$count(files)).toBe(0);
  expect(await addPart(staff, part, now)).toEqual({ ok: false, error: "not-found" });

  await db.update(lessonUploads).set({ state: "working" });
  const sending = sendingOf(MP4);
  expect(await beginUpload(lesson.id, sending, now)).toEqual({
    ok: false,
    error: "being-prepared",
  });
  const tooLarge = { ...sending, bytes: MAX_BYTES + 1 };
  expect(await beginUpload(lesson.id, tooLarge, now)).toEqual({ ok: false, error: "too-large" });
  expect(await beginUpload(lesson.id, { ...sending, bytes: 0 }, now)).toEqual({
    ok: false,
    error: "empty",
  });
  expect(await beginUpload(999, sending, now)).toEqual({ ok: false, error: "not-found" });
});

test("a part goes to the lesson it was begun for and to no other", async () => {
  const [lesson, other] = [await aLesson(), await aLesson()];
  const { id: uploadId } = await begun(lesson.id, MP4);
  const part = { uploadId, lessonId: other.id, at: 0, bytes: MP4.subarray(0, 10) };
  expect(await addPart(await aStaffMember(), part, now)).toEqual({ ok: false, error: "not-found" });
});

test("without ffmpeg an MP4 goes out as it came, and staff are told", async () => {
  const lesson = await aLesson({
    files: { "video-360": "old", poster: "old", captions: "WEBVTT" },
  });
  const uploadId = await sendAll(lesson.id, MP4);
  await prepareFilm(uploadId, null, clock);

  expect(await findUpload(lesson.id)).toMatchObject({
    state: "ready",
    outcome: outcomes.untouched,
  });
  expect((await bytesOf(lesson.id, "video-720")).equals(MP4)).toBe(true);
  expect((await bytesOf(lesson.id, "source")).equals(MP4)).toBe(true);
  const kinds = await db.select({ kind: lessonFiles.kind }).from(lessonFiles);
  // The old film's other size and poster are gone; its captions are for somebody to fix.
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(["captions", "source", "video-720"]);
  const [row] = await db.select().from(lessons).where(eq(lessons.id, lesson.id));
  expect(row).toMatchObject({ durationMs: 61_000, revision: lesson.revision + 1 });
  expect(await db.$count(lessonUploadParts)).toBe(0);

  // Another film takes the place of both kinds that one file stood for.
  const again = await sendAll(lesson.id, Buffer.concat([MP4, MP4]));
  await prepareFilm(again, null, clock);
  expect((await bytesOf(lesson.id, "source")).length).toBe(2 * MP4.length);
  expect(await db.$count(files)).toBe(2);
});

test("without ffmpeg what no browser plays is refused, and the old film stays", async () => {
  const lesson = await aLesson({ files: { "video-720": "old" } });
  const quickTime = Buffer.concat([aBox("ftyp", Buffer.from("qt  0000")), aMoov(61_000)]);
  const uploadId = await sendAll(lesson.id, quickTime);
  await prepareFilm(uploadId, null, clock);
  const outcome = outcomes["needs-ffmpeg"];
  expect(await findUpload(lesson.id)).toMatchObject({ state: "failed", outcome });
  expect(String(await bytesOf(lesson.id, "video-720"))).toBe("old");
  expect(await db.$count(lessonUploadParts)).toBe(0);
  expect(await begun(lesson.id, MP4)).toMatchObject({ received: 0 });
});

test("work that somebody has is not done twice, and work that was left is taken up", async () => {
  const lesson = await aLesson();
  const uploadId = await sendAll(lesson.id, MP4);
  const set = (updatedAt: Date) => db.update(lessonUploads).set({ state: "working", updatedAt });
  await set(new Date(now.getTime() - 10_000));
  await prepareFilm(uploadId, null, clock);
  expect(await findUpload(lesson.id)).toMatchObject({ state: "working" });
  await set(new Date(now.getTime() - 120_000));
  await prepareFilm(uploadId, null, clock);
  expect(await findUpload(lesson.id)).toMatchObject({ state: "ready" });
});

test("an upload that nobody went on with for a week is forgotten, with its bytes", async () => {
  const lesson = await aLesson();
  const { id: uploadId } = await begun(lesson.id, MP4);
  const part = { uploadId, lessonId: lesson.id, at: 0, bytes: MP4.subarray(0, 10) };
  await addPart(await aStaffMember(), part, now);
  expect(await deleteBrokenUploads(new Date(now.getTime() + 6 * 86_400_000))).toBe(0);
  expect(await deleteBrokenUploads(new Date(now.getTime() + 8 * 86_400_000))).toBe(1);
  expect([await db.$count(lessonUploads), await db.$count(files)]).toEqual([0, 0]);
});

const tools = await findFilmTools();

/** Two seconds of a picture with a tone in its second half. */
function aFilm(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "waymark-test-film-"));
  try {
    const path = join(folder, "film.mkv");
    const picture = ["-f", "lavfi", "-i", "testsrc=size=640x480:rate=10:duration=2"];
    const sound = ["-f", "lavfi", "-i", "aevalsrc='if(gte(t,1),sin(2000*t),0)':d=2:s=16000"];
    execFileSync("ffmpeg", ["-loglevel", "error", ...picture, ...sound, "-shortest", path]);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("with ffmpeg any film becomes two sizes, a poster and a waveform", async ({ skip }) => {
  if (!tools) return skip("ffmpeg is not installed here: films are not transcoded");
  const lesson = await aLesson();
  const uploadId = await sendAll(lesson.id, aFilm(), 20_000);
  await prepareFilm(uploadId, tools, clock);

  expect(await findUpload(lesson.id)).toMatchObject({ state: "ready", outcome: outcomes.ready });
  const rows = await db
    .select({ kind: lessonFiles.kind, type: files.type })
    .from(lessonFiles)
    .innerJoin(files, eq(files.id, lessonFiles.fileId));
  expect(Object.fromEntries(rows.map(({ kind, type }) => [kind, type]))).toEqual({
    "video-720": "video/mp4",
    "video-360": "video/mp4",
    poster: "image/webp",
    source: "application/octet-stream",
  });
  const [row] = await db.select().from(lessons).where(eq(lessons.id, lesson.id));
  expect(row!.durationMs).toBeGreaterThan(1800);
  expect(row!.durationMs).toBeLessThan(2300);
  const [waveform] = await db.select().from(lessonWaveforms);
  const middle = Math.floor(1000 / waveform!.stepMs);
  expect(Math.max(...waveform!.peaks.slice(0, middle - 3))).toBeLessThan(5);
  expect(Math.max(...waveform!.peaks.slice(middle + 3))).toBeGreaterThan(50);
});

test("with ffmpeg what is no film is said to be none", async ({ skip }) => {
  if (!tools) return skip("ffmpeg is not installed here: films are not transcoded");
  const lesson = await aLesson();
  const uploadId = await sendAll(lesson.id, Buffer.from("#EXTM3U\nfile:///etc/passwd\n"));
  await prepareFilm(uploadId, tools, clock);
  const outcome = outcomes.unreadable;
  expect(await findUpload(lesson.id)).toMatchObject({ state: "failed", outcome });
});
