import { expect, test } from "vitest";
import { withoutListMarks } from "./list-marks.ts";

test.each(["• Built it", "- Built it", "* Built it", "– Built it", "•Built it", "o\tBuilt it"])(
  "the mark of %j is left out",
  (line) => {
    expect(withoutListMarks([line])).toEqual(["Built it"]);
  },
);

test("lines counted from one lose their numbers", () => {
  expect(withoutListMarks(["1. Built it", "2. Sold it"])).toEqual(["Built it", "Sold it"]);
  expect(withoutListMarks(["1) Built it", "", "2) Sold it"])).toEqual(["Built it", "", "Sold it"]);
});

test.each([
  "3. Platz im Wettbewerb",
  "-5 °C in the tent",
  "*args in Python",
  "2.5 days",
  "•",
  "1. FC Köln",
])("nothing else of %j is lost", (line) => {
  expect(withoutListMarks([line])).toEqual([line]);
});
