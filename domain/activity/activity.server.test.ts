// @both-engines: partitions are made and dropped by the engine.
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import { isoDay } from "#rules/days.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent, aUniversity } from "#test/factories.ts";
import { activityOf } from "./activity.queries.server.ts";
import { activityKinds } from "./activity-kind.ts";
import { countToday, writeCounted } from "./count-today.server.ts";
import { deleteOldVisits, rollUpVisitMonths } from "./delete-old-visits.server.ts";
import { insertActivity, recordActivity } from "./record-activity.server.ts";

const kinds = activityKinds({ "kite-flown": "kite", rested: "" });
const flown = kinds["kite-flown"];
const morning = new Date("2026-11-15T09:00:00Z");
const evening = new Date("2026-11-15T21:00:00Z");
const nextDay = new Date("2026-11-16T00:00:00Z");

const flies = (userId: string, at: Date, thingId: string | number = 1) =>
  db.transaction((tx) => recordActivity(tx, flown, { userId, thingId, at }));

test("an act is kept with its thing, its moment and the university of then", async () => {
  const university = await aUniversity();
  const student = await aStudent({ university });
  await flies(student.id, morning, 7);
  await db.update(users).set({ universityId: null }).where(eq(users.id, student.id));

  expect(await db.select().from(activity)).toEqual([
    {
      userId: student.id,
      universityId: university.id,
      kind: "kite-flown",
      thing: "kite",
      thingId: "7",
      at: morning,
      day: "2026-11-15",
    },
  ]);
});

test("the same act about the same thing counts once a day, also when it is done twice at once", async () => {
  const { id } = await aStudent();
  await Promise.all([flies(id, morning), flies(id, morning), flies(id, morning)]);
  await flies(id, evening);
  expect((await activityOf(id)).rows).toMatchObject([{ at: morning }]);

  await flies(id, evening, 2);
  await flies(id, nextDay);
  const { rows } = await activityOf(id);
  expect(rows.map(({ thingId, at }) => [thingId, at])).toEqual([
    ["1", nextDay],
    ["2", evening],
    ["1", morning],
  ]);
});

test("what is rolled back did not happen", async () => {
  const { id } = await aStudent();
  const failed = db.transaction(async (tx) => {
    await recordActivity(tx, kinds.rested, { userId: id, at: morning });
    throw new Error("the rest of it failed");
  });
  await expect(failed).rejects.toThrow("the rest of it failed");
  expect((await activityOf(id)).rows).toEqual([]);
});

test("a history is read page by page, newest first, without gaps or repeats, also within one instant", async () => {
  const [{ id }, other] = [await aStudent(), await aStudent()];
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
  const acts = [1, 2, 3].flatMap((day) =>
    ["a", "b", "c"].map((thingId) => ({ kind: flown, userId: id, thingId, at: at(day) })),
  );
  await insertActivity(db, [...acts, { kind: flown, userId: other.id, thingId: "a", at: at(2) }]);

  const read: string[] = [];
  for (
    let after = null as Awaited<ReturnType<typeof activityOf>>["next"], isFirst = true;
    isFirst || after;
    isFirst = false
  ) {
    const page = await activityOf(id, { after, pageSize: 2 });
    expect(page.rows.length).toBeLessThanOrEqual(2);
    read.push(...page.rows.map((row) => `${row.at.getUTCDate()}${row.thingId}`));
    after = page.next;
  }
  expect(read).toEqual(["3c", "3b", "3a", "2c", "2b", "2a", "1c", "1b", "1a"]);
});

test("nobody changes or deletes what happened", async () => {
  const { id } = await aStudent();
  await flies(id, morning);
  const refusal = { cause: { message: expect.stringContaining("append-only") } };

  await expect(db.update(activity).set({ kind: "other" })).rejects.toMatchObject(refusal);
  await expect(db.delete(activity)).rejects.toMatchObject(refusal);
  expect((await activityOf(id)).rows).toHaveLength(1);
});

