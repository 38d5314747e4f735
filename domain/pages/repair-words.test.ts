import { expect, test } from "vitest";
import { meantWords, repairedMessage } from "./repair-words.server.ts";

const texts = [
  "The dissertation is term time.",
  "A sponsor holds a licence. Sponsorship costs money.",
  "Permits and permits again. A permit for Ireland. Code 4821.",
];

test.each([
  ["disertation", ["dissertation"]],
  ["sponsership costs", ["sponsorship", "costs"]],
  ["Irland premit", ["ireland", "permit"]],
  ["permi", ["permi"]],
  ["zzzzqqq", ["zzzzqqq"]],
  ["cv", ["cv"]],
  ["4820", ["4820"]],
  ["Can I get the permit?", ["get", "permit"]],
  ["what is it", ["what", "is", "it"]],
])("“%s” is read as %j", (asked, words) => {
  expect(meantWords(asked, texts).words).toEqual(words);
});

test("what was read otherwise is said, and nothing where all was known", () => {
  expect(repairedMessage(meantWords("irland premit costs", texts).repairs)).toBe(
    "We looked for “ireland” for “irland” and “permit” for “premit”.",
  );
  expect(repairedMessage(meantWords("costs", texts).repairs)).toBe(null);
});
