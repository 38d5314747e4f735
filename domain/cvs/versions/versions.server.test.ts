import { expect } from "vitest";
import { aCv, aDocument } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import type { Cv } from "../document/cv.ts";
import { findCvOwnedBy } from "../document/cvs.queries.server.ts";
import { saveCv } from "../document/save-cv.server.ts";
import { noteDownload } from "../sharing/note-download.server.ts";
import { noteSending } from "../sharing/note-sending.server.ts";
import { findVersion, listVersions, nameVersion, restoreVersion } from "./versions.server.ts";

const at = (minutes: number) => new Date(Date.parse("2026-11-15T09:00:00Z") + minutes * 60_000);

/** Saves a new title on whatever stands. */
async function retitle(cv: Cv, title: string, { minute = 1 } = {}): Promise<void> {
  const { revision, look, document } = (await findCvOwnedBy(cv.ownerId, cv.id))!;
  const base = { ownerId: cv.ownerId, cvId: cv.id, baseRevision: revision, now: at(minute) };
  const saved = await saveCv({ ...base, title, look, document });
  if (!saved.ok || saved.value.kind !== "saved") throw new Error("It was not saved");
}

async function historyOf(cv: Cv): Promise<[number, string][]> {
  const { rows } = await listVersions(cv.ownerId, cv.id, 1);
  return rows.map(({ number, title }) => [number, title]);
}

test("what is saved within ten minutes is one version; how it began stays", async () => {
  const cv = await aCv(await aStudent(), { title: "Begun" });
  await retitle(cv, "a", { minute: 1 });
  await retitle(cv, "ab", { minute: 5 });
  await retitle(cv, "abc", { minute: 10.5 });
  expect(await historyOf(cv)).toEqual([
    [2, "abc"],
    [1, "Begun"],
  ]);

  await retitle(cv, "after ten minutes", { minute: 11.5 });
  expect(await historyOf(cv)).toEqual([
    [3, "after ten minutes"],
    [2, "abc"],
    [1, "Begun"],
  ]);
});

test("a named version stays as it is, and so does one that was sent", async () => {
  const cv = await aCv(await aStudent(), { title: "Begun" });
  await retitle(cv, "a");
  const version = { ownerId: cv.ownerId, cvId: cv.id, number: 2 };
  expect(await nameVersion({ ...version, name: "Before the fair" })).toMatchObject({ ok: true });
  await retitle(cv, "b", { minute: 2 });
  await noteSending({
    ownerId: cv.ownerId,
    sent: [{ cvId: cv.id, revision: 3, rightToWorkWords: "" }],
    jobId: null,
    sentTo: "Brackwater",
    jobTitle: "",
    sentOn: "2026-11-15",
    note: "",
    now: at(2),
  });
  await retitle(cv, "c", { minute: 3 });

  expect((await listVersions(cv.ownerId, cv.id, 1)).rows).toMatchObject([
    { number: 4, title: "c", isCurrent: true, sendings: 0 },
    { number: 3, title: "b", isCurrent: false, sendings: 1 },
    { number: 2, title: "a", name: "Before the fair" },
    { number: 1, title: "Begun", name: null },
  ]);
  expect(await nameVersion({ ...version, number: 9, name: "x" })).toEqual({
    ok: false,
    error: "no-such-version",
  });
});

test("an old version comes back as a new one, and what stood stays in the history", async () => {
  const cv = await aCv(await aStudent(), { title: "Begun" });
  await retitle(cv, "later");

  const wanted = { ownerId: cv.ownerId, cvId: cv.id, number: 1, now: at(2) };
  expect(await restoreVersion(wanted)).toEqual({ ok: true, value: { revision: 3, version: 3 } });
  expect(await findCvOwnedBy(cv.ownerId, cv.id)).toMatchObject({
    title: "Begun",
    document: aDocument(),
    version: 3,
    restoredFrom: 1,
  });

  // Work on it goes on in the version that says where it came from.
  await retitle(cv, "Begun again", { minute: 3 });
  expect(await historyOf(cv)).toEqual([
    [3, "Begun again"],
    [2, "later"],
    [1, "Begun"],
  ]);
  expect(await findCvOwnedBy(cv.ownerId, cv.id)).toMatchObject({ version: 3, restoredFrom: 1 });
});

test("a version named while a save folds it stays by its name, or is not named at all", async () => {
  const cv = await aCv(await aStudent(), { title: "Begun" });
  await retitle(cv, "a");
  for (const round of Array.from({ length: 12 }, (_, at) => at)) {
    const [newest] = (await listVersions(cv.ownerId, cv.id, 1)).rows;
    const wanted = { ownerId: cv.ownerId, cvId: cv.id, number: newest!.number, name: `n${round}` };
    const [named] = await Promise.all([nameVersion(wanted), retitle(cv, `a${round}`)]);
    const names = (await listVersions(cv.ownerId, cv.id, 1)).rows.map(({ name }) => name);
    if (named.ok) expect(names).toContain(`n${round}`);
    await retitle(cv, `b${round}`);
  }
});

test("a window that was open while a version came back is merged, not taken back", async () => {
  const cv = await aCv(await aStudent(), { title: "Begun" });
  await retitle(cv, "later");
  const open = (await findCvOwnedBy(cv.ownerId, cv.id))!;
  await restoreVersion({ ownerId: cv.ownerId, cvId: cv.id, number: 1, now: at(2) });

  const { ownerId, look, document, title } = open;
  const base = { ownerId, cvId: cv.id, baseRevision: open.revision, now: at(3) };
  const basics = { ...document.basics, label: "Analyst" };
  const saved = await saveCv({ ...base, look, title, document: { ...document, basics } });
  expect(saved).toMatchObject({
    value: { state: { title: "Begun", document: { basics: { label: "Analyst" } } } },
  });
});

test("a version is read as the document it was, by its owner only", async () => {
  const cv = await aCv(await aStudent(), { title: "Begun" });
  const stranger = await aStudent();
  await retitle(cv, "later");
  const version = { cvId: cv.id, number: 1 };
  expect(await findVersion({ ...version, ownerId: cv.ownerId })).toMatchObject({
    kind: "cv",
    title: "Begun",
    version: 1,
    revision: 1,
    savedAt: at(0),
  });
  expect(await findVersion({ ...version, ownerId: stranger.id })).toBeNull();
  expect(await restoreVersion({ ...version, ownerId: stranger.id, now: at(2) })).toEqual({
    ok: false,
    error: "no-such-version",
  });
});

test("a state between two versions that was taken away as a file is not forgotten within minutes", async () => {
  const cv = await aCv(await aStudent(), { title: "Begun" });
  const { ownerId, id: cvId } = cv;
  await retitle(cv, "taken away");
  await retitle(cv, "typed on");
  await noteDownload({ ownerId, cvId, revision: 2, now: at(1) });
  await retitle(cv, "and on", { minute: 2 });
  await retitle(cv, "two days later", { minute: 49 * 60 });
  expect(await findVersion({ ownerId, cvId, revision: 2 })).toMatchObject({ title: "taken away" });
  expect(await findVersion({ ownerId, cvId, revision: 3 })).toBeNull();
});
