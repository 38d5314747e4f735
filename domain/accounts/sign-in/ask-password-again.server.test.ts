import { expect } from "vitest";
import { countFailure } from "#platform/limits.server.ts";
import { test } from "#test/database.ts";
import { aStudent, PASSWORD } from "#test/factories.ts";
import { askPasswordAgain } from "./ask-password-again.server.ts";

const now = new Date();

async function guessedTooOften() {
  const student = await aStudent();
  for (let n = 0; n < 10; n += 1)
    await countFailure(`password-again:${student.id}`, { limit: 10, windowSeconds: 900 }, now);
  return student;
}

test("after many wrong guesses further ones wait for each other", async () => {
  const { id } = await guessedTooOften();

  const started = performance.now();
  const outcomes = await Promise.all(
    ["one", "two", "three"].map((guess) => askPasswordAgain(id, guess, now)),
  );

  // A quarter, a half and a whole second.
  expect(performance.now() - started).toBeGreaterThan(1700);
  for (const outcome of outcomes) expect(outcome).toEqual({ ok: false, error: "slow-down" });
});

test("the right password goes through all the same, and ends the waiting", async () => {
  const { id } = await guessedTooOften();

  expect(await askPasswordAgain(id, PASSWORD, now)).toEqual({ ok: true, value: {} });
  expect(await askPasswordAgain(id, "wrong", now)).toEqual({ ok: false, error: "wrong-password" });
});
