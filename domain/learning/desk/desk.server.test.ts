import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { lessonWatching } from "#db/schema/learners.ts";
import { courses, lessons } from "#db/schema/learning.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent } from "#test/factories.ts";
import { aCourse, aLesson } from "#test/lesson-factories.ts";
import { saveCaptions } from "./captions/save-captions.server.ts";
import {
  readCaptions,
  unsafeFindCourse,
  unsafeFindDeskLesson,
  unsafeListCourses,
} from "./courses.queries.server.ts";
import { setCourseState, setLessonState } from "./publish.server.ts";
import { addCourse, changeCourse, moveCourse } from "./save-course.server.ts";
import { addLesson, changeLesson, moveLesson } from "./save-lesson.server.ts";
import { unsafeWatchingOf, unsafeWatchingOfCourse } from "./watching.queries.server.ts";

const now = new Date("2026-11-17T09:00:00Z");
const course = {
  title: "Your first interview",
  summary: "What to say and what to ask.",
  tier: "standard" as const,
};
const words = {
  title: "Before you walk in",
  summary: "Five minutes that calm you down.",
  credits: "",
  chapters: [],
  questions: [],
  isInJumpstart: false,
};

async function stateOf(lessonId: number) {
  const [row] = await db.select().from(lessons).where(eq(lessons.id, lessonId));
  return row!;
}

test("a course and its lesson are made, changed and put on the audit trail", async () => {
  const staff = await aStaffMember();
  const added = await addCourse(staff, { ...course, slug: "first-interview" }, now);
  if (!added.ok) throw new Error(added.error);
  const again = await addCourse(staff, { ...course, slug: "first-interview" }, now);
  expect(again).toEqual({ ok: false, error: "slug-taken" });
  const target = { id: added.value.id, baseRevision: 1 };
  expect((await changeCourse(staff, target, { ...course, title: "Interviews" }, now)).ok).toBe(
    true,
  );
  // Somebody else's window still shows the first revision.
  expect(await changeCourse(staff, target, course, now)).toEqual({
    ok: false,
    error: "conflict",
    revision: 2,
  });

  const lesson = await addLesson(staff, target.id, { ...words, slug: "walk-in" }, now);
  if (!lesson.ok) throw new Error(lesson.error);
  const twice = await addLesson(staff, target.id, { ...words, slug: "walk-in" }, now);
  expect(twice).toEqual({ ok: false, error: "slug-taken" });
  const of = { id: lesson.value.id, baseRevision: 1 };
  expect((await changeLesson(staff, of, { ...words, credits: "Voice: synthetic" }, now)).ok).toBe(
    true,
  );
  expect(await changeLesson(staff, of, words, now)).toMatchObject({
    error: "conflict",
    revision: 2,
  });
  expect(await stateOf(of.id)).toMatchObject({ credits: "Voice: synthetic", state: "draft" });
  const kinds = await db
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .orderBy(securityEvents.id);
  expect(kinds.map(({ kind }) => kind)).toEqual([
    "course-added",
    "course-changed",
    "lesson-added",
    "lesson-changed",
  ]);
});

test("standard lessons share one list of addresses, premium ones do not", async () => {
  const staff = await aStaffMember();
  const standard = await aLesson({ slug: "walk-in" });
  const premium = await aCourse({ tier: "premium" });
  const other = await aCourse();
  const input = { ...words, slug: "walk-in" };
  const taken = { ok: false, error: "standard-slug-taken" };
  expect(await addLesson(staff, other.id, input, now)).toEqual(taken);
  expect(await addLesson(staff, premium.id, input, now)).toMatchObject({ ok: true });
  const target = { id: premium.id, baseRevision: premium.revision };
  expect(await changeCourse(staff, target, { ...course, tier: "standard" }, now)).toEqual(taken);

  const inJumpstart = { id: standard.id, baseRevision: standard.revision };
  await changeLesson(staff, inJumpstart, { ...words, isInJumpstart: true }, now);
  const own = { id: standard.courseId, baseRevision: 1 };
  expect(await changeCourse(staff, own, { ...course, tier: "premium" }, now)).toEqual({
    ok: false,
    error: "jumpstart-needs-standard",
  });
});

test("no lesson goes out without film and captions, no course without a lesson, and authors publish nothing", async () => {
  const editor = await aStaffMember({ staffRole: "editor" });
  const lesson = await aLesson({ state: "draft" });
  await db.update(courses).set({ state: "draft" });
  const publish = (who = editor) => setLessonState(who, { id: lesson.id, state: "published" }, now);
  const publishCourse = () =>
    setCourseState(editor, { id: lesson.courseId, state: "published" }, now);

  expect(await publish()).toEqual({ ok: false, error: "needs-film" });
  const withFilm = await aLesson({ state: "draft", files: { "video-720": "film" } });
  const outcome = await setLessonState(editor, { id: withFilm.id, state: "published" }, now);
  expect(outcome).toEqual({ ok: false, error: "needs-captions" });
  expect(await publishCourse()).toEqual({ ok: false, error: "needs-lesson" });

  const cues = [{ startMs: 0, endMs: 2000, text: "Sit up." }];
  await saveCaptions(editor, { id: withFilm.id, baseRevision: withFilm.revision }, cues, now);
  const author = await aStaffMember({ staffRole: "author" });
  const refused = { ok: false, error: "may-not-publish" };
  expect(await setLessonState(author, { id: withFilm.id, state: "published" }, now)).toEqual(
    refused,
  );
  expect(await publish(author)).toEqual(refused);
  expect((await setLessonState(editor, { id: withFilm.id, state: "published" }, now)).ok).toBe(
    true,
  );
  expect(await setCourseState(author, { id: withFilm.courseId, state: "published" }, now)).toEqual(
    refused,
  );
  expect(
    (await setCourseState(editor, { id: withFilm.courseId, state: "published" }, now)).ok,
  ).toBe(true);
  expect((await stateOf(withFilm.id)).state).toBe("published");
});

