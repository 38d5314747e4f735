import { expect, test } from "vitest";
import { cached, MAX_FORMATTERS } from "./cache.ts";

test("a formatter is made once", () => {
  const first = cached("test|once", () => new Intl.NumberFormat("en-GB"));
  const second = cached("test|once", () => {
    throw new Error("made again");
  });
  expect(second).toBe(first);
});

test("what cannot be made is not remembered", () => {
  const none = () => {
    throw new RangeError("no such zone");
  };
  expect(() => cached("test|none", none)).toThrow(RangeError);
  expect(cached("test|none", () => ({ made: true }))).toEqual({ made: true });
});

test("the oldest goes when there are too many", () => {
  const oldest = cached("test|oldest", () => ({}));
  for (let at = 0; at < MAX_FORMATTERS - 1; at += 1) cached(`test|${at}`, () => ({}));
  expect(cached("test|oldest", () => ({}))).toBe(oldest);

  cached("test|one more", () => ({}));
  expect(cached("test|oldest", () => ({}))).not.toBe(oldest);
});
