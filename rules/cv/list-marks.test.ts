import { expect, test } from "vitest";
import { withoutListMarks } from "./list-marks.ts";

test.each(["• Built it", "- Built it", "* Built it", "– Built it", "•Built it", "o\tBuilt it"])(
  "the mark of %j is left out",
  (line) => {
    expect(withoutListMarks([line])).toEqual(["Built it"]);
  },
);

test("numbers may be words, and stay", () => {
  const places = ["1. Platz im Lauf", "2. Platz im Sprung"];
  expect(withoutListMarks(places)).toEqual(places);
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
