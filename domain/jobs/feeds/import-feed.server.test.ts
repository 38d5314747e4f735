import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobFeedRuns } from "#db/schema/job-feeds.ts";
import { jobDecisions, jobs } from "#db/schema/jobs.ts";
import { searchOutbox } from "#db/schema/search.ts";
import { ensureEmployers } from "#domain/employers/ensure-employers.server.ts";
import { test } from "#test/database.ts";
import { waitingTasks } from "#test/tasks.ts";
import { JOBS_COLLECTION } from "../board/search-source.server.ts";
import { type FeedImport, importFeed } from "./import-feed.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const later = new Date("2026-11-16T09:00:00Z");

type Line = { id: string; title?: string; company?: string; location?: string; closing?: string };

function csv(lines: readonly Line[]): Uint8Array {
  const rows = lines.map(
    ({ id, title = "Analyst", company = "Halden Rowe", location = "Leeds, UK", closing = "" }) =>
      `${id},"${title}","${company}","${location}",https://jobs.example.org/${id},${closing}`,
  );
  return Buffer.from(`${["id,title,company,location,url,closing date", ...rows].join("\n")}\n`);
}

function run(lines: readonly Line[] | Uint8Array, changes: Partial<FeedImport> = {}) {
  return importFeed({
    format: "csv",
    source: "one",
    feedId: null,
    from: { bytes: lines instanceof Uint8Array ? lines : csv(lines) },
    employerName: null,
    country: null,
    force: false,
    now,
    ensureEmployers,
    ...changes,
  });
}

function stored() {
  return db
    .select({
      key: jobs.externalKey,
      title: jobs.title,
      state: jobs.state,
      slug: jobs.slug,
      postedAt: jobs.postedAt,
      closedAt: jobs.closedAt,
      updatedAt: jobs.updatedAt,
      employer: employers.name,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .orderBy(asc(jobs.source), asc(jobs.externalKey));
}

function lines(count: number): Line[] {
  return Array.from({ length: count }, (_, at) => ({ id: `n${at}`, title: `Analyst ${at}` }));
}

test("a first run adds every job, and says so where staff look", async () => {
  const report = await run([{ id: "1" }, { id: "2", title: "Nurse", company: "Halden Rowe Ltd" }]);

  expect(report).toMatchObject({ failure: null, rows: 2, added: 2, refused: 0, closed: 0 });
  expect(await stored()).toMatchObject([
    { key: "1", title: "Analyst", state: "approved", employer: "Halden Rowe", postedAt: now },
    { key: "2", title: "Nurse", employer: "Halden Rowe" },
  ]);
  expect(await db.$count(employers)).toBe(1);
  const [kept] = await db.select().from(jobFeedRuns);
  expect(kept).toMatchObject({ state: "done", source: "one", added: 2, failure: null });
  expect(kept!.endedAt).not.toBeNull();
  // The site's own search hears of the employer too.
  expect(await db.$count(searchOutbox, eq(searchOutbox.collection, JOBS_COLLECTION))).toBe(2);
});

test("the same feed again writes no job at all", async () => {
  await run(lines(3));
  const before = await stored();
  await db.delete(searchOutbox);

  const report = await run(lines(3), { now: later });
  expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 3, closed: 0 });
  expect(await stored()).toEqual(before);
  expect(await db.$count(searchOutbox)).toBe(0);
});

test("a changed row changes its job in place: same address, same day", async () => {
  await run([{ id: "1" }]);
  const [before] = await stored();

  const report = await run([{ id: "1", title: "Senior analyst" }], { now: later });
  const [after] = await stored();
  expect(report).toMatchObject({ changed: 1, added: 0 });
  expect(after).toMatchObject({ title: "Senior analyst", updatedAt: later });
  expect([after!.slug, after!.postedAt]).toEqual([before!.slug, before!.postedAt]);
});

test("a job that vanishes is closed, and open again when it comes back", async () => {
  await run([{ id: "1" }, { id: "2" }]);
  expect(await run([{ id: "2" }], { now: later })).toMatchObject({ closed: 1, unchanged: 1 });
  expect(await stored()).toMatchObject([
    { key: "1", state: "closed", closedAt: later },
    { key: "2", state: "approved", closedAt: null },
  ]);

  expect(await run([{ id: "1" }, { id: "2" }], { now: later })).toMatchObject({ changed: 1 });
  expect(await stored()).toMatchObject([{ state: "approved", closedAt: null }, {}]);
});

