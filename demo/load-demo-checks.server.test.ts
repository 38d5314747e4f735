import { expect } from "vitest";
import { listChecks } from "#domain/sponsors/checking/check-sponsor.server.ts";
import { listWatches } from "#domain/sponsors/watching/watch-sponsor.server.ts";
import { test } from "#test/database.ts";
import { givenDemo } from "#test/demo.ts";
import { loadDemoChecks } from "./load-demo-checks.server.ts";
import { loadDemoRegister } from "./load-demo-register.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const student = { id: "demo-student-at-waymark.example" };

test("a student of the demo has asked about employers of every standing, and watches some", async () => {
  await givenDemo(now);
  await loadDemoRegister(now);
  await loadDemoChecks(now);

  const { rows } = await listChecks(student);
  expect(rows.map(({ query, status }) => [query, status])).toEqual([
    ["Wrenfield Rail", "licensed"],
    ["Corner House Bakery", "not_found"],
    ["Mallowdale Logistics", "licensed_restricted"],
    ["Quilfern Bank", "possible_match"],
    ["Brackwater Software", "licensed"],
    ["Ostler Bay Foods", "not_found"],
  ]);
  for (const { asOf, checkedAt } of rows) expect(checkedAt.toISOString() > asOf).toBe(true);
  const watched = await listWatches(student);
  expect(watched.rows.map(({ name, leftOn }) => [name, leftOn !== null])).toEqual([
    ["Wrenfield Rail Ltd", false],
    ["Quillfern Bank plc", false],
    ["Brackwater Software Ltd", false],
    ["Ostler Bay Foods Ltd", true],
  ]);
});