test("captions are saved with their transcript, and a window that is behind is told", async () => {
  const staff = await aStaffMember();
  const lesson = await aLesson({
    words: [
      [0, 500, "Sit"],
      [500, 1000, "up."],
    ],
  });
  const cues = [
    { startMs: 0, endMs: 1000, text: "Sit up." },
    { startMs: 1000, endMs: 2000, text: "Breathe." },
  ];
  const target = { id: lesson.id, baseRevision: lesson.revision };
  expect((await saveCaptions(staff, target, cues, now)).ok).toBe(true);
  expect(await readCaptions(lesson.id)).toEqual(cues);
  expect((await stateOf(lesson.id)).words).toEqual([
    [0, 500, "Sit"],
    [500, 1000, "up."],
    [1000, 2000, "Breathe."],
  ]);
  expect(await saveCaptions(staff, target, [], now)).toMatchObject({ error: "conflict" });
  expect(await readCaptions(lesson.id)).toEqual(cues);
});

test("lessons are put in order, also by two at once", async () => {
  const staff = await aStaffMember();
  const { id: courseId } = await aCourse();
  const own = [];
  for (const position of [1, 1, 4]) own.push(await aLesson({ courseId, position }));
  const order = async () => (await unsafeFindCourse(courseId))!.lessons.map(({ id }) => id);
  const [a, b, c] = own.map(({ id }) => id) as [number, number, number];
  const move = (lessonId: number, way: "up" | "down") =>
    moveLesson(staff, { courseId, lessonId, way }, now);
  await move(c, "up");
  expect(await order()).toEqual([a, c, b]);
  await move(a, "up");
  expect(await order()).toEqual([a, c, b]);
  await Promise.all([move(a, "down"), move(b, "up")]);
  expect((await order()).sort()).toEqual([a, b, c].sort());
  const positions = (await unsafeFindCourse(courseId))!.lessons.map(({ position }) => position);
  expect(positions).toEqual([1, 2, 3]);
  const stranger = await aLesson();
  expect(await move(stranger.id, "up")).toEqual({ ok: false, error: "not-found" });
  expect(await unsafeFindDeskLesson(courseId, stranger.id)).toBeNull();
});

async function watchedBy(lessonId: number, seconds: number, isDone = false) {
  const { id: userId } = await aStudent();
  await db.insert(lessonWatching).values({
    ...{ userId, lessonId, startedAt: now, savedAt: now },
    positionMs: seconds * 1000,
    watched: `{[0,${seconds})}`,
    watchedSeconds: seconds,
    completedAt: isDone ? now : null,
  });
}

test("what people watch is told in counts of five or more", async () => {
  const lesson = await aLesson({ durationMs: 100_000 });
  const told = () => unsafeWatchingOf(lesson.id, lesson.durationMs);
  for (let n = 0; n < 4; n++) await watchedBy(lesson.id, 25);
  expect(await told()).toBeNull();
  await watchedBy(lesson.id, 25);
  await watchedBy(lesson.id, 100, true);
  expect(await told()).toEqual({
    started: 6,
    // One alone finished, and saw the rest.
    finished: null,
    tenths: [6, 6, 6, ...Array.from({ length: 7 }, () => null)],
    stopped: [null, null, 5, ...Array.from({ length: 7 }, () => null)],
  });
});

test("of a course it is told where most stop in each lesson, from five people on", async () => {
  const { id: courseId } = await aCourse();
  const first = await aLesson({ courseId, position: 1, durationMs: 100_000 });
  const second = await aLesson({ courseId, position: 2, durationMs: 100_000 });
  for (let n = 0; n < 5; n++) await watchedBy(first.id, 25);
  for (let n = 0; n < 5; n++) await watchedBy(first.id, 100, true);
  await watchedBy(first.id, 60);
  await watchedBy(second.id, 60);
  expect(await unsafeWatchingOfCourse(courseId)).toEqual([
    { lessonId: first.id, title: first.title, started: 11, finished: 5, mostStoppedIn: 3 },
    {
      lessonId: second.id,
      title: second.title,
      started: null,
      finished: null,
      mostStoppedIn: null,
    },
  ]);
});

test("courses are put in order within their tier, also by two at once", async () => {
  const staff = await aStaffMember();
  const own = [];
  for (const tier of ["standard", "standard", "premium", "standard"] as const)
    own.push(await aCourse({ tier }));
  const [a, b, premium, c] = own.map(({ id }) => id) as [number, number, number, number];
  const order = async (tier: "standard" | "premium") =>
    (await unsafeListCourses({ q: "", tier, page: 1 })).rows.map(({ id }) => id);
  const move = (id: number, way: "up" | "down") => moveCourse(staff, { id, way }, now);
  await move(c, "up");
  expect(await order("standard")).toEqual([a, c, b]);
  await move(a, "up");
  await move(premium, "up");
  expect([await order("standard"), await order("premium")]).toEqual([[a, c, b], [premium]]);
  await Promise.all([move(a, "down"), move(b, "up")]);
  expect((await order("standard")).sort()).toEqual([a, b, c].sort());
  const { rows } = await unsafeListCourses({ q: "", tier: "standard", page: 1 });
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(await move(0, "up")).toEqual({ ok: false, error: "not-found" });
});
