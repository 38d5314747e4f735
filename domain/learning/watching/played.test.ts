import { expect, test } from "vitest";
import { readPlayed, wholeSeconds, writePlayed } from "./played.ts";

test("two visits that meet within a second count it once, and a jump counts nothing", () => {
  expect(wholeSeconds([[0, 4.3]], 90)).toEqual([[0, 4]]);
  expect(wholeSeconds([[4.3, 10]], 90)).toEqual([[4, 10]]);
  expect(
    wholeSeconds(
      [
        [0, 2],
        [80, 80.2],
      ],
      90,
    ),
  ).toEqual([[0, 2]]);
});

test("nothing behind the end is counted", () => {
  expect(wholeSeconds([[88, 90.7]], 90)).toEqual([[88, 90]]);
});

test("what is written is read again", () => {
  const played = [[0, 12] as const, [40, 55] as const];
  expect(readPlayed(writePlayed(played))).toEqual(played);
  expect(readPlayed("")).toEqual([]);
});

test.each(["5-5", "9-2", "-1-4", "a-b", "1-2;3-4", "1.5-2", "1-9999999", "0-1,".repeat(201)])(
  "%s is nothing a player sends",
  (text) => {
    expect(readPlayed(text)).toBeNull();
  },
);
