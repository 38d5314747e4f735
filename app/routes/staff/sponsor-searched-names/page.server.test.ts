import { expect } from "vitest";
import { findSponsors } from "#domain/sponsors/find-sponsors.server.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { aRegister } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { readDomainTies } from "./page.server.ts";

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
