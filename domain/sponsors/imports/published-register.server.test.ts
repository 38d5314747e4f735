import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { describe, expect, inject } from "vitest";
import { db } from "#db/client.server.ts";
import { sponsorLicences } from "#db/schema/sponsors.ts";
import { test } from "#test/database.ts";
import { noRealRegister, type RegisterDay, realRegisterPath } from "#test/real-register.ts";
import { resolveEmployer } from "../resolve-employer.server.ts";
import { importRegister } from "./import-register.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const skipped = noRealRegister ? `: skipped, ${noRealRegister}` : "";

async function readIn(day: RegisterDay) {
  const bytes = readFileSync(realRegisterPath(day));
  const result = await importRegister({ bytes, asOf: day, source: "file", sourceName: day }, now);
  if (!result.ok) throw new Error(result.error);
  return Object.values(result.value.counts);
}

/** The status, and the organisation that was chosen. */
async function whoIs(name: string, town: string | null = null) {
  const found = await resolveEmployer({ name, town });
  const chosen = found?.candidates.find(
    ({ organisationId }) => organisationId === found.organisationId,
  );
  return [found?.status, found?.isAmbiguous ? "ambiguous" : (chosen?.name ?? null)];
}

// One test, because reading the files in takes most of its time; `npm run bench:sponsors` says how much.
describe.skipIf(noRealRegister)(`the published register${skipped}`, () => {
  test("two weeks are told apart exactly, and well-known employers too", {
    timeout: 600_000,
  }, async () => {
    // Where the engine is embedded each file takes most of a minute, so one must do.
    if (inject("engine") === "postgres") {
      await readIn("2026-07-03");
      expect(await readIn("2026-07-10")).toEqual([485, 356, 319, 204, 15, 3, 89]);
    } else {
      await readIn("2026-07-10");
    }
    const [stored] = await db.select({ rows: sql<number>`sum(copies)::int` }).from(sponsorLicences);
    expect(stored?.rows).toBe(142_364);

    expect(await whoIs("PwC")).toEqual(["licensed", "PricewaterhouseCoopers LLP"]);
    expect(await whoIs("pwc", "Manchester")).toEqual(["licensed", "PricewaterhouseCoopers LLP"]);
    expect(await whoIs("Deloitte")).toEqual(["licensed", "Deloitte LLP"]);
    expect(await whoIs("Amazon")).toEqual(["licensed", "Amazon UK Services Ltd"]);
    expect(await whoIs("Amazon UK Services Ltd")).toEqual(["licensed", "Amazon UK Services Ltd"]);
    expect(await whoIs("Amazon Filters")).toEqual(["licensed", "Amazon Filters Ltd"]);
    expect(await whoIs("KPMG")).toEqual(["licensed", "KPMG LLP"]);
    expect(await whoIs("KPMG LLP")).toEqual(["licensed", "KPMG LLP"]);
    expect(await whoIs("Barclays")).toEqual(["possible_match", "ambiguous"]);
    expect(await whoIs("HSBC")).toEqual(["licensed", "HSBC Holdings plc"]);
    expect(await whoIs("JPMorganChase")).toEqual([
      "licensed",
      "JPMorgan Chase Bank, National Association",
    ]);
    expect(await whoIs("Google")).toEqual(["licensed", "Google (UK) Limited"]);
    expect(await whoIs("King's College", "London")).toEqual(["licensed", "King's College London"]);
    expect(await whoIs("Microsoft Corporation")).toEqual(["possible_match", "Microsoft Limited"]);
    expect(await whoIs("Zzyx Analytics")).toEqual(["not_found", null]);
  });
});
