import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { sponsorAliases } from "#db/schema/sponsors.ts";
import { test } from "#test/database.ts";
import { aRegister, afterTheCopies as now } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { findSponsors } from "../find-sponsors.server.ts";
import { aliasKey } from "./known-names.server.ts";
import { renewKnownNames } from "./renew-known-names.server.ts";

async function firstFor(q: string) {
  return (await findSponsors({ q }))?.results[0]?.name;
}

test("a start brings the reviewed names that the release before did not have, and drops those it had", async () => {
  await aRegister([row("BT Group", { town: "London" })]);
  // As the release before left it: without this row, and with one that has gone since.
  await db
    .update(sponsorAliases)
    .set({ alias: "Zephyr Lagoon", aliasKey: "zephyrlagoon" })
    .where(eq(sponsorAliases.aliasKey, aliasKey("British Telecom")));

  await renewKnownNames(now);

  expect(await firstFor("British Telecom")).toBe("BT Group");
  const gone = await db
    .select()
    .from(sponsorAliases)
    .where(eq(sponsorAliases.aliasKey, "zephyrlagoon"));
  expect(gone).toEqual([]);
});

test("what staff removed stays removed", async () => {
  await aRegister([row("BT Group", { town: "London" })]);
  await db
    .update(sponsorAliases)
    .set({ removedAt: now })
    .where(eq(sponsorAliases.aliasKey, aliasKey("British Telecom")));
  await renewKnownNames(now);
  const [removed] = await db
    .select({ removedAt: sponsorAliases.removedAt })
    .from(sponsorAliases)
    .where(eq(sponsorAliases.aliasKey, aliasKey("British Telecom")));
  expect(removed?.removedAt).toEqual(now);
});
