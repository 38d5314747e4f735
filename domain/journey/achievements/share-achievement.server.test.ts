import { afterAll, expect } from "vitest";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { achievementShares } from "#db/schema/journey.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { activityKinds } from "#domain/activity/activity-kind.ts";
import { insertActivity } from "#domain/activity/record-activity.server.ts";
import { readWhole } from "#platform/files/files.server.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { achievementsOf } from "./earned.queries.server.ts";
import { shareAchievement, stopSharing } from "./share-achievement.server.ts";
import { findShared, sharesOf } from "./shares.queries.server.ts";

afterAll(closePool);

const now = new Date("2026-11-15T09:00:00Z");
const saved = activityKinds({ "job-saved": "job", "hours-logged": "" });
const on = (day: number) => new Date(Date.UTC(2026, 10, day, 8));

async function aStudentWhoSaved(jobs: number) {
  const student = await aStudent();
  const acts = Array.from({ length: jobs }, (_, at) => ({
    ...{ kind: saved["job-saved"], userId: student.id },
    ...{ thingId: at + 1, at: on(at + 1) },
  }));
  if (acts.length > 0) await insertActivity(db, acts);
  return student;
}

test("achievements are read from what happened: the same job twice is one job", async () => {
  const student = await aStudentWhoSaved(9);
  const again = { kind: saved["job-saved"], userId: student.id, thingId: 1, at: on(14) };
  await insertActivity(db, [again]);
  const before = await achievementsOf(student.id);
  expect(before.earned.map(({ achievement }) => achievement.key)).toEqual(["first-saved-job"]);
  expect(before.open.find(({ achievement }) => achievement.key === "shortlist")?.done).toBe(9);

  await insertActivity(db, [{ ...again, thingId: 77, at: on(15) }]);
  const [last] = (await achievementsOf(student.id)).earned;
  expect(last).toMatchObject({ achievement: { key: "shortlist" }, act: { at: on(15) } });
});

test("days on which hours were logged count one by one", async () => {
  const student = await aStudent();
  const log = (day: number) => ({
    ...{ kind: saved["hours-logged"], userId: student.id, at: on(day) },
  });
  await insertActivity(db, [log(1), log(3), log(5)]);
  expect((await achievementsOf(student.id)).earned).toEqual([]);
  await insertActivity(db, [log(9)]);
  expect((await achievementsOf(student.id)).earned).toMatchObject([
    { achievement: { key: "hours-logged" }, act: { at: on(9) } },
  ]);
});

test("a picture has an address once its owner makes one, and none after they end it", async () => {
  const student = await aStudentWhoSaved(1);
  const asked = { userId: student.id, achievement: "first-saved-job", timeZone: "Europe/London" };
  expect((await sharesOf(student.id)).size).toBe(0);

  const first = await shareAchievement({ ...asked, name: "" }, now);
  const second = await shareAchievement({ ...asked, name: "Ada" }, now);
  if (!first.ok || !second.ok) throw new Error("not shared");
  expect(await findShared(first.value.token)).toBe(undefined);
  const shown = (await findShared(second.value.token))!;
  expect(shown).toMatchObject({ name: "Ada", title: "First saved job" });
  const bytes = (await readWhole(shown.file))!;
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(await db.$count(files)).toBe(1);

  await stopSharing(student.id, "first-saved-job");
  expect(await findShared(second.value.token)).toBe(undefined);
  expect(await db.$count(files)).toBe(0);
});

test("nobody shows what they have not earned, and ends nobody else's", async () => {
  const [one, other] = [await aStudentWhoSaved(1), await aStudentWhoSaved(0)];
  const asked = { achievement: "first-saved-job", name: "", timeZone: "Europe/London" };
  expect(await shareAchievement({ ...asked, userId: other.id }, now)).toEqual({
    ok: false,
    error: "not-earned",
  });
  await shareAchievement({ ...asked, userId: one.id }, now);
  await stopSharing(other.id, "first-saved-job");
  expect(await db.$count(achievementShares)).toBe(1);
});

test("what somebody shows is in their data, without the address", async () => {
  const student = await aStudentWhoSaved(1);
  const asked = { userId: student.id, achievement: "first-saved-job", timeZone: "Europe/London" };
  await shareAchievement({ ...asked, name: "Ada" }, now);
  const mine = await exportMyData(student.id, now);
  const [row] = mine?.tables.achievement_shares ?? [];
  expect(row).toMatchObject({ achievement: "first-saved-job", name: "Ada" });
  expect(row).not.toHaveProperty("token");
});
