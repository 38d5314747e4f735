import { expect, test } from "vitest";
import { boundedCache } from "./bounded-cache.ts";

test("a value is made once, a falsy one too", () => {
  const cached = boundedCache<number>(2);
  cached("zero", () => 0);
  expect(cached("zero", () => 1)).toBe(0);
});

test("what cannot be made is not remembered", () => {
  const cached = boundedCache<number>(2);
  const none = () => {
    throw new RangeError("no such zone");
  };
  expect(() => cached("a", none)).toThrow(RangeError);
  expect(cached("a", () => 1)).toBe(1);
});

test("the oldest goes when there are too many", () => {
  const cached = boundedCache<number>(2);
  cached("oldest", () => 1);
  cached("second", () => 2);
  cached("third", () => 3);
  expect(cached("second", () => 20)).toBe(2);
  expect(cached("third", () => 30)).toBe(3);
  expect(cached("oldest", () => 10)).toBe(10);
});