test("only the feed's own jobs vanish with it", async () => {
  await run([{ id: "1" }]);
  await run([{ id: "1", title: "Nurse" }], { source: "two" });
  expect(await run([], { source: "two", force: true })).toMatchObject({ closed: 1 });
  expect(await stored()).toMatchObject([{ state: "approved" }, { state: "closed" }]);
});

test("a row that is refused today keeps its job as it was", async () => {
  await run([{ id: "1" }, { id: "2" }]);
  const report = await run([{ id: "1", title: "" }, { id: "2" }], { now: later });
  expect(report).toMatchObject({ refused: 1, closed: 0, unchanged: 1 });
  expect(report.refusals).toEqual([
    { reason: "no-title", count: 1, examples: ["Without a title (1)"] },
  ]);
  expect(await stored()).toMatchObject([{ title: "Analyst", state: "approved" }, {}]);
});

test("a page of many closes nothing", async () => {
  const company = { name: "C", identifier: "C" };
  const posting = (id: string) => ({ id, name: "Nurse", company, jobAd: {} });
  const page = (ids: string[], totalFound: number) =>
    Buffer.from(JSON.stringify({ totalFound, content: ids.map(posting) }));
  await run(page(["1", "2"], 2), { format: "smartrecruiters" });
  expect(await run(page(["1"], 2), { format: "smartrecruiters" })).toMatchObject({ closed: 0 });
  expect(await run(page(["1"], 1), { format: "smartrecruiters" })).toMatchObject({ closed: 1 });
});

test("when more than half of a large source vanishes, nothing changes unless somebody insists", async () => {
  await run(lines(30));
  const before = await stored();

  const refused = await run([...lines(14), { id: "new", company: "Nobody Yet" }], { now: later });
  expect(refused.failure).toContain("More than half");
  expect(await stored()).toEqual(before);
  expect(await db.$count(employers)).toBe(1);

  expect(await run(lines(14), { force: true, now: later })).toMatchObject({ closed: 16 });
});

test("jobs that ran out by themselves are no loss", async () => {
  await run(lines(30).map((line) => ({ ...line, closing: "2026-11-15" })));
  const report = await run([{ id: "new", title: "New" }], {
    now: new Date("2026-11-20T00:00:00Z"),
  });
  expect(report).toMatchObject({ failure: null, added: 1, closed: 30 });
});

test.each([
  ["half a file", Buffer.from('id,title,company,url\n1,"Anal')],
  ["a web page", Buffer.from("<!doctype html><title>Sign in</title>")],
  ["nothing", new Uint8Array()],
  [
    "no usable row",
    csv([
      { id: "8", title: "" },
      { id: "9", company: "" },
    ]),
  ],
])("%s changes nothing, and the run says why", async (_case, bytes) => {
  await run([{ id: "1" }]);
  const before = await stored();

  const report = await run(bytes, { now: later });
  expect(report.failure).toMatch(/\.$/);
  expect(await stored()).toEqual(before);
  const [kept] = await db.select().from(jobFeedRuns).where(eq(jobFeedRuns.id, report.runId));
  expect(kept).toMatchObject({ state: "failed", failure: report.failure, added: 0, closed: 0 });
});

test("the same job in another feed is not shown twice, until the first is gone", async () => {
  await run([{ id: "1" }]);
  const other = { source: "two", now: later };
  const again: Line = { id: "x", title: "ANALYST (m/f/d)", company: "Halden Rowe Limited" };
  expect(await run([again], other)).toMatchObject({ added: 0, duplicates: 1 });

  await run([], { now: later, force: true });
  expect(await run([again], other)).toMatchObject({ added: 1, duplicates: 0 });
});

test("two feeds that bring the same job at the same time bring one", async () => {
  const reports = await Promise.all([run([{ id: "1" }]), run([{ id: "x" }], { source: "two" })]);
  expect(reports.map(({ added }) => added).sort()).toEqual([0, 1]);
  expect(await db.$count(jobs)).toBe(1);
});

async function takeDown(reason: string) {
  const [job] = await db
    .update(jobs)
    .set({ state: "declined", closedAt: now })
    .returning({ id: jobs.id });
  const decision = "taken-down" as const;
  await db.insert(jobDecisions).values({ jobId: job!.id, decision, reasons: [reason] });
}

