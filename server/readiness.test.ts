import { expect, test } from "vitest";
import { rememberReadiness } from "./readiness.ts";

/** A database that answers when the test says so. */
function aDatabase() {
  const answers: ((reasons: string[]) => void)[] = [];
  const check = () => new Promise<string[]>((resolve) => answers.push(resolve));
  return { check, answer: (reasons: string[] = []) => answers.shift()?.(reasons), answers };
}

test("a yes is good for a moment, and asked for once by many", async () => {
  const { check, answer, answers } = aDatabase();
  const readiness = rememberReadiness(check);
  const asked = [readiness(), readiness(), readiness()];
  expect(answers.length).toBe(1);
  answer();
  expect(await Promise.all(asked)).toEqual([[], [], []]);
  expect(await readiness()).toEqual([]);
  expect(answers.length).toBe(0);
});

test("an older yes is given while a new one is fetched", async () => {
  const { check, answer, answers } = aDatabase();
  const readiness = rememberReadiness(check, { freshMs: 0 });
  const first = readiness();
  answer();
  await first;
  expect(await readiness()).toEqual([]);
  expect(answers.length).toBe(1);
});

test("a yes that is too old is not given, and no answer in time is a no", async () => {
  const { check, answer } = aDatabase();
  const readiness = rememberReadiness(check, { freshMs: 0, staleMs: 0, timeoutMs: 20 });
  const first = readiness();
  answer();
  await first;
  expect(await readiness()).toEqual(["The database did not answer in time."]);
});

test("a no is asked for again", async () => {
  const { check, answer } = aDatabase();
  const readiness = rememberReadiness(check);
  const first = readiness();
  answer(["The database cannot be reached."]);
  expect(await first).toEqual(["The database cannot be reached."]);
  const second = readiness();
  answer(["Migrations have not been run."]);
  expect(await second).toEqual(["Migrations have not been run."]);
});
