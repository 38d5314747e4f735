import { expect, test } from "vitest";
import { sampleCv } from "./sample-cv.ts";
import { cvFieldLabels, letterFieldLabels } from "./unprintable-labels.ts";

const [job] = sampleCv.document.work;

test("a field of a CV is called as its form calls it, once for all its lines", () => {
  const found = [
    { path: ["document", "basics", "name"], letters: ["ދ"] },
    { path: ["document", "work", job!.id, "highlights", "0"], letters: ["ᚱ"] },
    { path: ["document", "work", job!.id, "highlights", "2"], letters: ["ᚱ", "ᚢ"] },
  ];
  expect(cvFieldLabels(found, sampleCv.document, "gb")).toEqual([
    { field: "Name and contact: Name", letters: ["ދ"] },
    {
      field: `Experience, ${job!.position}, ${job!.name}: What you did`,
      letters: ["ᚱ", "ᚢ"],
    },
  ]);
});

test("a field of a letter is called as its form calls it", () => {
  const found = [
    { path: ["document", "sender", "name"], letters: ["ދ"] },
    { path: ["document", "paragraphs", "1"], letters: ["ᚱ"] },
  ];
  expect(letterFieldLabels(found)).toEqual([
    { field: "Your name", letters: ["ދ"] },
    { field: "Text, paragraph 2", letters: ["ᚱ"] },
  ]);
});
