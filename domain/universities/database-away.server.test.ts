import { expect, vi } from "vitest";
import { closeDatabase, openDatabase } from "#db/client.server.ts";
import { isUnderMaintenance } from "#platform/switches.server.ts";
import { test } from "#test/database.ts";
import { aUniversity } from "#test/factories.ts";
import { withSilentDatabase } from "#test/silent-database.ts";
import { findUniversity, findUniversityBySlug } from "./universities.queries.server.ts";
import { listUniversityChoices } from "./university-choices.server.ts";

const aMinute = 60_000;

test("while the database is away, what was known of universities still holds", async ({
  database,
}) => {
  const { id } = await aUniversity({ slug: "northgate" });
  await askEverything(id);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + aMinute);

  await closeDatabase();
  try {
    expect(await askEverything(id)).toMatchObject([{ id }, { id }, [{ id }]]);
    await expect(findUniversityBySlug("never-asked-for")).rejects.toThrow();
  } finally {
    openDatabase(database);
  }
  // And it is looked for again.
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + aMinute);
  expect(await findUniversityBySlug("northgate")).toMatchObject({ id });
});

test("a list that was never read is empty while the database is away, not a failure", async ({
  database,
}) => {
  await aUniversity();
  await closeDatabase();
  try {
    expect(await listUniversityChoices(new Date())).toEqual([]);
  } finally {
    openDatabase(database);
  }
  expect(await listUniversityChoices(new Date())).toHaveLength(1);
});

test("a database that never answers holds nobody up for long", async ({ database }) => {
  const { id } = await aUniversity({ slug: "northgate" });
  await askEverything(id);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + aMinute);

  await withSilentDatabase(database, async () => {
    const started = performance.now();
    expect(await askEverything(id)).toMatchObject([{ id }, { id }, [{ id }]]);
    expect(await isUnderMaintenance(new Date(Date.now()))).toBe(false);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

function askEverything(id: number) {
  return Promise.all([
    findUniversityBySlug("northgate"),
    findUniversity(id),
    listUniversityChoices(new Date(Date.now())),
  ]);
}
