import { and, eq, inArray, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { cvVersions } from "#db/schema/cvs.ts";
import { aCv, aDocument } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { listVersions, nameVersion } from "../versions/versions.server.ts";
import { MAX_STORED_BYTES, MAX_VERSION_BYTES } from "./refusals.ts";
import { saveCv } from "./save-cv.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** Old versions 2 to 4, as if they had been saved; 3 has a name. These of them are of this many bytes each. */
async function withHistory(bytes: number, large = [2, 3, 4]) {
  const owner = await aStudent();
  const cv = await aCv(owner);
  const row = { cvId: cv.id, ownerId: owner.id, title: "Old", look: cv.look };
  for (const number of [2, 3, 4]) {
    await db.insert(cvVersions).values({
      ...{ ...row, number, revision: number, name: number === 3 ? "Keep" : null },
      ...{ document: aDocument(), startedAt: later(number), savedAt: later(number) },
    });
  }
  // Made in the database: to send tens of megabytes there takes longer than all the rest.
  const long = sql`jsonb_set(document, '{summary}', to_jsonb(repeat('x', ${Math.ceil(bytes)}::int)))`;
  await db
    .update(cvVersions)
    .set({ document: long })
    .where(and(eq(cvVersions.cvId, cv.id), inArray(cvVersions.revision, large)));
  await db.execute(sql`update cvs set revision = 4 where id = ${cv.id}`);
  return { owner, cv };
}

const numbersOf = async (ownerId: string, cvId: string) =>
  (await listVersions(ownerId, cvId, 1)).rows.map(({ number }) => number);

test("past the limit the oldest versions without a name go, and what stands stays", async () => {
  const { owner, cv } = await withHistory(MAX_VERSION_BYTES / 3);
  const save = { ownerId: owner.id, cvId: cv.id, baseRevision: 4, look: cv.look };
  const saved = await saveCv({ ...save, title: "New", document: aDocument(), now: later(60) });
  expect(saved).toMatchObject({ ok: true, value: { kind: "saved" } });
  expect(await numbersOf(owner.id, cv.id)).toEqual([5, 4, 3]);
});

test("past the limit old states between two versions go before the versions themselves", async () => {
  const { owner, cv } = await withHistory(MAX_VERSION_BYTES / 3);
  await db.update(cvVersions).set({ isSuperseded: true }).where(eq(cvVersions.revision, 4));
  await db.execute(sql`update cvs set revision = 60 where id = ${cv.id}`);
  await db.update(cvVersions).set({ revision: 60, number: 5 }).where(eq(cvVersions.revision, 1));
  const save = { ownerId: owner.id, cvId: cv.id, baseRevision: 60, look: cv.look };
  await saveCv({ ...save, title: "New", document: aDocument(), now: later(60) });
  expect(await numbersOf(owner.id, cv.id)).toEqual([6, 5, 3, 2]);
  const rows = await db.select().from(cvVersions).where(eq(cvVersions.revision, 4));
  expect(rows).toEqual([]);
});

test("under it every version stays", async () => {
  const { owner, cv } = await withHistory(1000);
  const save = { ownerId: owner.id, cvId: cv.id, baseRevision: 4, look: cv.look };
  await saveCv({ ...save, title: "New", document: aDocument(), now: later(60) });
  expect(await numbersOf(owner.id, cv.id)).toEqual([5, 4, 3, 2, 1]);
});

test("when the named ones take all the room, another name is refused", async () => {
  const { owner, cv } = await withHistory(MAX_STORED_BYTES, [3]);
  const version = { ownerId: owner.id, cvId: cv.id, number: 2 };
  expect(await nameVersion({ ...version, name: "Too" })).toEqual({ ok: false, error: "no-room" });
  expect(await nameVersion({ ...version, number: 3, name: "" })).toMatchObject({ ok: true });
});
