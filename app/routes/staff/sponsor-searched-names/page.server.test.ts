import { expect } from "vitest";
import { confirmAlias, declineTie } from "#domain/sponsors/aliases.server.ts";
import { findSponsors } from "#domain/sponsors/find-sponsors.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { aRegister } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { readDomainTies } from "./page.server.ts";

test("what staff decline is not shown again, and may still be confirmed later", async () => {
  await aRegister([row("Ternway Robotics UK Limited", { town: "Leeds" })]);
  const skylark = await anEmployer({ name: "Skylark Automation", sponsorStatus: "not_found" });
  const applyUrl = "https://careers.ternway-robotics.co.uk/7";
  await aJob({ employerId: skylark.id, country: "gb", applyUrl });
  const staff = await aStaffMember();
  const [tie] = await readDomainTies();
  const given = { organisationId: tie!.organisationId, alias: tie!.name };

  expect(await declineTie(staff, given, new Date())).toMatchObject({ ok: true });
  expect(await readDomainTies()).toEqual([]);
  expect((await findSponsors({ q: "Skylark Automation" }))!.verdict.status).toBe("not_found");
  expect(await declineTie(staff, given, new Date())).toEqual({ ok: false, error: "alias-taken" });
  expect(await confirmAlias(staff, given, new Date())).toMatchObject({ ok: true });
  expect((await findSponsors({ q: "Skylark Automation" }))!.verdict.status).toBe("licensed");
});

test("more than fifty employers are looked at", async () => {
  const many = Array.from({ length: 60 }, (_, n) => `Tarnbrook ${"abcdefghij"[n % 10]}${n} Works`);
  await aRegister(many.map((name) => row(`${name} Limited`)));
  for (const [n, name] of many.entries()) {
    const { id } = await anEmployer({ name: `Skylark ${n}`, sponsorStatus: "not_found" });
    const domain = name.toLowerCase().replaceAll(" ", "-");
    await aJob({ employerId: id, country: "gb", applyUrl: `https://${domain}.co.uk/7` });
  }
  expect((await readDomainTies()).length).toBe(60);
});

test("an employer whose adverts lead to a licensed company's domain is shown to staff", async () => {
  await aRegister([row("Ternway Robotics UK Limited", { town: "Leeds" }), row("Greenhouse Ltd")]);
  const unknown = { sponsorStatus: "not_found", sponsorAsOf: "2026-07-03" };
  const skylark = await anEmployer({ name: "Skylark Automation", ...unknown });
  const plover = await anEmployer({ name: "Plover", ...unknown });
  const applyUrl = "https://careers.ternway-robotics.co.uk/7";
  await aJob({ employerId: skylark.id, country: "gb", applyUrl });
  await aJob({ employerId: plover.id, country: "gb", applyUrl: "https://jobs.greenhouse.io/1" });

  const organisationId = (await findSponsors({ q: "Ternway Robotics" }))!.verdict.organisationId;
  expect(await readDomainTies()).toEqual([
    {
      ...{ name: "Skylark Automation", domain: "ternway-robotics.co.uk", organisationId },
      ...{ organisation: "Ternway Robotics UK Limited", town: "Leeds" },
    },
  ]);
});
