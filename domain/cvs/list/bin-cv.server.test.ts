import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { cvPhotos, cvs, cvVersions } from "#db/schema/cvs.ts";
import { readWhole } from "#platform/files/files.server.ts";
import { aCv, aDocument } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aPhoto } from "#test/files.ts";
import { performOnly } from "#test/tasks.ts";
import { findCvOwnedBy, listBin, listCvs, summariseBin } from "../document/cvs.queries.server.ts";
import { saveCv } from "../document/save-cv.server.ts";
import { findShared, shareCv } from "../sharing/share-cv.server.ts";
import { binCv, deleteBinnedCv, unbinCv } from "./bin-cv.server.ts";
import { emptyCvBin } from "./empty-bin.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);

test("what is binned is out of sight, can be taken out, and is deleted after thirty days", async () => {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const own = { ownerId: owner.id, cvId: cv.id };
  expect(await binCv({ ...own, now })).toEqual({ ok: true, value: null });
  expect(await binCv({ ...own, now })).toEqual({ ok: false, error: "not-found" });
  expect((await listCvs(owner.id, 1, now)).rows).toEqual([]);
  expect(await findCvOwnedBy(owner.id, cv.id)).toBeNull();
  expect((await listBin(owner.id, 1)).rows).toMatchObject([
    { id: cv.id, title: "My CV", binnedAt: now, deletedAfter: later(30) },
  ]);
  expect(await summariseBin(owner.id)).toEqual({ total: 1, firstGone: later(30) });

  expect(await emptyCvBin(later(29))).toBe(0);
  expect(await unbinCv(own)).toEqual({ ok: true, value: null });
  expect(await findCvOwnedBy(owner.id, cv.id)).toMatchObject({ title: "My CV", revision: 1 });
  await binCv({ ...own, now: later(29) });
  expect(await emptyCvBin(later(58))).toBe(0);
  expect(await emptyCvBin(later(60))).toBe(1);
  expect(await unbinCv(own)).toEqual({ ok: false, error: "not-found" });
  expect([await db.$count(cvs), await db.$count(cvVersions)]).toEqual([0, 0]);
});

test("nothing is saved into the bin, and a link of what lies there shows nothing", async () => {
  const owner = await aStudent();
  const { id: cvId, look, document } = await aCv(owner);
  const share = await shareCv({ ownerId: owner.id, cvId, label: "", days: 7, now });
  const token = share.ok ? share.value.token : "";
  await binCv({ ownerId: owner.id, cvId, now });

  const save = { ownerId: owner.id, cvId, baseRevision: 1, now, look, document };
  expect(await saveCv({ ...save, title: "New" })).toEqual({ ok: false, error: "not-found" });
  expect(await findShared(token, now)).toBeNull();
  await unbinCv({ ownerId: owner.id, cvId });
  expect(await findShared(token, now)).not.toBeNull();
});

test("deleting for good is the owner's, and only of what lies in the bin", async () => {
  const [owner, stranger] = [await aStudent(), await aStudent()];
  const { id: cvId } = await aCv(owner);
  await deleteBinnedCv({ ownerId: owner.id, cvId });
  expect(await db.$count(cvs)).toBe(1);
  expect(await binCv({ ownerId: stranger.id, cvId, now })).toEqual({
    ok: false,
    error: "not-found",
  });
  await binCv({ ownerId: owner.id, cvId, now });
  await deleteBinnedCv({ ownerId: stranger.id, cvId });
  expect(await unbinCv({ ownerId: stranger.id, cvId })).toEqual({ ok: false, error: "not-found" });
  expect(await db.$count(cvs)).toBe(1);
  await deleteBinnedCv({ ownerId: owner.id, cvId });
  expect(await db.$count(cvs)).toBe(0);
});

test("at night nothing that has a name goes", async () => {
  await aCv(await aStudent());
  await db.update(cvVersions).set({ isSuperseded: true, name: "As Ruth read it" });
  await emptyCvBin(later(8));
  expect(await db.$count(cvVersions)).toBe(1);
});

test("at night the states between two versions go after a week; versions never do", async () => {
  const owner = await aStudent();
  const { id: cvId, look, document } = await aCv(owner, { title: "Begun" });
  for (const [baseRevision, title] of [
    [1, "a"],
    [2, "ab"],
  ] as const) {
    await saveCv({ ownerId: owner.id, cvId, baseRevision, now, look, document, title });
  }
  await emptyCvBin(later(6));
  expect(await db.$count(cvVersions)).toBe(3);
  await emptyCvBin(later(8));
  const left = await db.select({ title: cvVersions.title }).from(cvVersions);
  expect(left.map(({ title }) => title).sort()).toEqual(["Begun", "ab"]);
});

test("a photo goes the night after no version shows it, and not before", async () => {
  const owner = await aStudent();
  const shown = await aPhoto(owner, now);
  const hidden = await aPhoto(owner, now);
  const document = aDocument();
  await aCv(owner, {
    document: { ...document, basics: { ...document.basics, photoId: shown.id } },
  });
  await emptyCvBin(later(0.5));
  expect(await db.$count(cvPhotos)).toBe(2);
  await emptyCvBin(later(2));
  expect(await db.select({ id: cvPhotos.id }).from(cvPhotos)).toEqual([{ id: shown.id }]);
  await performOnly("remove-files");
  expect(await readWhole(hidden.file)).toBeNull();
  expect(String(await readWhole(shown.file))).toBe("x");
});
