import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { listAdvertAddresses } from "./advert-addresses.queries.server.ts";

test("employers without a firm entry are listed with where they lead, the busiest first", async () => {
  const unknown = { sponsorStatus: "not_found", sponsorAsOf: "2026-07-03" };
  const one = await anEmployer({ name: "Skylark", ...unknown, website: "https://skylark.example" });
  const two = await anEmployer({ name: "Plover", ...unknown, sponsorStatus: "possible_match" });
  const known = await anEmployer({ name: "Teal", ...unknown, sponsorStatus: "licensed" });
  const settled = await anEmployer({ name: "Gull", ...unknown, sponsorConfirmedAt: new Date() });
  const quiet = await anEmployer({ name: "Wren", ...unknown });
  await aJob({ employerId: one.id, country: "gb", applyUrl: "https://apply.example/1" });
  for (const n of [1, 2])
    await aJob({ employerId: two.id, country: "gb", applyUrl: `https://plover.example/${n}` });
  for (const { id } of [known, settled])
    await aJob({ employerId: id, country: "gb", applyUrl: "https://apply.example/2" });
  await aJob({ employerId: quiet.id, country: "ie", applyUrl: "https://apply.example/3" });

  expect(await listAdvertAddresses(10)).toEqual([
    {
      name: "Plover",
      adverts: 2,
      addresses: ["https://plover.example/1", "https://plover.example/2"],
    },
    {
      name: "Skylark",
      adverts: 1,
      addresses: ["https://skylark.example", "https://apply.example/1"],
    },
  ]);
  expect(await listAdvertAddresses(1)).toHaveLength(1);
  expect(await listAdvertAddresses(10, "Skylark")).toMatchObject([{ name: "Skylark" }]);
});
