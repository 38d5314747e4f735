import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { followedEmployers } from "#db/schema/job-choices.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { activityOf } from "#domain/activity/activity.queries.server.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { anEmployer } from "#test/job-factories.ts";
import { followEmployer, isFollowing, stopFollowing } from "./follow-employer.server.ts";
import { listFollowed } from "./followed-employers.queries.server.ts";
import { MAX_FOLLOWED } from "./refusals.ts";

const now = new Date("2026-11-16T09:00:00Z");

test("following twice is following once, and stopping leaves others' follows alone", async () => {
  const [one, other] = [await aStudent(), await aStudent()];
  const employer = await anEmployer();

  await Promise.all([
    followEmployer(one.id, employer.id, now),
    followEmployer(one.id, employer.id, now),
  ]);
  await followEmployer(other.id, employer.id, now);

  expect((await listFollowed(one.id, 1)).rows).toMatchObject([{ name: employer.name }]);
  expect((await activityOf(one.id)).rows).toMatchObject([
    { kind: "employer-followed", thing: "employer", thingId: String(employer.id) },
  ]);
  await stopFollowing(one.id, employer.id);
  expect(await isFollowing(one.id, employer.id)).toBe(false);
  expect(await isFollowing(other.id, employer.id)).toBe(true);
});

test("an employer that is not there cannot be followed, nor more than the most", async () => {
  const student = await aStudent();
  expect(await followEmployer(student.id, 999_999, now)).toMatchObject({ error: "not-found" });

  for (let n = 0; n < MAX_FOLLOWED; n++) {
    const { id: employerId } = await anEmployer();
    const row = { userId: student.id, employerId, followedAt: now, toldUpTo: now };
    await db.insert(followedEmployers).values(row);
  }
  const last = await anEmployer();
  expect(await followEmployer(student.id, last.id, now)).toMatchObject({ error: "too-many" });
});

test("whom somebody follows is in their data, and goes with their account", async () => {
  const student = await aStudent();
  const employer = await anEmployer();
  await followEmployer(student.id, employer.id, now);

  const mine = await exportMyData(student.id, now);
  expect(mine?.tables.followed_employers).toMatchObject([{ employer_id: employer.id }]);

  await db.delete(users).where(eq(users.id, student.id));
  expect(await db.$count(followedEmployers)).toBe(0);
});
