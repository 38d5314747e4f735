import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema/jobs.ts";
import { aCv, aSavedJob } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { listCvs } from "../document/cvs.queries.server.ts";
import { emptyLetter } from "../document/empty-document.ts";
import { createLetter, saveCv } from "../document/save-cv.server.ts";
import { binCv, deleteBinnedCv } from "../list/bin-cv.server.ts";
import { emptyCvBin } from "../list/empty-bin.server.ts";
import { noteDownload } from "./note-download.server.ts";
import { noteSending } from "./note-sending.server.ts";
import { removeSending } from "./remove-sending.server.ts";
import { listSendable, listSendableVersions } from "./sendable.queries.server.ts";
import { findSentDocument, listSendings, sendingsForJobs } from "./sendings.queries.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const toMill = {
  jobId: null,
  sentTo: "The mill",
  jobTitle: "Miller",
  sentOn: "2026-11-14",
  note: "By post.",
  now,
};
const versionOf = (cvId: string, revision = 1, rightToWorkWords = "") => [
  { cvId, revision, rightToWorkWords },
];

const HOUR_MS = 3600_000;

test("a sending ties a version to a saved job, and outlives the advert", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const employer = await anEmployer({ name: "Brackwater" });
  const job = await aSavedJob(owner, { title: "Developer", employerId: employer.id });
  const noted = { ...toMill, ownerId: owner.id, sent: versionOf(cv.id), jobId: job.id };
  expect(await noteSending(noted)).toMatchObject({ ok: true });

  const sent = { cvId: cv.id, kind: "cv", title: "My CV", version: 1, sentOn: "2026-11-14" };
  const recipientLabel = { sentTo: "Brackwater", jobTitle: "Developer", note: "By post." };
  expect(await sendingsForJobs(owner.id, [job.id])).toMatchObject([
    { ...sent, ...recipientLabel, jobId: job.id, jobSlug: job.slug },
  ]);
  expect((await listCvs(owner.id, 1, now)).rows).toMatchObject([{ sendings: 1 }]);

  await db.delete(jobs).where(eq(jobs.id, job.id));
  expect((await listSendings(owner.id, { page: 1 })).rows).toMatchObject([
    { ...sent, ...recipientLabel, jobId: null, jobSlug: null },
  ]);
});

test("a CV and a letter go together or not at all, and twice the same is once", async () => {
  const owner = await aStudent();
  const { id: cvId, look } = await aCv(owner);
  const letter = {
    ownerId: owner.id,
    title: "To the mill",
    look,
    document: emptyLetter({ name: "Ada", email: "" }),
    now,
  };
  const made = await createLetter(letter);
  const letterId = made.ok ? made.value.id : "";
  const both = [...versionOf(cvId), ...versionOf(letterId)];
  const noted = { ...toMill, ownerId: owner.id, sent: both };
  const half = [...versionOf(cvId), ...versionOf(letterId, 9)];
  expect(await noteSending({ ...noted, sent: half })).toEqual({
    ok: false,
    error: "no-such-version",
  });
  expect((await listSendings(owner.id, { page: 1 })).total).toBe(0);

  const [first, second] = await Promise.all([noteSending(noted), noteSending(noted)]);
  expect(first).toEqual(second);
  const { rows } = await listSendings(owner.id, { page: 1 });
  expect(rows.map(({ kind }) => kind).sort()).toEqual(["cv", "letter"]);
  expect(await noteSending({ ...noted, sent: [] })).toEqual({ ok: false, error: "nothing-sent" });
});

test("what was sent is read as it was, with the right-to-work line of that day", async () => {
  const owner = await aStudent();
  const { id: cvId, look, document } = await aCv(owner, { title: "Begun" });
  const save = { ownerId: owner.id, cvId, look, document, now };
  await saveCv({ ...save, baseRevision: 1, title: "As sent" });
  const sent = versionOf(cvId, 2, "Student visa to 3 March 2027.");
  const noted = await noteSending({ ...toMill, ownerId: owner.id, sent });
  const id = noted.ok ? noted.value.ids[0]! : 0;
  await saveCv({ ...save, baseRevision: 2, title: "Later" });
  await emptyCvBin(new Date("2027-11-15T09:00:00Z"));

  const { rows } = await listSendings(owner.id, { cvId, page: 1 });
  expect(rows).toMatchObject([{ title: "As sent", version: 2 }]);
  expect(await findSentDocument(owner.id, id)).toMatchObject({
    kind: "cv",
    title: "As sent",
    rightToWorkWords: "Student visa to 3 March 2027.",
  });
  expect(await findSentDocument((await aStudent()).id, id)).toBeNull();
});

