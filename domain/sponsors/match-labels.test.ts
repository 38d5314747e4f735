import { expect, test } from "vitest";
import { whyMatched } from "./match-labels.ts";
import { matchOf } from "./match-of.ts";

const found = {
  id: 1,
  kind: "name",
  how: "exact",
  text: "northern general hospital",
  isWholeWords: true,
  place: "unknown",
  score: 0.62,
  prominence: 0,
  sharers: 1,
} as const;
const sponsor = { name: "Northern General Hospital", leftOn: null, town: "Sheffield" };

test.each([
  ["part", "Name is the same, with a word left out."],
  ["near", "Name is the same, with another word for the same thing."],
  ["hospital", "Name is the same, read as a hospital’s name."],
] as const)("what was read as %s is told so", (read, why) => {
  const match = matchOf("Northern General Sheffield", { ...found, read }, sponsor);
  expect(match.isPart).toBe(true);
  expect(whyMatched(match, sponsor)).toBe(why);
});
