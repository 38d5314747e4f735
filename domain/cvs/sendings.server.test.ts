import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { aCv, aSavedJob } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { listCvs } from "./cvs.queries.server.ts";
import { emptyCvBin } from "./empty-bin.server.ts";
import { saveCv } from "./keep-cv.server.ts";
import { listSendings, noteSending, removeSending, sendingsForJob } from "./sendings.server.ts";
import { findVersion } from "./versions.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const toMill = {
  version: null,
  jobId: null,
  sentTo: "The mill",
  jobTitle: "Miller",
  sentOn: "2026-11-14",
  note: "By post.",
  now,
};

test("a sending ties the version that stands to a saved job, and outlives the advert", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const employer = await anEmployer({ name: "Brackwater" });
  const job = await aSavedJob(owner, { title: "Developer", employerId: employer.id });
  const own = { ...toMill, ownerId: owner.id, cvId: cv.id };
  expect(await noteSending({ ...own, jobId: job.id })).toMatchObject({ ok: true });

  const sent = { cvId: cv.id, kind: "cv", title: "My CV", version: 1, sentOn: "2026-11-14" };
  const whither = { sentTo: "Brackwater", jobTitle: "Developer", note: "By post." };
  expect(await sendingsForJob(owner.id, job.id)).toMatchObject([
    { ...sent, ...whither, job: { id: job.id, slug: job.slug } },
  ]);
  expect((await listCvs(owner.id, 1, now)).rows).toMatchObject([{ sendings: 1 }]);

  await db.delete(jobs).where(eq(jobs.id, job.id));
  expect((await listSendings(owner.id, { page: 1 })).rows).toMatchObject([
    { ...sent, ...whither, job: null },
  ]);
});

test("what was sent can be read as it was, whatever is written later and however long ago", async () => {
  const owner = await aStudent();
  const { id: cvId, look, document } = await aCv(owner, { title: "Begun" });
  const save = { ownerId: owner.id, cvId, tab: "one", look, document, now };
  await saveCv({ ...save, baseRevision: 1, title: "As sent" });
  await noteSending({ ...toMill, ownerId: owner.id, cvId });
  await saveCv({ ...save, baseRevision: 2, title: "Later" });
  await emptyCvBin(new Date("2027-11-15T09:00:00Z"));

  const { rows } = await listSendings(owner.id, { cvId, page: 1 });
  expect(rows).toMatchObject([{ title: "As sent", version: 2 }]);
  expect(await findVersion({ ownerId: owner.id, cvId, number: 2 })).toMatchObject({
    title: "As sent",
  });
});

test("an earlier version may be the one that was sent", async () => {
  const owner = await aStudent();
  const { id: cvId, look, document } = await aCv(owner, { title: "Begun" });
  const save = { ownerId: owner.id, cvId, baseRevision: 1, tab: "", look, document, now };
  await saveCv({ ...save, title: "Later" });
  const own = { ...toMill, ownerId: owner.id, cvId };
  expect(await noteSending({ ...own, version: 1 })).toMatchObject({ ok: true });
  expect(await noteSending({ ...own, version: 7 })).toEqual({
    ok: false,
    error: "no-such-version",
  });
  expect((await listSendings(owner.id, { page: 1 })).rows).toMatchObject([{ title: "Begun" }]);
});

test("neither another's CV nor a job one has not saved can be named; nor another's note removed", async () => {
  const [owner, stranger] = [await aStudent(), await aStudent()];
  const cv = await aCv(owner);
  const job = await aJob();
  const own = { ...toMill, ownerId: owner.id, cvId: cv.id };
  expect(await noteSending({ ...own, ownerId: stranger.id })).toEqual({
    ok: false,
    error: "not-found",
  });
  expect(await noteSending({ ...own, jobId: job.id })).toEqual({ ok: false, error: "no-such-job" });
  const noted = await noteSending(own);
  const id = noted.ok ? noted.value.id : 0;
  await removeSending(stranger.id, id);
  expect((await listSendings(owner.id, { page: 1 })).total).toBe(1);
  expect((await listSendings(stranger.id, { page: 1 })).rows).toEqual([]);
  await removeSending(owner.id, id);
  expect((await listSendings(owner.id, { page: 1 })).total).toBe(0);
});