test("the file is there while the CV lies in the bin; deleted, the line alone stays", async () => {
  const owner = await aStudent();
  const { id: cvId } = await aCv(owner, { title: "Once" });
  const own = { ownerId: owner.id, cvId };
  const noted = await noteSending({ ...toMill, ownerId: owner.id, sent: versionOf(cvId) });
  const id = noted.ok ? noted.value.ids[0]! : 0;
  await binCv({ ...own, now });
  expect((await listSendings(owner.id, { page: 1 })).rows).toMatchObject([
    { isBinned: true, cvId },
  ]);
  expect(await findSentDocument(owner.id, id)).toMatchObject({ title: "Once" });
  const again = await noteSending({ ...toMill, ownerId: owner.id, sent: versionOf(cvId) });
  expect(again).toEqual({ ok: false, error: "not-found" });

  await deleteBinnedCv(own);
  expect((await listSendings(owner.id, { page: 1 })).rows).toMatchObject([
    { title: "Once", version: 1, kind: "cv", sentTo: "The mill", cvId: null, isBinned: false },
  ]);
  expect(await findSentDocument(owner.id, id)).toBeNull();
});

test("an earlier version may be the one that was sent, and is offered", async () => {
  const owner = await aStudent();
  const { id: cvId, look, document } = await aCv(owner, { title: "Begun" });
  const save = { ownerId: owner.id, cvId, baseRevision: 1, look, document, now };
  await saveCv({ ...save, title: "Later" });
  expect(await listSendable(owner.id)).toMatchObject([
    { id: cvId, title: "Later", versions: [{ number: 2 }, { number: 1 }] },
  ]);
  const own = { ...toMill, ownerId: owner.id };
  expect(await noteSending({ ...own, sent: versionOf(cvId, 1) })).toMatchObject({ ok: true });
  expect(await noteSending({ ...own, sent: versionOf(cvId, 7) })).toEqual({
    ok: false,
    error: "no-such-version",
  });
  expect((await listSendings(owner.id, { page: 1 })).rows).toMatchObject([{ title: "Begun" }]);
});

test("what was downloaded is what is noted, however much was typed since", async () => {
  const owner = await aStudent();
  const { id: cvId, look, document } = await aCv(owner, { title: "Begun" });
  const own = { ownerId: owner.id, cvId };
  const save = { ...own, look, document, now };
  await saveCv({ ...save, baseRevision: 1, title: "As downloaded" });
  await noteDownload({ ...own, revision: 2, now });
  // Within the same ten minutes, in the same window.
  await saveCv({ ...save, baseRevision: 2, title: "Typed on" });
  await saveCv({ ...save, baseRevision: 3, title: "Typed on and on" });

  const versions = await listSendableVersions({ ...own, number: null });
  expect(versions).toMatchObject([
    { revision: 4, number: 3, isCurrent: true, downloadedAt: null },
    { revision: 2, number: 2, isCurrent: false, downloadedAt: now },
    { revision: 1, number: 1 },
  ]);
  expect(await listSendable(owner.id)).toMatchObject([{ id: cvId, versions }]);
  const noted = await noteSending({ ...toMill, ownerId: owner.id, sent: versionOf(cvId, 2) });
  const id = noted.ok ? noted.value.ids[0]! : 0;
  expect(await findSentDocument(owner.id, id)).toMatchObject({ title: "As downloaded" });
});

