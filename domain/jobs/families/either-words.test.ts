import { expect, test } from "vitest";
import { readEitherWord } from "./read-words.server.ts";

function typedOf(q: string) {
  const read = readEitherWord(q);
  return read && [read.every.map(({ typed }) => typed), read.either.map(({ typed }) => typed)];
}

test.each([
  ["java or python", [[], ["java", "python"]]],
  ["java or python developer", [["developer"], ["java", "python"]]],
  ["react or angular developer", [["developer"], ["react", "angular"]]],
  ["java or python or ruby developers", [["developers"], ["java", "python", "ruby"]]],
  ["sql or excel analyst", [["analyst"], ["sql", "excel"]]],
  ["spanish or french teacher", [["teacher"], ["spanish", "french"]]],
])("of “%s” every job has the first, and one of the others: %j", (q, expected) => {
  expect(typedOf(q)).toEqual(expected);
});

test.each([
  ["java or visual basic"],
  ["nurse or software developer"],
  ["nurse or python developer"],
  ["java developer or python developer"],
  ["java or excel and sql analyst"],
])("“%s” is no choice of single words", (q) => {
  expect(typedOf(q)).toBeNull();
});
