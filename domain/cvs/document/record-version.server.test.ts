import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { cvs, cvVersions } from "#db/schema/cvs.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import type { Cv, CvState } from "./cv.ts";
import { findCvOwnedBy } from "./cvs.queries.server.ts";
import { saveCv } from "./save-cv.server.ts";

const at = (minutes: number) => new Date(Date.parse("2026-11-15T09:00:00Z") + minutes * 60_000);

/** What a window sends: the state it holds, on the revision it knows. */
function save(cv: Cv, minute: number, given: Partial<CvState>) {
  const { ownerId, id: cvId, revision: baseRevision, title, look, document } = cv;
  return saveCv({ ownerId, cvId, baseRevision, now: at(minute), title, look, document, ...given });
}

/** Saves a title on whatever is current. */
async function pause(cv: Cv, title: string, minute: number): Promise<void> {
  await save((await findCvOwnedBy(cv.ownerId, cv.id))!, minute, { title });
}

/** The revisions that are stored without being a version of their own. */
async function between(cv: Cv): Promise<number[]> {
  const isBetween = and(eq(cvVersions.cvId, cv.id), eq(cvVersions.isSuperseded, true));
  const rows = await db.select().from(cvVersions).where(isBetween).orderBy(cvVersions.revision);
  return rows.map(({ revision }) => revision);
}

test("a laptop left open for a day of pauses elsewhere brings none of its old words back", async () => {
  const cv = await aCv(await aStudent());
  await pause(cv, "An", 1);
  await pause(cv, "Analyst", 1);
  const laptop = (await findCvOwnedBy(cv.ownerId, cv.id))!;
  for (let step = 0; step < 60; step += 1) await pause(cv, `Step ${step}`, 2 + step * 20);
  const basics = { ...laptop.document.basics, name: "Ada L" };
  const document = { ...laptop.document, basics };
  expect(await save(laptop, 24 * 60, { document })).toMatchObject({
    value: { conflict: null, state: { title: "Step 59", document } },
  });
});

test("states between two versions stay for two days", async () => {
  const cv = await aCv(await aStudent());
  for (const title of ["a", "ab", "abc"]) await pause(cv, title, 1);
  await pause(cv, "The next day", 47 * 60);
  expect(await between(cv)).toEqual([2, 3]);
  await pause(cv, "Two days later", 48 * 60 + 2);
  expect(await between(cv)).toEqual([]);
});

test("of very many states between two versions the oldest are forgotten sooner", async () => {
  const cv = await aCv(await aStudent());
  for (const title of ["a", "ab", "abc"]) await pause(cv, title, 1);
  await db.update(cvVersions).set({ revision: 1003 }).where(eq(cvVersions.revision, 4));
  await db.update(cvs).set({ revision: 1003 });
  await pause(cv, "abcd", 1);
  expect(await between(cv)).toEqual([1003]);
});
