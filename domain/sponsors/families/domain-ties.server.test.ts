import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { sponsorAliases } from "#db/schema/sponsors.ts";
import { WEB_DOMAIN } from "#rules/employer-names/known-name.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { aRegister, afterTheCopies as now } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { confirmAlias } from "../aliases.server.ts";
import { findSponsors } from "../find-sponsors.server.ts";
import { findDomainTies } from "./domain-ties.server.ts";

const rows = [row("Ternway Robotics UK Limited", { town: "Leeds" }), row("Greenhouse Ltd")];

const skylark = (address: string) => ({ name: "Skylark Automation", addresses: [address] });

test("the domain that adverts lead to is evidence for a licensed body of that name", async () => {
  await aRegister(rows);
  const given = skylark("https://careers.ternway-robotics.co.uk/apply/7");
  expect(await findDomainTies(given)).toMatchObject([
    { domain: "ternway-robotics.co.uk", organisation: "Ternway Robotics UK Limited" },
  ]);
});

test("an address that many employers share is none", async () => {
  await aRegister(rows);
  const given = skylark("https://boards.greenhouse.io/skylark/jobs/1");
  expect(await findDomainTies(given)).toEqual([]);
});

test("it answers nobody until staff confirm it, and then says by what", async () => {
  await aRegister(rows);
  const [tie] = await findDomainTies(skylark("https://ternway-robotics.co.uk/jobs"));
  const ask = async () => (await findSponsors({ q: "Skylark Automation" }))!.verdict;
  expect((await ask()).status).toBe("not_found");

  const { organisationId } = tie!;
  const staff = await aStaffMember();
  await confirmAlias(staff, { organisationId, alias: tie!.name, why: WEB_DOMAIN }, now);
  expect(await ask()).toMatchObject({ status: "licensed", organisationId });
  expect((await ask()).why).toContain(
    "“Skylark Automation” has adverts that lead to its web domain, confirmed by our staff on 15 November 2026.",
  );
});

test("what staff confirmed stays with the next copy, also once they have left", async () => {
  await aRegister(rows);
  const organisationId = (await findSponsors({ q: "Ternway Robotics" }))!.verdict.organisationId!;
  const staff = await aStaffMember();
  await confirmAlias(staff, { organisationId, alias: "Skylark", why: WEB_DOMAIN }, now);
  await db.update(sponsorAliases).set({ confirmedById: null });
  await aRegister(rows, "2026-07-10");
  expect((await findSponsors({ q: "Skylark" }))!.verdict).toMatchObject({ organisationId });
});
