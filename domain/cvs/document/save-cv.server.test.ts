import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { cvs, cvVersions } from "#db/schema/cvs.ts";
import { aCv, aDocument, aSavedJob, aState, workEntry } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { duplicateCv } from "../list/duplicate-cv.server.ts";
import { findVersion, listVersions, nameVersion } from "../versions/versions.server.ts";
import type { Cv, CvState } from "./cv.ts";
import {
  findCvOwnedBy,
  findDocumentOwnedBy,
  findLetterOwnedBy,
  listCvs,
} from "./cvs.queries.server.ts";
import { emptyLetter, firstLook } from "./empty-document.ts";
import { MAX_CVS } from "./refusals.ts";
import { createCv, createLetter, saveCv, saveLetter } from "./save-cv.server.ts";

const at = (minutes: number) => new Date(Date.parse("2026-11-15T09:00:00Z") + minutes * 60_000);

/** What a window sends: the state it holds, on the revision it knows. */
function save(cv: Cv, given: Partial<CvState> & { minute?: number } = {}) {
  const { minute = 1, ...state } = given;
  const { ownerId, id: cvId, revision: baseRevision, title, look, document } = cv;
  const whole = { title, look, document, ...state };
  return saveCv({ ownerId, cvId, baseRevision, now: at(minute), ...whole });
}

const named = (name: string) => {
  const document = aDocument();
  return { ...document, basics: { ...document.basics, name } };
};

test("a CV is kept as it was written, and saved on its revision", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  expect(cv).toMatchObject({ kind: "cv", title: "My CV", revision: 1, version: 1, forJob: null });
  expect(cv.document).toEqual(aDocument());

  expect(await save(cv, { document: named("Ada Lovelace") })).toEqual({
    ok: true,
    value: { kind: "saved", revision: 2, version: 2 },
  });
  expect(await findCvOwnedBy(owner.id, cv.id)).toMatchObject({
    revision: 2,
    document: { basics: { name: "Ada Lovelace" } },
    updatedAt: at(1),
  });
});

test("saving what stands already changes nothing, on whatever revision", async () => {
  const cv = await aCv(await aStudent());
  const same = { ok: true, value: { kind: "saved", revision: 1, version: 1 } };
  expect(await save(cv)).toEqual(same);
  expect(await save({ ...cv, revision: 7 })).toEqual(same);
});

test("two windows in different places: the second is merged, and told what stands", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  await save(cv, { document: named("Ada Lovelace") });
  const document = aDocument({ work: [workEntry("tide", { name: "Tide Tables plc" })] });

  const outcome = await save(cv, { document, minute: 2 });

  const merged = { ...named("Ada Lovelace"), work: document.work };
  expect(outcome).toMatchObject({ ok: true, value: { kind: "merged", revision: 3 } });
  expect(outcome).toMatchObject({ value: { state: { document: merged }, conflict: null } });
  expect((await findCvOwnedBy(owner.id, cv.id))?.document).toEqual(merged);
});

test("two windows in one place: mine stays, theirs is a version that has a name", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  await save(cv, { document: named("First"), minute: 1 });

  const outcome = await save(cv, { document: named("Second"), title: "Renamed", minute: 2 });

  const state = { title: "Renamed", document: named("Second") };
  expect(outcome).toMatchObject({
    value: { kind: "merged", revision: 3, version: 3, conflict: { version: 2 }, state },
  });
  expect(await findCvOwnedBy(owner.id, cv.id)).toMatchObject({ ...state, revision: 3 });
  const { rows } = await listVersions(owner.id, cv.id, 1);
  const names = rows.map(({ number, name }) => [number, name]);
  expect(names).toEqual([
    [3, null],
    [2, "From another window, 15 November at 09:01"],
    [1, null],
  ]);
  const theirs = await findVersion({ ownerId: owner.id, cvId: cv.id, number: 2 });
  expect(theirs).toMatchObject({ title: "My CV", document: named("First") });
});

test("what was merged and what another window wrote both stay versions", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  await save(cv, { document: named("Ada L"), minute: 1 });
  await save(cv, { title: "Renamed", minute: 2 });
  await save((await findCvOwnedBy(owner.id, cv.id))!, { title: "Renamed again", minute: 3 });
  const { rows } = await listVersions(owner.id, cv.id, 1);
  expect(rows.map(({ title }) => title)).toEqual(["Renamed again", "My CV", "My CV"]);
});

test("a version from another window keeps the name its owner gave it", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  await save(cv, { document: named("First") });
  await nameVersion({ ownerId: owner.id, cvId: cv.id, number: 2, name: "Before the fair" });
  await save(cv, { document: named("Second") });
  const { rows } = await listVersions(owner.id, cv.id, 1);
  expect(rows.map(({ name }) => name)).toEqual([null, "Before the fair", null]);
});

test("a window opened while another goes on writing is merged on what it opened", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  await save(cv, { document: named("Ad") });
  const opened = (await findCvOwnedBy(owner.id, cv.id))!;
  await save(opened, { document: named("Ada L") });

  // One version by now, but the state between the two is still there to compare with.
  const outcome = await save(opened, { title: "Renamed", minute: 3 });
  expect(outcome).toMatchObject({
    value: { state: { title: "Renamed", document: { basics: { name: "Ada L" } } }, conflict: null },
  });
});

test("a window from long ago whose state is forgotten: all that differs is a conflict", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  await save(cv, { document: named("Newer") });
  await db.delete(cvVersions).where(eqRevision(1));

  const outcome = await save(cv, { title: "Mine" });

  expect(outcome).toMatchObject({ value: { conflict: { version: 2 }, state: { title: "Mine" } } });
  const theirs = await findVersion({ ownerId: owner.id, cvId: cv.id, number: 2 });
  expect(theirs?.document).toEqual(named("Newer"));
});

