import { eq, inArray, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { analyticsCells, analyticsPersonMonths } from "#db/schema/analytics.ts";
import { accountActivity } from "#domain/accounts/activity-kinds.ts";
import { insertActivity } from "#domain/activity/record-activity.server.ts";
import { listFilterChoices, readReport } from "#domain/reports/analytics/read-report.server.ts";
import { maskOf } from "#rules/analytics/metrics.ts";
import { products } from "#rules/analytics/products.ts";
import { figure, inMonth, signsIn, students, TODAY, year } from "#test/analytics/students.ts";
import { test } from "#test/database.ts";
import { aUniversity } from "#test/factories.ts";
import { foldDays } from "./fold-days.server.ts";
import { rollUp } from "./roll-up.server.ts";
import { shareVisaEnd } from "./visa-end-shares.server.ts";

test("a person counts once in a month, whatever they do, and only months that are over are shown", async () => {
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 17 });
  await insertActivity(db, [
    ...ids.slice(0, 13).flatMap((id) => [signsIn(id, "2026-10-03"), signsIn(id, "2026-10-04")]),
    ...ids.map((id) => signsIn(id, "2026-11-02")),
    signsIn(ids[0]!, "2026-09-30"),
  ]);
  await rollUp(TODAY);

  const active = await figure(universityId, "university", "active");
  expect(inMonth(active, "2026-10")).toEqual({ kind: "count", value: 15 });
  expect(inMonth(active, "2026-09")).toEqual({ kind: "few" });
  expect(active.rows.map(({ key }) => key)).not.toContain("2026-11");
  const report = await readReport(universityId, "university", { months: 1 }, TODAY);
  expect(report).toMatchObject({
    period: { from: "2026-10-01", to: "2026-10-31" },
    periodBefore: { from: "2026-09-01", to: "2026-09-30" },
    countedTo: "2026-10-31",
  });
});

test("folding day by day, all at once, or twice comes to the same", async () => {
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 12 });
  const days = ["2026-10-01", "2026-10-15", "2026-10-31", "2026-11-01"];
  await insertActivity(
    db,
    days.flatMap((day, n) => ids.slice(n).map((id) => signsIn(id, day))),
  );
  const rows = () =>
    db
      .select()
      .from(analyticsPersonMonths)
      .orderBy(analyticsPersonMonths.month, analyticsPersonMonths.userId);
  for (const day of ["2026-10-02", "2026-10-16", "2026-11-01", "2026-11-02"]) await rollUp(day);
  const byDay = await rows();
  await rollUp("2026-11-02");
  expect(await rows()).toEqual(byDay);
  expect(byDay.length).toBe(24);
});

test("an unknown product has no report; of an empty university every known one says what is not shown", async () => {
  const { id } = await aUniversity();
  expect(await readReport(id, "unknown", year, TODAY)).toBeNull();
  expect(await readReport(id, "toString", year, TODAY)).toBeNull();
  for (const [product, { figures }] of Object.entries(products)) {
    const report = await readReport(id, product, year, TODAY);
    expect(report!.figures).toEqual([]);
    expect(report!.leftOut).toEqual(figures.map(({ title }) => title));
    expect(report!.headline).toMatch(/^Fewer than 5 students .*\.$/);
    expect(figures.length).toBeGreaterThanOrEqual(2);
    for (const { definition, denominator } of figures) {
      expect(definition).toMatch(/\.$/);
      expect(denominator).not.toBe("");
    }
  }
});

