import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { liveJobs } from "#domain/jobs/live.server.ts";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { listTopEmployers } from "./top-employers.queries.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

test("employers stand by their live jobs in the country, and closed or foreign jobs count for nobody", async () => {
  const first = await aJob({ country: "gb" });
  const other = await aJob({ country: "gb" });
  await aJob({ country: "gb", employerId: other.employerId });
  await aJob({ country: "ie", employerId: first.employerId });
  await aJob({
    country: "gb",
    employerId: first.employerId,
    closesAt: new Date("2026-11-01T00:00:00Z"),
  });

  const asked = { isLive: liveJobs(now), limit: 30 };
  const top = await listTopEmployers({ ...asked, country: "gb", isLicensed: false });
  expect(top.map(({ id, jobs }) => [id, jobs])).toEqual([
    [other.employerId, 2],
    [first.employerId, 1],
  ]);
  expect(await listTopEmployers({ ...asked, country: "gb", isLicensed: true })).toEqual([]);

  await db
    .update(employers)
    .set({ sponsorStatus: "licensed" })
    .where(eq(employers.id, first.employerId));
  const licensed = await listTopEmployers({ ...asked, country: "gb", isLicensed: true });
  expect(licensed.map(({ id }) => id)).toEqual([first.employerId]);
  expect(
    await listTopEmployers({ ...asked, country: "gb", isLicensed: false, limit: 1 }),
  ).toHaveLength(1);
});
