import { eq, inArray } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import { lessonWatching } from "#db/schema/learners.ts";
import { meetings } from "#db/schema/meetings.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { test } from "#test/database.ts";
import { givenDemo } from "#test/demo.ts";
import { aCourse } from "#test/lessons.ts";
import { addLearning } from "./learning/load-learning.server.ts";

const now = new Date("2026-11-17T09:00:00Z");
const id = (name: string) => `demo-${name}-at-waymark.example`;
const students = ["student", "premium", "noguide", "alumni", "ambassador", "arrived"].map(id);
const travellers = ["predeparture", "far", "late", "dublin"].map(id);

test("every person of the demo who studies has a home of their own and something they did", async () => {
  await givenDemo(now);
  await aCourse({ tier: "standard", lessons: [{}, {}, {}, {}] });
  await aCourse({ tier: "standard", lessons: [{}, {}, {}] });
  await addLearning(now);

  const all = [...students, ...travellers];
  const people = await db
    .select({ id: users.id, home: profiles.homeCountry, course: profiles.course })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, all));
  expect(people).toHaveLength(all.length);
  expect(people.filter(({ home, course }) => !home || !course)).toEqual([]);
  expect(new Set(people.map(({ home }) => home)).size).toBeGreaterThanOrEqual(8);

  for (const userId of all) {
    expect(
      await db.$count(lessonWatching, eq(lessonWatching.userId, userId)),
      userId,
    ).toBeGreaterThan(0);
    const acts = await db.select().from(activity).where(eq(activity.userId, userId));
    const told = acts.filter(({ kind }) => !["signed-in", "capability-visited"].includes(kind));
    expect(new Set(told.map(({ kind }) => kind)).size, userId).toBeGreaterThan(1);
  }
  for (const userId of students)
    expect(await db.$count(savedJobs, eq(savedJobs.userId, userId)), userId).toBeGreaterThan(0);
  for (const userId of ["student", "premium", "arrived", "late"].map(id))
    expect(await db.$count(meetings, eq(meetings.userId, userId)), userId).toBe(1);
  const arrived = await db
    .select()
    .from(activity)
    .where(eq(activity.userId, id("arrived")));
  expect(arrived.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["arrived", "plan-step-done", "first-week-done", "lesson-watched"]),
  );
});
