import { asc } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { manualVersions } from "#db/schema/manual.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aUniversity } from "#test/factories.ts";
import { versionsOf } from "./versions.server.ts";

type Words = { title: string; summary: string; body: string };

const words = (body: string): Words => ({ title: "Pay", summary: "", body });
const minute = (after: number) => new Date(Date.UTC(2026, 10, 16, 9, after));
const WEEK = 7 * 24 * 60;

async function aChapter() {
  const university = await aUniversity();
  const [{ id: one }, { id: other }] = [await anAdminOf(university), await anAdminOf(university)];
  const of = (slug: string) =>
    versionsOf<Words>(manualVersions, { universityId: university.id, slug });
  const versions = of("pay");
  let revision = 0;
  /** Saves the next revision, whose words are its number. */
  const save = (at: number, byId = one, as: { isNew?: boolean; name?: string } = {}) => {
    revision += 1;
    const recorded = { state: words(String(revision)), revision, byId, now: minute(at), ...as };
    return db.transaction((tx) => versions.record(tx, recorded));
  };
  return { save, versions, of, one, other };
}

const stored = async () =>
  (await db.select().from(manualVersions).orderBy(asc(manualVersions.revision))).map(
    ({ revision, number, isSuperseded }) =>
      `${revision}: ${number}${isSuperseded ? " between" : ""}`,
  );

test("a sitting of one person is a version; what began it, a name and a colleague are others", async () => {
  const { save, versions, one, other } = await aChapter();
  expect([await save(0), await save(1), await save(2)]).toEqual([1, 2, 2]);
  expect(await save(3, other)).toBe(3);
  expect(await save(4, other)).toBe(3);
  await db.transaction((tx) => versions.name(tx, 5, "Before the fair"));
  expect(await save(5, other)).toBe(4);
  expect(await save(6, other, { isNew: true })).toBe(5);
  expect(await save(17, other)).toBe(6);
  expect(await save(18, one)).toBe(7);
  expect(await stored()).toEqual([
    ...["1: 1", "2: 2 between", "3: 2", "4: 3 between", "5: 3"],
    ...["6: 4", "7: 5", "8: 6", "9: 7"],
  ]);
});

test("a state between two versions is found for a week, and then the nearest before it", async () => {
  const { save, versions } = await aChapter();
  for (const at of [0, 1, 2]) await save(at);
  const bodyAt = (revision: number) =>
    db.transaction(async (tx) => (await versions.at(tx, revision))?.state.body);
  expect(await bodyAt(2)).toBe("2");

  await save(WEEK);
  expect(await bodyAt(2)).toBe("2");
  await save(WEEK + 2);
  expect(await stored()).toEqual(["1: 1", "3: 2", "4: 3 between", "5: 3"]);
  expect(await bodyAt(2)).toBe("1");
  expect(await bodyAt(0)).toBeUndefined();
});

test("a name is given once, and no version of another document is touched", async () => {
  const { save, versions, of } = await aChapter();
  await save(0);
  await db.transaction(async (tx) => {
    const other = { state: words("other"), revision: 1, byId: null, now: minute(0) };
    await of("letters").record(tx, other);
    await versions.name(tx, 1, "First");
    await versions.name(tx, 1, "Second");
    expect((await of("letters").at(tx, 9))?.state.body).toBe("other");
  });
  const names = await db
    .select({ slug: manualVersions.slug, name: manualVersions.name })
    .from(manualVersions)
    .orderBy(asc(manualVersions.slug));
  expect(names).toEqual([
    { slug: "letters", name: null },
    { slug: "pay", name: "First" },
  ]);
});
