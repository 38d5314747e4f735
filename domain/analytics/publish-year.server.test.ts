import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { analyticsCells } from "#db/schema/analytics.ts";
import { type ActivityEntry, insertActivity } from "#domain/activity/record-activity.server.ts";
import { applicationActivity } from "#domain/applications/activity-kinds.ts";
import { savedJobActivity } from "#domain/jobs/saved/activity-kinds.ts";
import { figure, inMonth, students, TODAY } from "#test/analytics/students.ts";
import { test } from "#test/database.ts";
import { aUniversity } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { rollUp } from "./roll-up.server.ts";

test("a saved job of the year is counted by its field, and the funnel by person", async () => {
  const job = await aJob({ sector: "law" });
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 12 });
  const saves = (userId: string): ActivityEntry => ({
    kind: savedJobActivity["job-saved"],
    userId,
    thingId: job.id,
    at: new Date("2026-10-05T10:00:00Z"),
  });
  await insertActivity(db, ids.map(saves));
  await rollUp(TODAY);
  const demand = await figure(universityId, "job", "demand-by-field");
  expect(demand.rows).toMatchObject([{ key: "law", label: "Law" }]);
  expect(demand.rows[0]!.values[0]).toEqual({ kind: "count", value: 10 });
});

test("a field that fewer than five chose is not named, and one that could be shown goes with it", async () => {
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 30 });
  const [law, retail, data] = [
    await aJob({ sector: "law" }),
    await aJob({ sector: "retail" }),
    await aJob({ sector: "data" }),
  ];
  const saves = (of: readonly string[], thingId: number): ActivityEntry[] =>
    of.map((userId) => ({
      kind: savedJobActivity["job-saved"],
      userId,
      thingId,
      at: new Date("2026-10-05T10:00:00Z"),
    }));
  await insertActivity(db, [
    ...saves(ids.slice(0, 12), law.id),
    ...saves(ids.slice(12, 24), data.id),
    ...saves(ids.slice(24, 26), retail.id),
  ]);
  await rollUp(TODAY);
  const demand = await figure(universityId, "job", "demand-by-field");
  expect(demand.rows.map(({ key }) => key)).toEqual(["data"]);
  const cells = await db
    .select({ value: analyticsCells.value })
    .from(analyticsCells)
    .where(eq(analyticsCells.metric, "saved-field"));
  expect(cells).toEqual([{ value: "data" }]);
});

test("a year is not shown by its fields where it would tell how few a month has", async () => {
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 9, since: "2026-09-01" });
  const job = await aJob({ sector: "law" });
  // Five in September, four others in October: nine in all are at least four more than five.
  await insertActivity(
    db,
    ids.map((userId, at) => ({
      kind: savedJobActivity["job-saved"],
      userId,
      thingId: job.id,
      at: new Date(at < 5 ? "2026-09-05T10:00:00Z" : "2026-10-05T10:00:00Z"),
    })),
  );
  await rollUp(TODAY);
  expect(await figure(universityId, "job", "demand-by-field")).toBeUndefined();
  const year = await db
    .select({ metric: analyticsCells.metric, shown: analyticsCells.shown })
    .from(analyticsCells)
    .where(eq(analyticsCells.span, "year"));
  expect(year).toContainEqual({ metric: "job-saved", shown: null });
  expect(year.filter(({ shown }) => shown !== null)).toEqual([]);
});

test("an employer's move counts in the funnel, and makes nobody active", async () => {
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 12 });
  const job = await aJob({ sector: "law" });
  await insertActivity(
    db,
    ids.map((userId) => ({
      kind: applicationActivity["application-offer"],
      userId,
      thingId: job.id,
      at: new Date("2026-10-05T10:00:00Z"),
    })),
  );
  await rollUp(TODAY);
  const funnel = await figure(universityId, "job", "saved-to-offer");
  expect(funnel.rows.at(-1)!.values[0]).toEqual({ kind: "count", value: 10 });
  const active = await figure(universityId, "university", "active");
  expect(inMonth(active, "2026-10")).toEqual({ kind: "few" });
});
