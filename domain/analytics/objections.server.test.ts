import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { analyticsCells, analyticsPersonMonths } from "#db/schema/analytics.ts";
import { insertActivity } from "#domain/activity/record-activity.server.ts";
import { readReport } from "#domain/reports/analytics/read-report.server.ts";
import { maskOf } from "#rules/analytics/metrics.ts";
import { figure, inMonth, makesCv, signsIn, students, TODAY } from "#test/analytics/students.ts";
import { test } from "#test/database.ts";
import { aUniversity } from "#test/factories.ts";
import { waitingTasks } from "#test/tasks.ts";
import { findMyCounts } from "./my-counts.server.ts";
import { objectToAnalytics, withdrawObjection } from "./objections.server.ts";
import { republish, rollUp } from "./roll-up.server.ts";
import { followVisaEnd, shareVisaEnd, stopSharingVisaEnd } from "./visa-end-shares.server.ts";

const NOW = new Date(`${TODAY}T09:00:00Z`);

test("an objection holds in every figure, past ones too, and can be taken back", async () => {
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 13, course: "MSc Data Science" });
  await insertActivity(
    db,
    ids.flatMap((id) => [signsIn(id, "2026-09-03"), makesCv(id, "2026-10-03")]),
  );
  await rollUp(TODAY);
  const all = async () => [
    inMonth(await figure(universityId, "university", "active"), "2026-09"),
    inMonth(await figure(universityId, "cv", "cvs"), "2026-10"),
  ];
  const [thirteen, twelve] = [
    { kind: "count", value: 15 },
    { kind: "count", value: 10 },
  ];
  expect(await all()).toEqual([thirteen, thirteen]);

  await objectToAnalytics(ids[0]!, new Date());
  await objectToAnalytics(ids[0]!, new Date());
  const rows = await db.$count(analyticsPersonMonths, eq(analyticsPersonMonths.userId, ids[0]!));
  expect(rows).toBe(0);
  expect(await waitingTasks()).toMatchObject([
    { name: "republish-analytics", data: { universityId } },
  ]);
  await republish(universityId, NOW);
  expect(await all()).toEqual([twelve, twelve]);

  // It holds in days that come, too.
  await insertActivity(
    db,
    ids.map((id) => signsIn(id, "2026-11-20")),
  );
  await rollUp("2026-12-01");
  const active = (await readReport(universityId, "university", { months: 1 }, "2026-12-01"))!
    .figures[0]!;
  expect(inMonth(active, "2026-11")).toEqual(twelve);

  await withdrawObjection(ids[0]!);
  await republish(universityId, NOW);
  expect(await all()).toEqual([thirteen, thirteen]);
});

test("an erased person is in no recount", async () => {
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 13 });
  await insertActivity(
    db,
    ids.map((id) => signsIn(id, "2026-10-03")),
  );
  await rollUp(TODAY);
  await db.delete(users).where(eq(users.id, ids[0]!));
  await republish(universityId, NOW);
  expect(inMonth(await figure(universityId, "university", "active"), "2026-10")).toEqual({
    kind: "count",
    value: 10,
  });
});

test("a person sees every count they are in, and none once they objected", async () => {
  const { id: universityId, name } = await aUniversity();
  const [id = ""] = await students({ universityId, count: 1, course: "LLM", country: "IN" });
  await insertActivity(db, [signsIn(id, "2026-10-03"), makesCv(id, "2026-10-04")]);
  await rollUp(TODAY);
  const counts = await findMyCounts(id);
  expect(counts.countedAs.map(({ value }) => value)).toEqual(["Law", "Master’s", "India"]);
  expect(
    counts.months.map(({ name: month, university, counted }) => [month, university, counted]),
  ).toEqual([
    ["November 2026", name, []],
    ["October 2026", name, ["were active", "made a CV"]],
  ]);
  await objectToAnalytics(id, new Date());
  expect(await findMyCounts(id)).toMatchObject({ hasObjected: true, months: [] });
});

test("who objects while the days are folded in is in no figure either", async () => {
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 13 });
  await insertActivity(
    db,
    ids.map((id) => signsIn(id, "2026-10-03")),
  );
  await objectToAnalytics(ids[0]!, NOW);
  await rollUp(TODAY);
  // The roll-up had read who objects before they did.
  await db.insert(analyticsPersonMonths).values({
    ...{ universityId, month: "2026-10-01", userId: ids[0]! },
    facts: maskOf("member", "active"),
  });
  await republish(universityId, NOW);
  const active = await figure(universityId, "university", "active");
  expect(inMonth(active, "2026-10")).toEqual({ kind: "count", value: 10 });
  expect((await findMyCounts(ids[0]!)).months).toEqual([]);
});

test("a recount leaves months as they were whose people are forgotten", async () => {
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 13 });
  await insertActivity(
    db,
    ids.map((id) => signsIn(id, "2026-10-03")),
  );
  await rollUp(TODAY);
  const old = { universityId, span: "month", month: "2024-01-01", metric: "active" } as const;
  await db.insert(analyticsCells).values({ ...old, dimension: "all", value: "", shown: 40 });
  await objectToAnalytics(ids[0]!, NOW);
  await republish(universityId, NOW);
  const kept = await db.$count(analyticsCells, eq(analyticsCells.month, old.month));
  expect(kept).toBe(1);
});

test("the end of a visa that is counted no more goes from past months too", async () => {
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 13 });
  await insertActivity(
    db,
    ids.map((id) => signsIn(id, "2026-10-03")),
  );
  for (const id of ids) await shareVisaEnd(id, "2026-12-24", NOW);
  await rollUp(TODAY);
  const told = async () =>
    (await figure(universityId, "university", "visa-ends")).rows.at(-1)!.values[1];
  expect(await told()).toEqual({ kind: "count", value: 15 });
  await stopSharingVisaEnd(ids[0]!);
  await followVisaEnd(ids[1]!, null);
  await republish(universityId, NOW);
  expect(await told()).toEqual({ kind: "count", value: 10 });
  expect(await waitingTasks()).toMatchObject([{ name: "republish-analytics" }]);
});
