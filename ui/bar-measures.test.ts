import { expect, test } from "vitest";
import { measureBars } from "./bar-measures.ts";

test("the longest whole fills the width and the others follow it", () => {
  const [software, law] = measureBars([
    { label: "Software", value: 492, of: 820 },
    { label: "Law", value: 3, of: 80, text: "fewer than 5" },
  ]);
  expect(software).toMatchObject({ part: 60, whole: 100, text: "492", ofText: "820" });
  expect(law).toMatchObject({ part: 0.4, whole: 9.8, text: "fewer than 5", ofText: "80" });
});

test("bars of nothing have no length, and do not divide by it", () => {
  expect(measureBars([{ label: "May", value: 0 }])).toMatchObject([
    { part: 0, whole: 0, text: "0" },
  ]);
});
