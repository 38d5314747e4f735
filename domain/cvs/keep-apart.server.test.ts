import { and, eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { cvVersions } from "#db/schema/cvs.ts";
import { aCv, aDocument, aState } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { binCv } from "./bin-cv.server.ts";
import type { Cv, CvState } from "./cv.ts";
import { findCvOwnedBy } from "./cvs.queries.server.ts";
import { keepApart } from "./keep-apart.server.ts";
import { createCv, saveCv } from "./keep-cv.server.ts";
import { MAX_KEPT_BYTES, MAX_VERSION_BYTES } from "./refusals.ts";
import { findVersion, listVersions, restoreVersion } from "./versions.server.ts";

const now = new Date("2026-11-15T09:01:00Z");
const NAME = "Your words, not chosen, 09:01";

const naming = (name: string, title = "My CV"): CvState => {
  const document = aDocument();
  return aState({ title, document: { ...document, basics: { ...document.basics, name } } });
};
const stands = async ({ ownerId, id }: Cv) => (await findCvOwnedBy(ownerId, id))!;

function save({ ownerId, id: cvId, revision: baseRevision }: Cv, state: CvState, tab = "one") {
  return saveCv({ ownerId, cvId, baseRevision, tab, now, ...state });
}

/** One's own words, chosen over those that stand. */
async function choose(cv: Cv, state: CvState, tab: string) {
  const { ownerId, id: cvId, revision: baseRevision } = await stands(cv);
  await saveCv({ ownerId, cvId, baseRevision, tab, isChoice: true, now, ...state });
}

function apart({ ownerId, id: cvId }: Cv, states: CvState[]) {
  return keepApart("cv", { ownerId, cvId, states, name: NAME, now });
}

async function historyOf({ ownerId, id }: Cv) {
  const { rows } = await listVersions(ownerId, id, 1);
  const versions = rows.map(({ number }) => findVersion({ ownerId, cvId: id, number }));
  return (await Promise.all(versions)).map((version) => {
    const { version: number, name, document } = version as Cv & { name: string | null };
    return [number, name, document.basics.name];
  });
}

test("words that were not chosen become a version of their own, under what stands and is chosen", async () => {
  const cv = await aCv(await aStudent());
  await save(cv, naming("Theirs"), "two");
  const theirs = await stands(cv);
  expect(await apart(cv, [naming("Mine")])).toEqual({ ok: true, value: null });
  expect((await stands(cv)).document.basics.name).toBe("Theirs");

  expect(await save(theirs, naming("Theirs", "And a title"))).toMatchObject({
    value: { kind: "merged", version: 4 },
  });
  expect(await historyOf(cv)).toEqual([
    [4, null, "Theirs"],
    [3, NAME, "Mine"],
    [2, null, "Theirs"],
    [1, null, "Ada Byron"],
  ]);
});

test("every one is kept, whoever writes meanwhile, and once however often it is sent", async () => {
  const cv = await aCv(await aStudent());
  for (const name of ["First", "Second", "Third", "First"]) {
    await save(await stands(cv), naming(`Theirs, after ${name}`), "two");
    expect(await apart(cv, [naming(name)])).toMatchObject({ ok: true });
  }
  const named = (await historyOf(cv)).filter(([, name]) => name !== null);
  expect(named.map(([, , words]) => words)).toEqual(["Third", "Second", "First"]);
  expect((await stands(cv)).document.basics.name).toBe("Theirs, after First");
});

test("they never stood: no window is merged on them", async () => {
  const cv = await aCv(await aStudent());
  await save(cv, naming("Theirs"), "two");
  await apart(cv, [naming("Mine")]);
  const open = await stands(cv);
  // The state this window opened is forgotten; the version of words not chosen is the nearest.
  await save(open, naming("Theirs", "Later"), "two");
  const isOpened = and(eq(cvVersions.cvId, cv.id), eq(cvVersions.revision, open.revision));
  await db.delete(cvVersions).where(isOpened);
  expect(await save(open, naming("Mine"), "three")).toMatchObject({
    value: { kind: "merged", document: { basics: { name: "Mine" } } },
  });
});

test("a plain form has no window's name, and yet none is folded into what was chosen", async () => {
  const cv = await aCv(await aStudent());
  await save(cv, naming("Theirs"), "");
  await takeRoom(cv, MAX_KEPT_BYTES);
  await apart(await stands(cv), [naming("Mine"), naming("Mine, too")]);
  await save(await stands(cv), naming("Chosen"), "");
  expect((await historyOf(cv)).slice(0, 3).map(([, name, words]) => [name, words])).toEqual([
    [null, "Chosen"],
    [null, "Mine, too"],
    [null, "Mine"],
  ]);
});

test("what stood and was not chosen stays a version, whichever window wrote it and whatever it goes on from", async () => {
  const cv = await aCv(await aStudent());
  for (const tab of ["one", ""]) {
    await save(await stands(cv), naming(`Stood in ${tab}`), tab);
    await choose(cv, naming(`Chosen in ${tab}`), tab);
  }
  const { ownerId, id: cvId } = cv;
  await restoreVersion({ ownerId, cvId, number: 1, now });
  await save(await stands(cv), naming("On what came back"), "two");
  await choose(cv, naming("Chosen last"), "one");
  expect((await historyOf(cv)).map(([, , words]) => words)).toEqual([
    "Chosen last",
    "On what came back",
    "Chosen in ",
    "Stood in ",
    "Chosen in one",
    "Stood in one",
    "Ada Byron",
  ]);
});

test("where there is no room even for a while, that is said, and nothing counts as kept", async () => {
  const cv = await aCv(await aStudent());
  await takeRoom(cv, MAX_VERSION_BYTES);
  const before = await stands(cv);
  const { ownerId } = cv;
  expect(await apart(cv, [naming("Mine")])).toEqual({ ok: false, error: "no-room" });
  const aside = { states: [naming("Mine")], name: NAME };
  expect(await createCv({ ...aState(), ownerId, aside, now })).toEqual({
    ok: false,
    error: "no-room",
  });
  expect(await stands(cv)).toEqual(before);
});

test("of a document that is gone, or somebody else's, nothing is kept", async () => {
  const [owner, stranger] = [await aStudent(), await aStudent()];
  const cv = await aCv(owner);
  const none = { ok: false, error: "not-found" };
  expect(await apart({ ...cv, ownerId: stranger.id }, [naming("Mine")])).toEqual(none);
  await binCv({ ownerId: owner.id, cvId: cv.id, now });
  expect(await apart(cv, [naming("Mine")])).toEqual(none);
});

test("a new document begins with the words that were not chosen, and what was chosen stands", async () => {
  const { id: ownerId } = await aStudent();
  const aside = { states: [naming("First"), naming("Second")], name: NAME };
  const made = await createCv({ ...naming("Chosen"), ownerId, aside, now });
  const cv = (await findCvOwnedBy(ownerId, made.ok ? made.value.id : ""))!;
  expect(cv).toMatchObject({ revision: 3, version: 3 });
  expect(await historyOf(cv)).toEqual([
    [3, null, "Chosen"],
    [2, NAME, "Second"],
    [1, NAME, "First"],
  ]);
});

test("what such a document began with stays a version, as any beginning does", async () => {
  const { id: ownerId } = await aStudent();
  const aside = { states: [naming("First")], name: NAME };
  const made = await createCv({ ...naming("Chosen"), ownerId, aside, now });
  const cv = (await findCvOwnedBy(ownerId, made.ok ? made.value.id : ""))!;
  await save(cv, naming("Typed since"), "");
  expect((await historyOf(cv)).map(([, , words]) => words)).toEqual([
    "Typed since",
    "Chosen",
    "First",
  ]);
});

/** A named version that takes this many bytes, as if it had been saved long ago. */
async function takeRoom(cv: Cv, bytes: number): Promise<void> {
  const { look, ownerId, id: cvId } = cv;
  const before = new Date("2026-01-01T09:00:00Z");
  const document = { ...aDocument(), summary: "x".repeat(bytes) };
  await db.execute(sql`update cvs set revision = 9 where id = ${cvId}`);
  const row = { ownerId, cvId, look, tab: "old", startedAt: before, savedAt: before };
  await db.insert(cvVersions).values([
    { ...row, title: "Old", number: 8, revision: 8, name: "Keep", document },
    { ...row, title: "Now", number: 9, revision: 9, document: aDocument() },
  ]);
}
