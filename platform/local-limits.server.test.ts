import { expect } from "vitest";
import { test } from "#test/database.ts";
import { countFailure } from "./limits.server.ts";
import { countSeldom } from "./local-limits.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const five = { limit: 5, windowSeconds: 60, free: 2 };

/** What the database has counted of a key; asking adds one. */
async function stored(key: string, at = now): Promise<number> {
  const { count } = await countFailure(key, five, at);
  return count - 1;
}

test("the first few of a key are not written down", async () => {
  await countSeldom("seldom", five, now);
  expect(await countSeldom("seldom", five, now)).toMatchObject({ over: false, count: 2 });
  expect(await stored("seldom")).toBe(0);
});

test("then the database counts, the first few included, and the limit holds", async () => {
  const counts = [];
  for (let n = 0; n < 6; n++) counts.push(await countSeldom("often", five, now));
  expect(counts.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(counts.map(({ over }) => over)).toEqual([false, false, false, false, false, true]);
  expect(await stored("often")).toBe(6);
});

test("many at once are counted as many", async () => {
  expect(await countSeldom("list", { ...five, by: 6 }, now)).toMatchObject({ over: true });
  expect(await stored("list")).toBe(6);
});

test("when the window has passed counting begins again", async () => {
  for (let n = 0; n < 6; n++) await countSeldom("later", five, now);
  expect(await countSeldom("later", five, after(61))).toMatchObject({ over: false, count: 1 });
});
