import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobReports, jobs } from "#db/schema/jobs.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { reportJob } from "./report-job.server.ts";
import { reportSchema } from "./report-job.ts";

const now = new Date("2026-11-15T09:00:00Z");
const guest = { userId: null, clientAddress: "2001:db8:1:2::3" };
const doubt = { reason: "scam" as const, note: "It asks for a fee." };

async function aJobCalled(slug: string, given: Partial<typeof jobs.$inferInsert> = {}) {
  const [employer] = await db
    .insert(employers)
    .values({ slug: `of-${slug}`, name: `Of ${slug}`, nameKey: `of ${slug}` })
    .returning({ id: employers.id });
  await db.insert(jobs).values({
    slug,
    employerId: employer!.id,
    title: "Clerk",
    country: "gb",
    remote: "on-site",
    sector: "other",
    jobType: "full-time",
    level: "entry",
    postedAt: new Date("2026-11-01T09:00:00Z"),
    state: "approved",
    sameJobKey: slug,
    ...given,
  });
}

test("a guest's report is kept for staff", async () => {
  await aJobCalled("clerk");
  expect(await reportJob("clerk", doubt, guest, now)).toMatchObject({ ok: true });
  const [kept] = await db
    .select({ reason: jobReports.reason, note: jobReports.note, userId: jobReports.userId })
    .from(jobReports);
  expect(kept).toEqual({ reason: "scam", note: "It asks for a fee.", userId: null });
});

test.each([
  ["a draft", { state: "draft" as const }],
  ["a job that has closed", { closesAt: new Date("2026-11-14T09:00:00Z") }],
])("%s cannot be reported", async (_case, given) => {
  await aJobCalled("clerk", given);
  expect(await reportJob("clerk", doubt, guest, now)).toEqual({ ok: false, error: "not-found" });
});

test("six reports within an hour from one network are one too many; an account counts for itself", async () => {
  await aJobCalled("clerk");
  for (let n = 0; n < 5; n += 1) {
    const neighbour = { ...guest, clientAddress: `2001:db8:1:2::${n}` };
    expect((await reportJob("clerk", doubt, neighbour, now)).ok).toBe(true);
  }
  expect(await reportJob("clerk", doubt, guest, now)).toEqual({ ok: false, error: "too-many" });

  const { id } = await aStudent();
  expect((await reportJob("clerk", doubt, { ...guest, userId: id }, now)).ok).toBe(true);
  const later = new Date(now.getTime() + 3_601_000);
  expect((await reportJob("clerk", doubt, guest, later)).ok).toBe(true);
});

test("“something else” must say what", () => {
  expect(reportSchema.safeParse({ reason: "other", note: " " }).success).toBe(false);
  expect(reportSchema.safeParse({ reason: "other", note: "odd" }).success).toBe(true);
  expect(reportSchema.safeParse({ reason: "toString" }).success).toBe(false);
});
