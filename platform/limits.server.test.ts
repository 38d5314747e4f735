import { expect } from "vitest";
import { test } from "#test/database.ts";
import { countFailure, isOver, resetFailures } from "./limits.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const three = { limit: 3, windowSeconds: 60 };

test("the limit itself is allowed, one more is over, with the seconds left to wait", async () => {
  for (let n = 0; n < 3; n++) expect((await countFailure("a", three, now)).over).toBe(false);

  expect(await countFailure("a", three, after(20))).toEqual({
    over: true,
    count: 4,
    retryAfterSeconds: 40,
  });
});

test("counts made at the same moment are all counted", async () => {
  const counts = await Promise.all(Array.from({ length: 20 }, () => countFailure("a", three, now)));

  expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 1),
  );
});

test("when the window has passed counting begins again", async () => {
  for (let n = 0; n < 4; n++) await countFailure("a", three, now);

  expect(await isOver("a", three, after(59))).toBe(true);
  expect(await isOver("a", three, after(60))).toBe(false);
  expect(await countFailure("a", three, after(60))).toEqual({
    over: false,
    count: 1,
    retryAfterSeconds: 60,
  });
});

test("asking counts nothing, and keys do not know each other", async () => {
  for (let n = 0; n < 3; n++) await countFailure("a", three, now);

  expect(await isOver("a", three, now)).toBe(true);
  expect(await isOver("b", three, now)).toBe(false);
  expect((await countFailure("a", three, now)).count).toBe(4);
});

test("forgetting starts afresh", async () => {
  for (let n = 0; n < 4; n++) await countFailure("a", three, now);
  await resetFailures("a");

  expect(await isOver("a", three, now)).toBe(false);
});
