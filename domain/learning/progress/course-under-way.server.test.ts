import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aCourse, RIGHT } from "#test/lessons.ts";
import type { Lesson } from "../catalogue/catalogue.ts";
import { takeCheck } from "../checks/take-check.server.ts";
import { saveWatching } from "../watching/save-watching.server.ts";
import { findCourseUnderWay } from "./course-under-way.queries.server.ts";

const opened = new Date("2031-03-01T09:00:00Z");
const at = (minutes: number) => new Date(opened.getTime() + minutes * 60_000);

async function watch(userId: string, lesson: Lesson, seconds: number, now: Date) {
  const played = { positionMs: seconds * 1000, played: [[0, seconds]] as [number, number][] };
  await saveWatching({ userId, lesson }, { ...played, openedAt: opened }, now);
}

const under = async (userId: string, mayPremium = true) =>
  (await findCourseUnderWay(userId, mayPremium))?.title;

test("a course stays in progress until its last lesson, and leads on to the next", async () => {
  const { id } = await aStudent();
  const { lessons } = await aCourse({ lessons: [{}, {}, {}] });
  const [one, two, three] = lessons as [Lesson, Lesson, Lesson];
  expect(await findCourseUnderWay(id, true)).toBeNull();

  await watch(id, two, 30, at(10));
  expect(await findCourseUnderWay(id, true)).toMatchObject({
    title: two.title,
    positionMs: 30_000,
    isWatched: false,
  });
  await watch(id, two, 100, at(20));
  expect(await findCourseUnderWay(id, true)).toMatchObject({ title: two.title, isWatched: true });
  await takeCheck({ userId: id, lesson: two }, RIGHT, at(21));
  expect(await findCourseUnderWay(id, true)).toMatchObject({
    title: three.title,
    positionMs: null,
  });

  await watch(id, three, 100, at(30));
  await takeCheck({ userId: id, lesson: three }, RIGHT, at(31));
  // What was left out before the last one is still open.
  expect(await under(id)).toBe(one.title);
  await watch(id, one, 100, at(40));
  await takeCheck({ userId: id, lesson: one }, RIGHT, at(41));
  expect(await findCourseUnderWay(id, true)).toBeNull();
});

test("of two courses it is the later one, and a premium one only for somebody who has premium", async () => {
  const { id } = await aStudent();
  const [open, closed] = [await aCourse(), await aCourse({ tier: "premium" })];
  await watch(id, open.lessons[0]!, 10, at(10));
  await watch(id, closed.lessons[0]!, 10, at(20));
  expect(await under(id, true)).toBe(closed.lessons[0]!.title);
  expect(await under(id, false)).toBe(open.lessons[0]!.title);
  expect(await under((await aStudent()).id)).toBeUndefined();
});
