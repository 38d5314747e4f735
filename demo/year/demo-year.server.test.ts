import { like } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { credentials } from "#db/schema/sign-in.ts";
import { universities } from "#db/schema/universities.ts";
import { rollUp } from "#domain/analytics/roll-up.server.ts";
import { readReport } from "#domain/reports/analytics/read-report.server.ts";
import { products } from "#rules/analytics/products.ts";
import { testOn } from "#test/database.ts";
import { givenDemo } from "#test/demo.ts";

const now = new Date("2026-11-15T09:00:00Z");
const TODAY = "2026-11-15";

/** The year as its figures are made of it every night. */
const test = testOn(async () => {
  await givenDemo(now);
  await rollUp(TODAY);
});

test("eight universities have a year that can be looked at", async () => {
  const all = await db.select({ id: universities.id }).from(universities).orderBy(universities.id);
  // Their addresses name them, also where ids were used before (restart-ids.server.ts).
  expect(all.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const { id } of all) {
    const report = await readReport(id, "university", { months: 12 }, TODAY);
    const active = report!.figures.find((one) => one.id === "active")!;
    const shown = active.rows.filter(({ values }) => values[0]!.kind === "count");
    expect(shown).toHaveLength(12);
    expect(report!.figures.find((one) => one.id === "active-share")!.median?.kind).toBe("count");
  }
  // Which jobs fit a visa is read later, and this test has no lessons.
  const others = Object.keys(products).filter((name) => name !== "visa-job" && name !== "cih");
  for (const product of others) {
    const report = await readReport(all[0]!.id, product, { months: 3 }, TODAY);
    expect(report!.headline, product).toMatch(/^\d/);
  }
});

test("nobody signs in as one of those who only make the figures", async () => {
  expect(await db.$count(users, like(users.id, "demo-past-%"))).toBeGreaterThan(500);
  expect(await db.$count(credentials, like(credentials.userId, "demo-past-%"))).toBe(0);
});