test("what a page offered is what is noted, though another window typed on in that version", async () => {
  const owner = await aStudent();
  const { id: cvId, look, document } = await aCv(owner, { title: "Begun" });
  const save = { ownerId: owner.id, cvId, look, document, now };
  await saveCv({ ...save, baseRevision: 1, title: "As offered" });
  await saveCv({ ...save, baseRevision: 2, title: "Typed on" });

  const noted = await noteSending({ ...toMill, ownerId: owner.id, sent: versionOf(cvId, 2) });
  const id = noted.ok ? noted.value.ids[0]! : 0;
  await emptyCvBin(new Date("2027-11-15T09:00:00Z"));
  expect(await findSentDocument(owner.id, id)).toMatchObject({ title: "As offered" });
  expect((await listSendings(owner.id, { page: 1 })).rows).toMatchObject([
    { title: "As offered", version: 2, isBeforeMore: true },
  ]);
});

test("a file made while the next words are saved is offered as it was, no matter which is first", async () => {
  const owner = await aStudent();
  const { id: cvId, look, document } = await aCv(owner, { title: "Begun" });
  const own = { ownerId: owner.id, cvId };
  const save = { ...own, look, document, now };
  for (let revision = 1; revision < 6; revision += 1) {
    await saveCv({ ...save, baseRevision: 2 * revision - 1, title: `Taken ${revision}` });
    await Promise.all([
      noteDownload({ ...own, revision: 2 * revision, now }),
      saveCv({ ...save, baseRevision: 2 * revision, title: `Later ${revision}` }),
    ]);
  }
  // Here the save was first for certain: its version goes on, and the file is of the state before.
  await saveCv({ ...save, baseRevision: 11, title: "Taken 6" });
  await saveCv({ ...save, baseRevision: 12, title: "Later 6" });
  await noteDownload({ ...own, revision: 12, now });
  const versions = await listSendableVersions({ ...own, number: null });
  const taken = versions.filter(({ downloadedAt }) => downloadedAt !== null);
  expect(taken.map(({ revision }) => revision)).toEqual([12, 10, 8, 6, 4, 2]);
  const sent = versionOf(cvId, 4);
  expect(await noteSending({ ...toMill, ownerId: owner.id, sent })).toMatchObject({ ok: true });
  expect((await listSendings(owner.id, { page: 1 })).rows).toMatchObject([{ title: "Taken 2" }]);
});

test("a version asked for by its number is offered however old, and nobody else's ever", async () => {
  const [owner, stranger] = [await aStudent(), await aStudent()];
  const { id: cvId, look, document } = await aCv(owner, { title: "Begun" });
  const own = { ownerId: owner.id, cvId };
  for (let revision = 1; revision < 15; revision += 1) {
    const later = new Date(now.getTime() + revision * HOUR_MS);
    const save = { ...own, baseRevision: revision, look, document, now: later };
    await saveCv({ ...save, title: `Title ${revision}` });
  }
  const newest = await listSendableVersions({ ...own, number: null });
  expect(newest.map(({ number }) => number)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect((await listSendableVersions({ ...own, number: 2 })).at(-1)).toMatchObject({ number: 2 });
  await noteDownload({ ownerId: stranger.id, cvId, revision: 15, now });
  expect(await listSendableVersions({ ownerId: stranger.id, cvId, number: 2 })).toEqual([]);
  expect((await listSendableVersions({ ...own, number: null }))[0]?.downloadedAt).toBeNull();
});

test("neither another's CV nor a job one has not saved can be named; nor another's note removed", async () => {
  const [owner, stranger] = [await aStudent(), await aStudent()];
  const cv = await aCv(owner);
  const job = await aJob();
  const own = { ...toMill, ownerId: owner.id, sent: versionOf(cv.id) };
  expect(await noteSending({ ...own, ownerId: stranger.id })).toEqual({
    ok: false,
    error: "not-found",
  });
  expect(await noteSending({ ...own, jobId: job.id })).toEqual({ ok: false, error: "no-such-job" });
  const noted = await noteSending(own);
  const id = noted.ok ? noted.value.ids[0]! : 0;
  await removeSending(stranger.id, id);
  expect((await listSendings(owner.id, { page: 1 })).total).toBe(1);
  expect((await listSendings(stranger.id, { page: 1 })).rows).toEqual([]);
  await removeSending(owner.id, id);
  expect((await listSendings(owner.id, { page: 1 })).total).toBe(0);
});
