import { eq, inArray } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { profiles, users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import { checklistMarks, departureDocuments, departures } from "#db/schema/jumpstart.ts";
import { lessonWatching } from "#db/schema/learners.ts";
import { meetings } from "#db/schema/meetings.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { testOn } from "#test/database.ts";
import { givenDemo } from "#test/demo.ts";
import { aCourse } from "#test/lessons.ts";
import { addLearning } from "./learning/load-learning.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const id = (name: string) => `demo-${name}-at-waymark.example`;
const students = ["student", "premium", "noguide", "alumni", "ambassador", "arrived"].map(id);
const travellers = ["predeparture", "far", "late", "dublin"].map(id);

const test = testOn(async () => {
  await givenDemo(now);
  await aCourse({ tier: "standard", lessons: [{}, {}, {}, {}] });
  await aCourse({ tier: "standard", lessons: [{}, {}, {}] });
  await addLearning(now);
});

test("every person of the demo who studies has a home of their own and something they did", async () => {
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

test("nobody of the demo has a visa, or waits for one, without a passport and a letter of the bank", async () => {
  const beyondTheForm = await db
    .select({ userId: departures.userId, visa: departures.visaState })
    .from(departures)
    .where(inArray(departures.userId, [...travellers, id("arrived")]));
  expect(beyondTheForm).toHaveLength(5);
  for (const { userId, visa } of beyondTheForm) {
    const papers = await db
      .select({ document: departureDocuments.document, state: departureDocuments.state })
      .from(departureDocuments)
      .where(eq(departureDocuments.userId, userId));
    const stateOf = (name: string) => papers.find(({ document }) => document === name)?.state;
    const has = [stateOf("passport"), stateOf("bank-letter"), stateOf("visa")];
    if (visa === "granted") expect(has, userId).toEqual(["ready", "ready", "ready"]);
    if (visa === "applied") expect(has, userId).toEqual(["ready", "ready", "waiting"]);
    const steps = await db
      .select({ step: checklistMarks.step })
      .from(checklistMarks)
      .where(eq(checklistMarks.userId, userId));
    if (stateOf("passport") === "ready")
      expect(steps.map(({ step }) => step)).toContain("passport");
  }
});
