import { expect, test } from "vitest";
import { letterPlaceLabel } from "./letter-labels.ts";

test.each([
  [["title"], "Title of the letter"],
  [["look", "paper"], "Look: paper"],
  [["document", "recipient", "organisation"], "Organisation"],
  [["document", "paragraphs"], "Text"],
  [["document", "paragraphs", "1"], "Text, paragraph 2"],
  [["document"], "The letter"],
])("%o is called: %s", (path, label) => {
  expect(letterPlaceLabel(path)).toBe(label);
});
