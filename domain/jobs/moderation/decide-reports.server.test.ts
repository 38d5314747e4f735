import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobReports, jobs } from "#db/schema/jobs.ts";
import { test } from "#test/database.ts";
import { anAuthor, sendAdvert } from "#test/employer-factories.ts";
import { aStaffMember, aStudent, lastMailTo } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { decideReports } from "./decide-reports.server.ts";
import { unsafeListReportedJobs } from "./job-reports.queries.server.ts";
import { reportsSchema } from "./reports.schema.ts";

const now = new Date("2026-11-15T10:00:00Z");
const later = new Date("2026-11-15T11:00:00Z");

test("reports are answered together; what is taken down cannot be renewed", async () => {
  const staff = await aStaffMember();
  const { author, person } = await anAuthor({ isTrusted: true });
  const sent = await sendAdvert(author, { now });
  const id = sent.ok ? sent.value.id : 0;
  const { id: userId } = await aStudent();
  const reports = await db
    .insert(jobReports)
    .values([
      { jobId: id, userId, reason: "scam", createdAt: now },
      { jobId: id, reason: "scam", note: "They asked me for £50.", createdAt: later },
    ])
    .returning({ id: jobReports.id });
  const lastId = reports[1]!.id;

  const listed = await unsafeListReportedJobs({ page: 1 });
  expect(listed).toMatchObject({
    total: 1,
    rows: [{ id, lastId, reports: [{}, { note: "They asked me for £50." }] }],
  });

  const decision = {
    jobId: id,
    outcome: "taken-down",
    lastId,
    reasons: ["asks-for-money"],
    note: null,
  } as const;
  expect((await decideReports(staff, decision, later)).ok).toBe(true);
  expect(await decideReports(staff, decision, later)).toEqual({
    ok: false,
    error: "report-decided",
  });
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  expect(job).toMatchObject({ state: "declined", closedAt: later });
  expect(await lastMailTo(person.email)).toMatchObject({ template: "job-taken-down" });
  expect((await unsafeListReportedJobs({ page: 1 })).total).toBe(0);
});

test("keeping an advert answers the reports that were shown, and of another they are shown too", async () => {
  const staff = await aStaffMember();
  const [much, little] = [await aJob(), await aJob()];
  const report = (jobId: number) => ({ jobId, reason: "scam", createdAt: now });
  await db.insert(jobReports).values(Array.from({ length: 230 }, () => report(much.id)));
  await db.insert(jobReports).values({ ...report(little.id), createdAt: later });

  const { rows } = await unsafeListReportedJobs({ page: 1 });
  expect(rows).toMatchObject([
    { id: much.id, open: 230 },
    { id: little.id, open: 1, reports: [{}] },
  ]);
  const { lastId, reports } = rows[0]!;
  expect(reports).toHaveLength(20);
  const kept = { jobId: much.id, outcome: "kept", lastId, reasons: [], note: null } as const;
  await decideReports(staff, kept, later);
  expect((await unsafeListReportedJobs({ page: 1 })).rows[0]).toMatchObject({
    id: much.id,
    open: 210,
  });

  const taken = { ...kept, outcome: "taken-down", reasons: ["scam"] } as const;
  await decideReports(staff, taken, later);
  expect((await unsafeListReportedJobs({ page: 1 })).rows).toMatchObject([{ id: little.id }]);
});

test.each([
  ["filled", "filled or closed"],
  ["visa-wrong", "visa or sponsoring"],
] as const)("an advert is taken down as %s, and its employer reads so", async (reason, words) => {
  const staff = await aStaffMember();
  const { author, person } = await anAuthor({ isTrusted: true });
  const sent = await sendAdvert(author, { now });
  if (!sent.ok) throw new Error(sent.error);
  const { id } = sent.value;
  const [report] = await db
    .insert(jobReports)
    .values({ jobId: id, reason: "closed", createdAt: now })
    .returning({ id: jobReports.id });
  const given = reportsSchema.parse({
    jobId: String(id),
    lastId: String(report!.id),
    outcome: "taken-down",
    reason,
  });
  await decideReports(staff, { ...given, reasons: [given.reason!] }, later);
  expect(await lastMailTo(person.email)).toMatchObject({
    template: "job-taken-down",
    props: { sentences: [expect.stringContaining(words)] },
  });
});
