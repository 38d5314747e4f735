import { expect } from "vitest";
import { aCv, aDocument, workEntry } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import type { Cv, CvState } from "./cv.ts";
import { findCvOwnedBy } from "./cvs.queries.server.ts";
import { saveCv } from "./keep-cv.server.ts";
import { findVersion, listVersions } from "./versions.server.ts";

const now = new Date("2026-11-15T09:01:00Z");

type Sent = Partial<CvState> & { tab?: string; aside?: readonly CvState[] };

/** What a window sends: the state it holds, on the revision it knows. */
function save(cv: Cv, { tab = "one", aside = [], ...given }: Sent) {
  const { ownerId, id: cvId, revision: baseRevision, title, look, document } = cv;
  const own = { ownerId, cvId, baseRevision, tab, now };
  const apart = { states: aside, name: "Your words, not chosen, 09:01" };
  return saveCv({ ...own, title, look, document, ...given, aside: apart });
}

const named = (name: string, work = aDocument().work) => {
  const document = aDocument();
  return { ...document, basics: { ...document.basics, name }, work };
};
const stands = async ({ ownerId, id }: Cv) => (await findCvOwnedBy(ownerId, id))!;

test("a save whose answer never came is sent again, and is no clash", async () => {
  const cv = await aCv(await aStudent());
  await save(cv, { document: named("Ada L") });
  expect(await save(cv, { document: named("Ada L") })).toMatchObject({
    value: { kind: "saved", revision: 2 },
  });
});

test("nor where another window wrote elsewhere before it", async () => {
  const cv = await aCv(await aStudent());
  await save(cv, { title: "Theirs", tab: "two" });
  const first = await save(cv, { document: named("Ada L") });
  expect(first).toMatchObject({ value: { kind: "merged", revision: 3, title: "Theirs" } });
  expect(await save(cv, { document: named("Ada L") })).toEqual(first);
});

test("nor where another window has since written over the very words", async () => {
  const cv = await aCv(await aStudent());
  await save(cv, { title: "Theirs", tab: "two" });
  await save(cv, { document: named("Ada L") });
  await save(await stands(cv), { document: named("Ada King"), tab: "two" });

  expect(await save(cv, { document: named("Ada L") })).toMatchObject({
    value: { kind: "merged", revision: 4, document: named("Ada King"), title: "Theirs" },
  });
  expect((await stands(cv)).document.basics.name).toBe("Ada King");
});

test("a save that arrives late, after its own second sending and more, takes nothing back", async () => {
  const cv = await aCv(await aStudent());
  await save(cv, { document: named("Ada") });
  await save(await stands(cv), { document: named("Ada Lovelace") });

  expect(await save(cv, { document: named("Ada") })).toMatchObject({
    value: { kind: "merged", revision: 3 },
  });
  expect((await stands(cv)).document.basics.name).toBe("Ada Lovelace");
});

test("another window's words in the same place are a clash all the same", async () => {
  const cv = await aCv(await aStudent());
  await save(cv, { document: named("Ada L") });
  const work = [workEntry("mill")];
  await save(await stands(cv), { document: named("Ada L", work), tab: "two" });
  expect(await save(cv, { document: named("Eve"), tab: "three" })).toMatchObject({
    value: { kind: "conflict", clashes: [{ mine: "Eve", theirs: "Ada L" }] },
  });
});

test("words that were not chosen become a version of their own, under what was", async () => {
  const cv = await aCv(await aStudent());
  await save(cv, { document: named("Theirs"), tab: "two" });
  const theirs = await stands(cv);
  const { title, look } = cv;
  const mine = { title, look, document: named("Mine") };

  expect(await save(theirs, { aside: [mine] })).toMatchObject({
    value: { kind: "saved", revision: 4, version: 4 },
  });
  expect((await stands(cv)).document.basics.name).toBe("Theirs");
  const { rows } = await listVersions(cv.ownerId, cv.id, 1);
  expect(rows.map(({ number, name }) => [number, name])).toEqual([
    [4, null],
    [3, "Your words, not chosen, 09:01"],
    [2, null],
    [1, null],
  ]);
  const own = { ownerId: cv.ownerId, cvId: cv.id };
  expect(await findVersion({ ...own, number: 3 })).toMatchObject({ document: named("Mine") });
});

test("they are kept where another window wrote meanwhile, and once however often it is sent", async () => {
  const cv = await aCv(await aStudent());
  await save(cv, { document: named("Theirs"), tab: "two" });
  const theirs = await stands(cv);
  await save(theirs, { title: "And a title", tab: "two" });
  const { title, look } = cv;
  const sent = { aside: [{ title, look, document: named("Mine") }] };

  expect(await save(theirs, sent)).toMatchObject({
    value: { kind: "merged", title: "And a title", document: named("Theirs") },
  });
  await save(theirs, sent);
  const { rows } = await listVersions(cv.ownerId, cv.id, 1);
  expect(rows.filter(({ name }) => name !== null)).toHaveLength(1);
});

test("where the choice clashes anew nothing is written yet", async () => {
  const cv = await aCv(await aStudent());
  await save(cv, { document: named("Theirs"), tab: "two" });
  const theirs = await stands(cv);
  await save(theirs, { title: "Their title", tab: "two" });
  const { title, look } = cv;
  const aside = [{ title, look, document: named("Mine") }];
  expect(await save(theirs, { title: "My title", aside })).toMatchObject({
    value: { kind: "conflict", clashes: [{ mine: "My title", theirs: "Their title" }] },
  });
  expect((await listVersions(cv.ownerId, cv.id, 1)).total).toBe((await stands(cv)).version);
});
