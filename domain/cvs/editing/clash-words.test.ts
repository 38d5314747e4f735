import { expect, test } from "vitest";
import { mergeStates } from "../document/merge.ts";
import { placeAt } from "../document/place-at.ts";
import { takeMine, takeTheirs } from "../document/settle-clashes.ts";
import { clashValue, clashWhere } from "./clash-words.ts";
import { sampleCv } from "./sample-cv.ts";

const saying = (position: string) => ({
  ...sampleCv,
  document: {
    ...sampleCv.document,
    work: sampleCv.document.work.map((job, at) => (at === 0 ? { ...job, position } : job)),
  },
});

test("a clash says where it is and what both windows wrote, and either can be kept", () => {
  const { merged, clashes } = mergeStates({
    base: sampleCv,
    mine: saying("Analyst"),
    theirs: saying("Researcher"),
  });
  const [clash] = clashes;
  if (!clash) throw new Error("There should be a clash");
  expect(clashWhere(merged.document, clash, "gb")).toBe(
    "Experience, Analyst, Aldermoor University: Job title",
  );
  expect([clashValue(clash.mine), clashValue(clash.theirs)]).toEqual(["Analyst", "Researcher"]);
  expect(takeTheirs(merged, clashes)).toEqual(saying("Researcher"));
  expect(takeMine(merged, clashes)).toEqual(saying("Analyst"));
});

test.each([
  [["document", "basics", "label"], "Name and contact: What you are or look for"],
  [["document", "basics", "location", "city"], "Name and contact: Town or city"],
  [["document", "rightToWork", "words"], "Right to work: Your own words"],
  [["document", "sections", "work", "title"], "Experience: Heading of this section"],
  [["document", "language"], "Name and contact: Language of the CV"],
  [["look", "market"], "Look: country it is made for"],
])("%o is called as the screen calls it", (path, words) => {
  const clash = { path, at: placeAt(path), mine: "a", theirs: "b" };
  expect(clashWhere(sampleCv.document, clash, "gb")).toBe(words);
});

test.each([
  [undefined, "Deleted"],
  ["", "Nothing"],
  [["a", "b"], "a\nb"],
  [true, "Yes"],
  [{ id: "x", name: "Intern", keywords: ["SQL"] }, "Intern, SQL"],
])("%o is shown as %s", (value, words) => {
  expect(clashValue(value)).toBe(words);
});
