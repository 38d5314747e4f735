import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAdvert } from "./read-advert.ts";

const TODAY = "2026-11-18";

/** Names of the table of places, as an advert's own site bears them. */
const britishTowns = readFileSync("content/places/towns.csv", "utf8")
  .split("\n")
  .map((row) => row.split(","))
  .filter(([, country]) => country === "gb")
  .map(([name]) => name!);

test("no British town is taken for a place abroad", () => {
  expect(britishTowns).toContain("Boston");
  const misread = britishTowns.filter((town) => {
    const text = `Visa sponsorship is available at our ${town} site.`;
    return readAdvert(text, TODAY, { country: "gb" }).stance !== "yes";
  });
  expect(misread).toEqual([]);
});

test.each([
  ["gb", "no", "We sponsor visas in Canada, but not in the UK."],
  ["ca", "yes", "We sponsor visas in Canada, but not in the UK."],
  ["gb", "yes", "We sponsor visas in the UK but not in Ireland."],
  [
    "gb",
    "no",
    "While we sponsor visas in the US and Germany, UK applicants need their own right to work.",
  ],
  [
    "gb",
    "yes",
    "We sponsor visas for overseas applicants; UK applicants must have their own right to work.",
  ],
  ["gb", "unclear", "We sponsor visas in the USA and Germany."],
  ["gb", "yes", "We sponsor visas in Germany and the UK."],
  ["gb", "unclear", "We offer visa support for hires into our Berlin office."],
  ["ie", "no", "We sponsor visas in the UK but not in Ireland."],
  ["ie", "yes", "We sponsor work permits in Ireland."],
  [null, "conditional", "We sponsor visas in Canada, but not in the UK."],
])("on a job in %s it is %s: %s", (country, stance, sentence) => {
  expect(readAdvert(sentence, TODAY, { country }).stance).toBe(stance);
});