test("what staff took down, no feed puts back: changed, under a new id, or another feed", async () => {
  await run([{ id: "1" }]);
  await takeDown("scam");

  expect(await run([{ id: "1", title: "Better analyst" }])).toMatchObject({ unchanged: 1 });
  const refused = { added: 0, refused: 1, refusals: [{ reason: "taken-down" }] };
  expect(await run([{ id: "1" }, { id: "7" }], { now: later })).toMatchObject({
    ...refused,
    refused: 2,
  });
  expect(await run([{ id: "x" }], { source: "two" })).toMatchObject(refused);
  expect(await stored()).toMatchObject([{ title: "Analyst", state: "declined" }]);
});

test("one that was taken down as a duplicate may stand there once", async () => {
  await run([{ id: "1" }]);
  await takeDown("duplicate");
  expect(await run([{ id: "x" }], { source: "two" })).toMatchObject({ added: 1 });
});

test("a job that comes back while another feed has it open stays closed", async () => {
  await run([{ id: "1" }]);
  await run([], { now: later, force: true });
  await run([{ id: "x" }], { source: "two", now: later });

  expect(await run([{ id: "1" }], { now: later })).toMatchObject({ changed: 0, duplicates: 1 });
  expect(await stored()).toMatchObject([
    { key: "1", state: "closed" },
    { key: "x", state: "approved" },
  ]);
});

test.each([
  ["with spaces around it", " 1 "],
  ["longer than examples show", "k".repeat(300)],
])("a refused row %s still holds its job", async (_case, id) => {
  await run([{ id }, { id: "2" }]);
  const report = await run([{ id, title: "" }, { id: "2" }], { now: later });
  expect(report).toMatchObject({ refused: 1, closed: 0, unchanged: 1 });
});

test("an id that stands there twice, spaces apart, is one job", async () => {
  expect(await run([{ id: "1" }, { id: "1 ", title: "Nurse" }])).toMatchObject({
    added: 1,
    refusals: [{ reason: "same-key-twice" }],
  });
});

test("a feed that cannot be fetched is a run that says why", async () => {
  const from = { url: "https://127.0.0.1/feed" };
  expect((await run([], { from })).failure).toContain("private network");
  const [kept] = await db.select().from(jobFeedRuns);
  expect(kept).toMatchObject({ state: "failed", failure: expect.stringContaining("private") });
});

test("a job that has closed already is not taken in", async () => {
  const report = await run([{ id: "1", closing: "2026-11-01" }, { id: "2" }]);
  expect(report).toMatchObject({ added: 1, refused: 1 });
  expect(report.refusals[0]).toMatchObject({ reason: "already-closed" });
});

test("a fault half-way leaves the jobs alone and a run that says so", async () => {
  const fault = run([{ id: "1" }], {
    ensureEmployers: () => Promise.reject(new Error("The employers are away")),
  });
  await expect(fault).rejects.toThrow("away");
  expect(await db.$count(jobs)).toBe(0);
  const [kept] = await db.select().from(jobFeedRuns);
  expect(kept).toMatchObject({ state: "failed", failure: expect.stringContaining("our side") });
});

test("only feeds that bring British jobs ask the register about their employers", async () => {
  await run([{ id: "1", location: "Toronto, Canada" }]);
  expect(await waitingTasks()).toEqual([]);
  await run([{ id: "1", location: "Toronto, Canada" }, { id: "2" }]);
  expect(await waitingTasks()).toMatchObject([
    { name: "resolve-employers", data: { which: "new" } },
  ]);
});

test("a source whose format changes closes nothing until somebody says so", async () => {
  await run([{ id: "1" }, { id: "2" }]);
  const job =
    "<job><title>Cook</title><company>Fern</company><url>https://fern.example/9</url><referencenumber>9</referencenumber></job>";
  const xml = Buffer.from(`<source>${job}</source>`);

  const refused = await run(xml, { format: "xml", now: later });
  expect(refused).toMatchObject({ failure: expect.stringContaining("another format"), closed: 0 });
  expect((await stored()).map(({ state }) => state)).toEqual(["approved", "approved"]);

  const forced = await run(xml, { format: "xml", now: later, force: true });
  expect(forced).toMatchObject({ failure: null, added: 1, closed: 2 });
});
