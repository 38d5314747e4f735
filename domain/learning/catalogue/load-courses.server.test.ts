// @both-engines: a trigger writes the sentences.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, expect } from "vitest";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { lessonFiles, lessonSentences, lessons } from "#db/schema/learning.ts";
import { currentStore } from "#platform/files/current-store.server.ts";
import { setSettings } from "#platform/settings.server.ts";
import { test, testSettings } from "#test/database.ts";
import { courseOnDisk } from "#test/lessons.ts";
import { listCourses } from "./catalogue.queries.server.ts";
import { loadCourses } from "./load-courses.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
let home = "";
afterEach(() => rmSync(home, { recursive: true, force: true }));

function onDisk() {
  const disk = courseOnDisk();
  home = disk.home;
  return disk;
}

const nothing = { added: 0, updated: 0, editedByStaff: 0 };

test("a course is loaded with its lesson, its sentences and its files, once", async () => {
  const { folders } = onDisk();
  expect(await loadCourses(now, folders)).toEqual({ ...nothing, added: 2 });
  const [course] = await listCourses("premium");
  expect(course).toMatchObject({ slug: "first-job", title: "First job" });
  expect(course!.lessons).toMatchObject([{ slug: "salary", durationMs: 3000, hasCheck: true }]);
  const sentences = await db.select().from(lessonSentences).orderBy(lessonSentences.position);
  expect(sentences).toMatchObject([
    { startMs: 0, endMs: 1400, text: "Say a range." },
    { startMs: 1500, endMs: 2900, text: "Then stop talking." },
  ]);
  expect(await db.$count(lessonFiles)).toBe(4);
  expect(await loadCourses(now, folders)).toEqual(nothing);
  expect(await db.$count(files)).toBe(4);
});

test("a changed film replaces the file it was; the others stay", async () => {
  const { folders, write } = onDisk();
  await loadCourses(now, folders);
  const before = new Map(
    (await db.select().from(lessonFiles)).map((row) => [row.kind, row.fileId]),
  );
  write("media/first-job/salary/360.mp4", "another film");
  expect(await loadCourses(now, folders)).toEqual({ ...nothing, updated: 1 });
  const after = new Map((await db.select().from(lessonFiles)).map((row) => [row.kind, row.fileId]));
  expect(after.get("video-360")).not.toBe(before.get("video-360"));
  expect(after.get("video-720")).toBe(before.get("video-720"));
  expect(await db.$count(files)).toBe(4);
});

test("a lesson that staff have changed stays as they want it", async () => {
  const { folders, write } = onDisk();
  await loadCourses(now, folders);
  await db.update(lessons).set({ title: "Pay", revision: 2 });
  write("media/first-job/salary/poster.webp", "another poster");
  expect(await loadCourses(now, folders)).toEqual({ ...nothing, editedByStaff: 1 });
  expect((await db.select({ title: lessons.title }).from(lessons))[0]).toEqual({ title: "Pay" });
});

test("a demo whose files were left behind gets them again", async () => {
  const { folders } = onDisk();
  setSettings(testSettings({ isDemo: true, dataDir: join(home, "one") }));
  await loadCourses(now, folders);
  setSettings(testSettings({ isDemo: true, dataDir: join(home, "other") }));
  await loadCourses(now, folders);
  const [row] = await db.select().from(lessonFiles).where(eq(lessonFiles.kind, "poster"));
  expect(await currentStore().stat(row!.fileId)).toEqual({ bytes: "poster.webp".length });
});

test("a file that is wrong is named, with what is wrong in it", async () => {
  const { folders, write } = onDisk();
  write("courses/first-job/course.md", "---\ntitle: First job\ntier: gold\n---\n");
  await expect(loadCourses(now, folders)).rejects.toThrow(/course\.md cannot be read[\s\S]*tier/);
});