test("it goes when the person does, and only theirs", async () => {
  const [gone, stays] = [await aStudent(), await aStudent()];
  await flies(gone.id, morning);
  await flies(stays.id, morning);
  await db.delete(users).where(eq(users.id, gone.id));

  expect(await db.select({ userId: activity.userId }).from(activity)).toEqual([
    { userId: stays.id },
  ]);
});

test("the day of a row is that of its instant, no matter who writes it", async () => {
  const { id } = await aStudent();
  const wrong = { userId: id, kind: "rested", day: "2026-11-14", at: morning };
  await expect(db.insert(activity).values(wrong)).rejects.toMatchObject({
    cause: { constraint: "activity_day_is_of_its_instant" },
  });
});

test("what a page counts is written once a day, a moment later, for all who came", async () => {
  const [one, other] = [await aStudent(), await aStaffMember()];
  const visit = (userId: string, at: Date, thingId: string) =>
    countToday(flown, { userId, thingId, at });
  visit(one.id, morning, "red");
  visit(one.id, morning, "red");
  visit(one.id, evening, "red");
  visit(one.id, morning, "blue");
  visit(other.id, morning, "red");
  visit("somebody who has gone", morning, "red");
  expect((await activityOf(one.id)).rows).toEqual([]);
  await writeCounted();

  const things = async (id: string) => (await activityOf(id)).rows.map(({ thingId }) => thingId);
  expect(await things(one.id)).toEqual(["red", "blue"]);
  expect(await things(other.id)).toEqual(["red"]);

  visit(one.id, nextDay, "red");
  await writeCounted();
  expect(await things(one.id)).toEqual(["red", "red", "blue"]);
});

test("another process may have counted it already", async () => {
  const { id } = await aStudent();
  await flies(id, morning, "red");
  countToday(flown, { userId: id, thingId: "red", at: evening });
  await writeCounted();
  expect((await activityOf(id)).rows).toMatchObject([{ at: morning }]);
});

/** The partition of the month a moment lies in, by its name; null where there is none. */
async function partOf(at: Date): Promise<string | null> {
  const name = `activity_parts.visits_${isoDay(at).slice(0, 7).replace("-", "_")}`;
  const { rows } = await db.execute<{ part: string | null }>(
    sql`select to_regclass(${name})::text as part`,
  );
  return rows[0]!.part;
}

test("a visit lies in the partition of its month, and counts once a day there too", async () => {
  const { id } = await aStudent();
  const at = new Date();
  const visits = activityKinds({ "signed-in": "" });
  const entry = { kind: visits["signed-in"], userId: id, at };
  await insertActivity(db, [entry]);
  await insertActivity(db, [entry]);
  const { rows } = await db.execute<{ part: string }>(
    sql`select tableoid::regclass::text as part from ${activity}`,
  );
  expect(rows).toEqual([{ part: await partOf(at) }]);
  await flies(id, at);
  await expect(db.delete(activity).where(eq(activity.userId, id))).rejects.toThrow();
});

test("old visits go in the night, and what people did stays", async () => {
  const { id } = await aStudent();
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const visits = activityKinds({ "capability-visited": "capability" });
  const visit = (at: Date) => ({
    kind: visits["capability-visited"],
    userId: id,
    thingId: "jobs",
    at,
  });
  // One lies in a month of its own, one where no month was made.
  await rollUpVisitMonths(db, isoDay(ago(900)), now);
  await insertActivity(db, [visit(ago(900)), visit(ago(1500)), visit(ago(700))]);
  await flies(id, ago(900));
  expect(await partOf(ago(900))).not.toBeNull();
  await deleteOldVisits(now);
  await deleteOldVisits(now);
  expect(await partOf(ago(900))).toBeNull();
  expect(await partOf(ago(-89))).not.toBeNull();

  expect((await activityOf(id)).rows.map(({ kind, at }) => [kind, at])).toEqual([
    ["capability-visited", ago(700)],
    ["kite-flown", ago(900)],
  ]);
});
