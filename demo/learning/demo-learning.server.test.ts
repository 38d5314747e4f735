import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { courseCertificates, lessonWatching, savedLessons } from "#db/schema/learners.ts";
import { test } from "#test/database.ts";
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
