import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { universities } from "#db/schema/universities.ts";
import { test, testOn } from "./database.ts";
import { aStudent, aUniversity } from "./factories.ts";

let times = 0;

const testOnUniversity = testOn(async () => {
  times += 1;
  const { id } = await aUniversity();
  return { id, times };
});

testOnUniversity("what was prepared is there, and given", async ({ given }) => {
  expect(await db.select({ id: universities.id }).from(universities)).toEqual([{ id: given.id }]);
  await aStudent();
});

testOnUniversity("what a test wrote beside it is gone from the next", async ({ given }) => {
  expect(given.times).toBeGreaterThan(1);
  expect(await db.$count(users)).toBe(0);
  expect(await db.select({ id: universities.id }).from(universities)).toEqual([{ id: given.id }]);
  await db.delete(universities);
});

testOnUniversity("and what a test deleted is back", async () => {
  expect(await db.$count(universities)).toBe(1);
});

test("others begin empty all the same", async () => {
  expect(await db.$count(universities)).toBe(0);
});

testOnUniversity("after which it is prepared again", async () => {
  expect(await db.$count(universities)).toBe(1);
});
