import { expect, test } from "vitest";
import { shortSlugOf, slugOf } from "./slug.ts";

test.each([
  ["Your first weeks, in Zürich!", "your-first-weeks-in-zurich"],
  ["  A & B  ", "a-b"],
  ["日本", ""],
])("%j becomes %j", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test("what is too long ends with a whole word", () => {
  expect(shortSlugOf("Questions for your first week", 22)).toBe("questions-for-your");
  expect(shortSlugOf("First week", 22)).toBe("first-week");
});
