import { describe, expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { universities } from "#db/schema/universities.ts";
import { test, testOn } from "./database.ts";
import { aStudent, aUniversity } from "./factories.ts";

let times = 0;
let before = 0;

const testOnUniversity = testOn(async () => {
  times += 1;
  const { id } = await aUniversity();
  return { id, times };
});

// One after the other, as they stand here.
describe("tests that look at what was prepared", () => {
  testOnUniversity("find it, and what it gave", async ({ given }) => {
    expect(await db.select({ id: universities.id }).from(universities)).toEqual([{ id: given.id }]);
  });

  for (const turn of ["a second", "a third"]) {
    testOnUniversity(`find it ${turn} time`, async ({ given }) => {
      expect(await db.$count(universities)).toBe(1);
      expect(given.id).toBeGreaterThan(0);
    });
  }

  testOnUniversity("share it with those before, which have written nothing", async ({ given }) => {
    // The file before this one may have left something to be written a little later: then it is prepared once more.
    expect(given.times).toBeLessThanOrEqual(2);
    before = given.times;
    await aStudent();
  });

  testOnUniversity("find nothing of what the one before wrote", async ({ given }) => {
    expect(given.times).toBe(before + 1);
    expect(await db.$count(users)).toBe(0);
    expect(await db.select({ id: universities.id }).from(universities)).toEqual([{ id: given.id }]);
    await db.delete(universities);
  });

  testOnUniversity("find what the one before deleted", async () => {
    expect(await db.$count(universities)).toBe(1);
  });

  test("are no reason for others not to begin empty", async () => {
    expect(await db.$count(universities)).toBe(0);
  });

  testOnUniversity("have it prepared again after that", async () => {
    expect(await db.$count(universities)).toBe(1);
  });
});
