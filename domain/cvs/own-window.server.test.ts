import { expect } from "vitest";
import { aCv, aDocument, workEntry } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import type { Cv, CvState } from "./cv.ts";
import { findCvOwnedBy } from "./cvs.queries.server.ts";
import { keepApart } from "./keep-apart.server.ts";
import { saveCv } from "./keep-cv.server.ts";

const now = new Date("2026-11-15T09:01:00Z");

type Sent = Partial<CvState> & { tab?: string };

/** What a window sends: the state it holds, on the revision it knows. */
function save(cv: Cv, { tab = "one", ...given }: Sent) {
  const { ownerId, id: cvId, revision: baseRevision, title, look, document } = cv;
  const own = { ownerId, cvId, baseRevision, tab, now };
  return saveCv({ ...own, title, look, document, ...given });
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

test("words that were not chosen, kept meanwhile, make nobody else of this window", async () => {
  const cv = await aCv(await aStudent());
  await save(cv, { document: named("Ad") });
  const { ownerId, id: cvId, title, look } = cv;
  const states = [{ title, look, document: named("Not chosen") }];
  await keepApart("cv", { ownerId, cvId, states, name: "Not chosen", now });
  // The answers to both were lost; what is typed since goes on from one's own words.
  expect(await save(cv, { document: named("Ada L") })).toMatchObject({
    value: { kind: "merged", document: { basics: { name: "Ada L" } } },
  });
});
