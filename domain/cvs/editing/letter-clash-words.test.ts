import { expect, test } from "vitest";
import { letterClashWhere } from "./letter-clash-words.ts";

test.each([
  [["title"], "Title of the letter"],
  [["look", "paper"], "Look: paper"],
  [["document", "recipient", "organisation"], "Organisation"],
  [["document", "paragraphs"], "Text"],
  [["document", "paragraphs", "1"], "Text, paragraph 2"],
  [["document"], "The letter"],
])("a clash at %o is in: %s", (path, words) => {
  expect(letterClashWhere({ path })).toBe(words);
});
