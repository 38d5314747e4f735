import { expect, test } from "vitest";
import { isStorableText, storableText } from "./storable-text.ts";

test.each(["", "plain", "👩🏽‍💻", "line\nline\ttab", "مرحبا", "\ufffd", "\u0001"])(
  "%j can be stored, and is stored as it is",
  (text) => {
    expect(isStorableText(text)).toBe(true);
    expect(storableText(text)).toBe(text);
  },
);

test.each([
  ["a\u0000b", "ab"],
  ["\u0000", ""],
  ["a\ud83d", "a\ufffd"],
  ["\udc00b", "\ufffdb"],
])("%j is stored as %j where it comes from a file", (text, stored) => {
  expect(isStorableText(text)).toBe(false);
  expect(storableText(text)).toBe(stored);
});
