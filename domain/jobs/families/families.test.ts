import { expect, test } from "vitest";
import { tokenise } from "#search/words/tokenise.ts";
import { listOf, readRows } from "../reviewed-rows.server.ts";
import { families, familiesMeant } from "./families.server.ts";
import { isFamilyWord } from "./family-words.server.ts";
import { plainWord } from "./plain-word.ts";
import { indexText, readWords } from "./read-words.server.ts";

const rows = readRows("families");

test("there are at least 150 families, each with its day, and none named twice", () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
  expect(families.size).toBe(rows.length);
  for (const row of rows) expect(row[5]).toMatch(/^2026-\d\d-\d\d$/);
});

test("a narrower family exists", () => {
  for (const { narrower } of families.values()) {
    for (const id of narrower) expect(families.has(id), id).toBe(true);
  }
});

test("a name is one the index can hold: letters, digits and what stands in c++ or r&d", () => {
  const names = rows.flatMap((row) => row.slice(1, 4).flatMap(listOf));
  for (const name of names) expect(name).toMatch(/^[a-z0-9&+#.' ]+$/);
});

test.each([
  ["data science", ["data-science"]],
  ["Junior data-science", [null, "data-science"]],
  ["web developer python", ["web", null]],
  ["nursing jobs", ["nursing"]],
  ["job coach", [null, null]],
  ["jobs", []],
  ["IT", ["it-support"]],
  ["is it fun", [null]],
  ["accountant accountancy", ["accounting"]],
  ["R&D", ["research"]],
  ["uni lecturer", ["lecturing"]],
  ["node.js", ["backend"]],
])("“%s” looks for %j", (q, expected) => {
  expect(readWords(q).map(({ family }) => family)).toEqual(expected);
});

test("a family is one word of the index, and other words stay as they were typed", () => {
  const words = indexText(readWords("human resources c++")).split(" ");
  expect(words.map(isFamilyWord)).toEqual([true, false]);
  expect(words[1]).toBe("c++");
});

test.each([
  ["nurses", "nurse"],
  ["secretaries", "secretary"],
  ["accounts", "accounts"],
  ["logistics", "logistics"],
  ["business", "business"],
])("%s is %s without its plural", (word, plain) => {
  expect(plainWord(word)).toBe(plain);
});

test.each([
  ["talk about recipes and the dentist", []],
  ["a dentist works with a dental nurse and another dentist", ["dentistry"]],
  ["machine learning engineer", []],
  ["machine learning for turbines", []],
  ["machine learning, and deep learning too", ["machine-learning"]],
])("“%s” is an advert for %j", (text, expected) => {
  expect([...familiesMeant(tokenise(text).map(plainWord))]).toEqual(expected);
});