test("eight windows that save at once lose nothing: each is saved or merged", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      save(cv, {
        document: aDocument({ work: [...cv.document.work, workEntry(`job-${n}`)] }),
      }),
    ),
  );
  expect(outcomes.map((outcome) => outcome.ok && outcome.value.kind).sort()).toEqual([
    ...Array.from({ length: 7 }, () => "merged"),
    "saved",
  ]);
  const kept = await findCvOwnedBy(owner.id, cv.id);
  expect(kept?.document.work.map(({ id }) => id).sort()).toEqual([
    ...Array.from({ length: 8 }, (_, n) => `job-${n}`),
    "tide",
  ]);
  expect(kept?.revision).toBe(9);
});

test("somebody else's CV is not there, to read or to write", async () => {
  const [owner, stranger] = [await aStudent(), await aStudent()];
  const cv = await aCv(owner);
  expect(await findDocumentOwnedBy(stranger.id, cv.id)).toBeNull();
  expect(await save({ ...cv, ownerId: stranger.id }, { title: "Taken" })).toEqual({
    ok: false,
    error: "not-found",
  });
  expect(
    await duplicateCv({ ownerId: stranger.id, cvId: cv.id, forJobId: null, now: at(1) }),
  ).toEqual({ ok: false, error: "not-found" });
  expect((await listVersions(stranger.id, cv.id, 1)).rows).toEqual([]);
  expect((await listCvs(stranger.id, 1, at(1))).rows).toEqual([]);
});

test("a letter is a document of its own, and neither is taken for the other", async () => {
  const owner = await aStudent();
  const document = emptyLetter({ name: "Ada", email: "ada@mail.example" });
  const state = { title: "To Brackwater", look: firstLook("gb"), document };
  const made = await createLetter({ ...state, ownerId: owner.id, now: at(0) });
  const cvId = made.ok ? made.value.id : "";
  const written = { ...document, paragraphs: ["I read about the leaks."] };
  const base = { ownerId: owner.id, cvId, baseRevision: 1, now: at(1) };

  expect(await saveLetter({ ...base, ...state, document: written })).toMatchObject({
    value: { kind: "saved", revision: 2 },
  });
  expect(await findLetterOwnedBy(owner.id, cvId)).toMatchObject({ document: written });
  expect(await findCvOwnedBy(owner.id, cvId)).toBeNull();
  expect(await saveCv({ ...base, ...aState() })).toEqual({ ok: false, error: "not-found" });
});

test("the same words sent twice are saved once, whatever was written elsewhere meanwhile", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  await save(cv, { document: named("Ada L") });
  expect(await save(cv, { document: named("Ada L") })).toMatchObject({
    value: { kind: "saved", revision: 2 },
  });
  await save((await findCvOwnedBy(owner.id, cv.id))!, { title: "Elsewhere" });
  expect(await save(cv, { document: named("Ada L") })).toMatchObject({
    value: { kind: "merged", revision: 3, state: { title: "Elsewhere" }, conflict: null },
  });
});

test("two windows that write one word at once: one stays, the other is a version", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  await Promise.all(["Ada", "Ben", "Cem"].map((name) => save(cv, { document: named(name) })));
  const { rows } = await listVersions(owner.id, cv.id, 1);
  const found = await Promise.all(
    rows.map(({ number }) => findVersion({ ownerId: owner.id, cvId: cv.id, number })),
  );
  const names = found.map((each) => (each as Cv).document.basics.name);
  expect(names.sort()).toEqual(["Ada", "Ada Byron", "Ben", "Cem"]);
});

test("a copy for a job carries its name, and goes its own way", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const job = await aSavedJob(owner, { title: "Graduate developer" });
  const made = await duplicateCv({ ownerId: owner.id, cvId: cv.id, forJobId: job.id, now: at(2) });
  const copyId = made.ok ? made.value.id : "";
  await save(cv, { document: named("Changed since") });

  const copy = await findCvOwnedBy(owner.id, copyId);
  expect(copy).toMatchObject({
    title: expect.stringMatching(/^Graduate developer, Employer/),
    forJob: { id: job.id, slug: job.slug, title: "Graduate developer" },
    document: aDocument(),
    revision: 1,
  });
  const notSaved = (await aJob({ title: "A draft of somebody's" })).id;
  for (const forJobId of [999_999, notSaved]) {
    const asked = { ownerId: owner.id, cvId: cv.id, forJobId, now: at(2) };
    expect(await duplicateCv(asked)).toEqual({ ok: false, error: "no-such-job" });
  }
});

test("the list holds CVs and letters, last changed first", async () => {
  const owner = await aStudent();
  const first = await aCv(owner, { title: "First" });
  await aCv(owner, { title: "Second", now: at(1) });
  await save(first, { title: "First, changed", minute: 5 });
  const { rows, total } = await listCvs(owner.id, 1, at(6));
  expect(rows.map(({ title }) => title)).toEqual(["First, changed", "Second"]);
  expect(rows[0]).toMatchObject({ openComments: 0, liveShares: 0, sendings: 0, isInReview: false });
  expect(total).toBe(2);
});

test("nobody keeps more than fifty, even when the last two are made together", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const [row] = await db.select().from(cvs);
  await db
    .insert(cvs)
    .values(Array.from({ length: MAX_CVS - 2 }, (_, n) => ({ ...row!, id: `copy-${n}` })));
  const one = { ...aState(), ownerId: owner.id, now: at(1) };
  const outcomes = await Promise.all([createCv(one), createCv(one)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "too-many" });
  expect(await findCvOwnedBy(owner.id, cv.id)).not.toBeNull();
});

function eqRevision(revision: number) {
  return eq(cvVersions.revision, revision);
}
