import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { testOnDemo } from "#test/demo.ts";

const now = new Date("2026-11-15T09:00:00Z");
const test = testOnDemo(now);
const ANANYA = "demo-student-at-waymark.example";

test("the demo's people have a history that fits what they keep", async () => {
  const rows = await db.select().from(activity);
  const people = new Map((await db.select().from(users)).map((person) => [person.id, person]));
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.length).toBeLessThan(150_000);

  const days = new Set(
    rows.filter(({ kind }) => kind === "signed-in").map(({ userId, day }) => `${userId} ${day}`),
  );
  for (const { userId, day, kind, at, universityId } of rows) {
    const { createdAt, universityId: own } = people.get(userId)!;
    expect(at >= createdAt).toBe(true);
    expect(at <= now).toBe(true);
    expect(universityId).toBe(own);
    expect(kind === "registered" || days.has(`${userId} ${day}`)).toBe(true);
  }
  expect(rows.filter(({ kind }) => kind === "registered")).toHaveLength(people.size);

  const ofAnanya = rows.filter(({ userId }) => userId === ANANYA);
  const saved = await db.$count(savedJobs, sql`${savedJobs.userId} = ${ANANYA}`);
  const count = (kind: string) => ofAnanya.filter((row) => row.kind === kind).length;
  expect(count("job-saved")).toBe(saved);
  // Two applied, one interviews, one has an offer, as her saved jobs say.
  expect(count("job-applied")).toBe(4);
  expect(count("job-offer")).toBe(1);
  expect(count("cv-made")).toBe(4);
  expect(count("letter-made")).toBe(1);
  expect(count("cv-sent")).toBe(4);
  expect(count("hours-logged")).toBe(4);
});
