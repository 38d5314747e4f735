import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { jobPicks } from "#db/schema/job-choices.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { newEntry } from "#domain/cvs/document/new-entry.ts";
import { findPicks } from "#domain/jobs/for-you/picks.server.ts";
import { hideJob } from "#domain/jobs/hidden/hide-job.server.ts";
import { moveSavedJob } from "#domain/jobs/saved/change-saved-job.server.ts";
import { saveJob } from "#domain/jobs/saved/save-job.server.ts";
import { aCv, aDocument } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { forYou } from "./for-you.server.ts";

const now = new Date();
const later = new Date(now.getTime() + 60_000);

const leeds = { countryId: 226, town: "Leeds" };
type Reader = Omit<Parameters<typeof forYou>[0], "stored">;
const readerOf = (member: SignedInMember, given: Partial<Reader> = {}) => ({
  member,
  course: "MSc Data Science",
  university: leeds,
  situation: null,
  hasCv: false,
  ...given,
});

async function picked(reader: Reader, at = now) {
  const stored = await findPicks(reader.member.id);
  const view = await forYou({ ...reader, stored }, at);
  return view.kind === "jobs" ? view.jobs.map(({ name, reasons }) => [name, reasons]) : view.kind;
}

const cvWith = (keywords: string[]) =>
  aDocument({ skills: [{ ...newEntry("skills"), id: "code", name: "Code", keywords }] });

test("jobs are picked by course, skills and place, each with its reasons", async () => {
  const student = await aStudent();
  await aCv(student, { document: cvWith(["Python"]), now });
  await aJob({ title: "Data analyst", sector: "data", city: "Leeds" });
  await aJob({
    title: "Technician",
    city: "York",
    descriptionHtml: "<p>Some <b>Python</b> is used.</p>",
  });
  await aJob({ title: "Gardener", city: "Leeds" });
  await startTestSearch();

  expect(await picked(readerOf(student, { hasCv: true }))).toEqual([
    ["Data analyst", ["Your course is Data Science", "In Leeds"]],
    ["Technician", ["Python is in your CV"]],
  ]);
});

test("what was hidden, saved or applied for is not offered again", async () => {
  const student = await aStudent();
  const hidden = await aJob({ title: "Hidden", sector: "data" });
  const applied = await aJob({ title: "Applied", sector: "data" });
  const saved = await aJob({ title: "Saved", sector: "data" });
  await aJob({ title: "Open", sector: "data" });
  await startTestSearch();
  expect(await picked(readerOf(student))).toHaveLength(3);

  await hideJob(student.id, hidden.id, now);
  await saveJob(student.id, saved.id, now);
  await saveJob(student.id, applied.id, now);
  await moveSavedJob(student.id, applied.id, "applied", now);

  expect(await picked(readerOf(student))).toEqual([
    ["Open", ["Your course is Data Science", "In Leeds"]],
  ]);
});

test("with every pick saved others are picked in their place", async () => {
  const student = await aStudent();
  const first = await Promise.all(
    // As many as one question finds.
    Array.from({ length: 30 }, (_, n) =>
      aJob({ title: `New ${n}`, sector: "data", postedAt: now }),
    ),
  );
  const older = await aJob({ title: "Older", sector: "data" });
  await startTestSearch();
  expect(await picked(readerOf(student))).toHaveLength(3);
  for (const { id } of first) await saveJob(student.id, id, now);

  expect(await picked(readerOf(student))).toEqual([
    ["Older", ["Your course is Data Science", "In Leeds"]],
  ]);
  await saveJob(student.id, older.id, now);
  expect(await picked(readerOf(student))).toBe("nothing-found");
});

test("another course or a newer CV picks again, and nothing else does", async () => {
  const student = await aStudent();
  await aJob({ title: "Solicitor", sector: "law" });
  await aJob({ title: "Coder", descriptionHtml: "<p>Rust.</p>" });
  await startTestSearch();
  const madeAt = async () => (await db.select().from(jobPicks))[0]?.madeAt;

  expect(await picked(readerOf(student))).toBe("nothing-found");
  expect(await picked(readerOf(student), later)).toBe("nothing-found");
  expect(await madeAt()).toEqual(now);
  expect(await picked(readerOf(student, { course: "LLM Law" }), later)).toHaveLength(1);
  expect(await madeAt()).toEqual(later);

  const reader = readerOf(student, { course: "LLM Law", hasCv: true });
  await aCv(student, { document: cvWith(["Weaving"]), now: later });
  expect(await picked(reader, later)).toHaveLength(1);
  const last = new Date(later.getTime() + 60_000);
  await aCv(student, { document: cvWith(["Rust"]), now: last });
  expect(await picked(reader, last)).toHaveLength(2);
});

test("with neither course nor CV there is nothing to go by", async () => {
  const student = await aStudent();
  expect(await picked(readerOf(student, { course: null }))).toBe("nothing-known");
});

test("a board that is away costs the dashboard nothing but this part", async () => {
  expect(await picked(readerOf(await aStudent()))).toBe("nothing-found");
});

test("what was picked is in the person's data, and goes with their account", async () => {
  const student = await aStudent();
  await aJob({ sector: "data" });
  await startTestSearch();
  await picked(readerOf(student));

  expect((await exportMyData(student.id, now))?.tables.job_picks).toHaveLength(1);
  await db.delete(users).where(eq(users.id, student.id));
  expect(await db.$count(jobPicks)).toBe(0);
});
