import { expect, test } from "vitest";
import { memoised } from "./memoised.ts";

test("the same text is answered once, until there were too many others", () => {
  const asked: string[] = [];
  const lengthOf = memoised((text) => asked.push(text) && text.length, 2);
  for (const text of ["", "ab", "", "ab"]) expect(lengthOf(text)).toBe(text.length);
  expect(asked).toEqual(["", "ab"]);
  for (const text of ["abc", "ab"]) expect(lengthOf(text)).toBe(text.length);
  expect(asked).toEqual(["", "ab", "abc", "ab"]);
});
