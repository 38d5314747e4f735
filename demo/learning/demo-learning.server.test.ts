import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { courseCertificates, lessonWatching, savedLessons } from "#db/schema/learners.ts";
import {
  unsafeWatchingOf,
  unsafeWatchingOfCourse,
} from "#domain/learning/desk/watching.queries.server.ts";
import { test } from "#test/database.ts";
import { givenDemo } from "#test/demo.ts";
import { aPerson } from "#test/factories.ts";
import { aCourse } from "#test/lessons.ts";
import { addLearning } from "./load-learning.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const premium = "demo-premium-at-waymark.example";

test("the demo's premium student has finished a course and is in the middle of another, once", async () => {
  await aPerson("student", { id: premium, name: "Tomasz" });
  await aCourse({ tier: "premium", lessons: [{}, {}] });
  await aCourse({ tier: "premium", lessons: [{}, {}, {}] });
  await addLearning(now);
  await addLearning(now);
  const watched = await db
    .select({ completedAt: lessonWatching.completedAt })
    .from(lessonWatching)
    .where(eq(lessonWatching.userId, premium));
  expect(watched.filter(({ completedAt }) => completedAt)).toHaveLength(3);
  expect(watched).toHaveLength(4);
  expect(await db.$count(courseCertificates)).toBe(1);
  expect(await db.$count(savedLessons)).toBe(1);
});

test("without lessons there is nothing to have watched", async () => {
  await aPerson("student", { id: premium });
  await addLearning(now);
  expect(await db.$count(lessonWatching)).toBe(0);
});

test("what the desk sees of watching is what was noted, and premium lessons have premium watchers", async () => {
  await givenDemo(now);
  const open = await aCourse({ tier: "standard", lessons: [{}, {}, {}, {}] });
  const closed = await aCourse({ tier: "premium", lessons: [{}, {}, {}] });
  await addLearning(now);

  const { rows: differing } = await db.execute(sql`
    select coalesce(w.user_id, a.user_id) as who from
      (select user_id, lesson_id::text as lesson from lesson_watching where completed_at is not null) w
      full join (select distinct user_id, thing_id as lesson from activity where kind = 'lesson-watched') a
      using (user_id, lesson)
      where w.user_id is null or a.user_id is null`);
  expect(differing).toEqual([]);
  const { rows: passed } = await db.execute(sql`
    select a.user_id from activity a where a.kind = 'lesson-check-passed' and not exists (
      select from lesson_tries t where t.user_id = a.user_id and t.lesson_id::text = a.thing_id and t.is_passed)`);
  expect(passed).toEqual([]);
  const { rows: without } = await db.execute(sql`
    select w.user_id from lesson_watching w join lessons l on l.id = w.lesson_id
      join courses c on c.id = l.course_id join users u on u.id = w.user_id
      where c.tier = 'premium' and u.cih_premium is not true`);
  expect(without).toEqual([]);

  for (const course of [open, closed]) {
    const lines = await unsafeWatchingOfCourse(course.id);
    // More begin the first lesson than the last, and of each some stop.
    expect(lines[0]!.started).toBeGreaterThan(lines.at(-1)!.started!);
    for (const { started, finished } of lines) expect(finished).toBeLessThan(started!);
    expect(lines[0]!.mostStoppedIn).not.toBeNull();
    const { id, durationMs } = course.lessons[0]!;
    const seen = (await unsafeWatchingOf(id, durationMs))!.tenths.map((people) => people ?? 0);
    expect(seen.toSorted((a, b) => b - a)).toEqual(seen);
  }
});