test("a small group has no name, and is no filter", async () => {
  const { id: universityId } = await aUniversity();
  const large = await students({ universityId, count: 20, name: "in", country: "IN" });
  const other = await students({ universityId, count: 14, name: "ng", country: "NG" });
  const small = await students({ universityId, count: 6, name: "is", country: "IS" });
  await insertActivity(
    db,
    [...large, ...other, ...small].map((id) => signsIn(id, "2026-10-03")),
  );
  await rollUp(TODAY);

  const by = await figure(universityId, "university", "active-by-nationality", {
    months: 1,
  } as never);
  expect(by.rows.map(({ label, values }) => [label, values[0]])).toEqual([
    ["India", { kind: "count", value: 20 }],
    ["Nigeria", { kind: "count", value: 15 }],
    ["Other and small groups", { kind: "count", value: 5 }],
  ]);
  const choices = await listFilterChoices(universityId);
  expect(choices.filter(({ field }) => field === "nationality").map(({ value }) => value)).toEqual([
    "IN",
    "NG",
  ]);
  const filtered = await readReport(
    universityId,
    "university",
    { months: 1, by: { field: "nationality", value: "IS" } },
    TODAY,
  );
  expect(filtered!.headline).toMatch(/^How many students were active .* is not shown/);
});

test("another university's people are in no figure of this one", async () => {
  const [one, other] = [await aUniversity(), await aUniversity()];
  const ids = await students({ universityId: other.id, count: 30 });
  await insertActivity(
    db,
    ids.map((id) => signsIn(id, "2026-10-03")),
  );
  await rollUp(TODAY);
  const cells = await db
    .select()
    .from(analyticsCells)
    .where(eq(analyticsCells.universityId, one.id));
  expect(cells.filter(({ shown }) => shown !== null)).toEqual([]);
});

test("a visa's end counts only where its owner chose it", async () => {
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 12 });
  await insertActivity(
    db,
    ids.map((id) => signsIn(id, "2026-10-03")),
  );
  for (const id of ids.slice(0, 8)) await shareVisaEnd(id, "2026-12-24", new Date());
  for (const id of ids.slice(8, 10)) await shareVisaEnd(id, "2027-06-01", new Date());
  await rollUp(TODAY);
  const ends = await figure(universityId, "university", "visa-ends");
  expect(ends.rows.at(-1)!.values).toEqual([
    { kind: "count", value: 10 },
    { kind: "count", value: 10 },
  ]);
});

test("a median needs five universities", async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => aUniversity()));
  for (const [at, { id: universityId }] of made.entries()) {
    const ids = await students({ universityId, count: 20 });
    const active = ids.slice(0, [5, 10, 10, 15, 20][at]!);
    await insertActivity(
      db,
      active.map((id) => signsIn(id, "2026-10-03")),
    );
  }
  await rollUp(TODAY);
  const share = () => figure(made[0]!.id, "university", "active-share", { months: 1 });
  expect((await share()).median).toEqual({ kind: "count", value: 50 });
  await db.delete(analyticsCells).where(eq(analyticsCells.universityId, made[4]!.id));
  expect((await share()).median).toBeUndefined();
});

test("somebody who left is no member of the months after", async () => {
  const { id: universityId } = await aUniversity();
  const ids = await students({ universityId, count: 20 });
  await insertActivity(
    db,
    ids.map((id) => signsIn(id, "2026-09-03")),
  );
  await db
    .update(users)
    .set({ deactivatedAt: new Date("2026-10-10T00:00:00Z") })
    .where(inArray(users.id, ids.slice(0, 8)));
  await rollUp(TODAY);
  const members = (await figure(universityId, "university", "active")).rows.map(
    ({ key, values }) => [key, values[1]],
  );
  expect(Object.fromEntries(members)).toMatchObject({
    "2026-09": { kind: "count", value: 20 },
    "2026-10": { kind: "count", value: 10 },
  });
});

test("a month ends at midnight UTC, whatever the clock of the database", async () => {
  const { id: universityId } = await aUniversity();
  const at = new Date("2026-10-31T23:30:00Z");
  const ids = await students({ universityId, count: 12 });
  await db.update(users).set({ createdAt: at }).where(inArray(users.id, ids));
  await insertActivity(
    db,
    ids.map((userId) => ({ kind: accountActivity.registered, userId, at })),
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'Pacific/Kiritimati'`);
    await foldDays(tx, { from: "2026-10-31", to: "2026-10-31" });
  });
  const rows = await db.select().from(analyticsPersonMonths);
  expect(rows).toHaveLength(12);
  expect(rows.every(({ facts }) => (facts & maskOf("member")) !== 0n)).toBe(true);
});
