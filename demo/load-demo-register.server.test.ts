import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { sponsorEvents, sponsorImports } from "#db/schema/sponsors.ts";
import { findSponsors } from "#domain/sponsors/find-sponsors.server.ts";
import { test } from "#test/database.ts";
import { LEFT_THE_REGISTER } from "./employers/employer.ts";
import { demoEmployers } from "./employers.ts";
import { loadDemoRegister } from "./load-demo-register.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

test("the demo has a register with every kind of event, loaded once, and says that it is made up", async () => {
  await loadDemoRegister(now);
  await loadDemoRegister(now);

  const kinds = await db.selectDistinct({ kind: sponsorEvents.kind }).from(sponsorEvents);
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([
    "joined",
    "left",
    "moved",
    "rating_changed",
    "route_gained",
    "route_lost",
  ]);
  expect(await db.select({ id: sponsorImports.id }).from(sponsorImports)).toHaveLength(2);
  expect(await findSponsors({ q: "Quillfern Bank" })).toMatchObject({
    isDemo: true,
    asOf: "2026-11-13",
  });
});

test("the demo's employers stand on its register as they say they do", async () => {
  await loadDemoRegister(now);
  for (const { slug, name, town, country, registerAs, standing } of demoEmployers) {
    if (country !== "gb") continue;
    const byRegister = await findSponsors({ q: registerAs ?? name, town });
    const expected = slug === LEFT_THE_REGISTER ? "not_found" : standing;
    expect([name, byRegister?.verdict.status]).toEqual([name, expected]);
  }
});
