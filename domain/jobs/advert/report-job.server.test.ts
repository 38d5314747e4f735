import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobReports, jobs } from "#db/schema/jobs.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent } from "#test/factories.ts";
import { decideReports } from "../moderation/decide-reports.server.ts";
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

test("the same reader's second report changes the first, and is read again", async () => {
  await aJobCalled("clerk");
  const reports = () =>
    db
      .select({ id: jobReports.id, reason: jobReports.reason, note: jobReports.note })
      .from(jobReports);
  await reportJob("clerk", doubt, guest, now);
  const [first] = await reports();
  await reportJob("clerk", { reason: "closed", note: "" }, guest, now);
  await reportJob("clerk", { reason: "closed", note: "Filled, they said." }, guest, now);

  const kept = await reports();
  expect(kept).toMatchObject([
    { reason: "closed", note: "It asks for a fee.\nReported before as: scam\nFilled, they said." },
  ]);
  expect(kept[0]!.id, "staff who had read the first have not read this").toBeGreaterThan(first!.id);
});

test("of very many words the first and the newest are kept", async () => {
  await aJobCalled("clerk");
  for (let n = 0; n < 8; n += 1) {
    const at = new Date(now.getTime() + n * 3_601_000);
    const note = `Word ${n} ${"x".repeat(980)}`;
    expect((await reportJob("clerk", { ...doubt, note }, guest, at)).ok).toBe(true);
  }
  const [kept] = await db.select({ note: jobReports.note }).from(jobReports);
  expect(kept!.note).toMatch(/^Word 0 /);
  expect(kept!.note).toContain("Word 7 ");
  expect(kept!.note!.length).toBeLessThan(5100);
});

test("reports sent at once by one reader are one; another reader's stands apart", async () => {
  await aJobCalled("clerk");
  const { id } = await aStudent();
  const member = { ...guest, userId: id };
  await Promise.all([1, 2, 3].map(() => reportJob("clerk", doubt, member, now)));
  await reportJob("clerk", doubt, guest, now);
  expect(await db.$count(jobReports)).toBe(2);
});

test("once staff have answered, the same reader may report the advert again", async () => {
  await aJobCalled("clerk");
  await reportJob("clerk", doubt, guest, now);
  const [{ id, jobId } = { id: 0, jobId: 0 }] = await db.select().from(jobReports);
  const kept = { jobId, outcome: "kept", lastId: id, reasons: [], note: null } as const;
  await decideReports(await aStaffMember(), kept, now);
  await reportJob("clerk", doubt, guest, now);
  expect(await db.$count(jobReports)).toBe(2);
});
