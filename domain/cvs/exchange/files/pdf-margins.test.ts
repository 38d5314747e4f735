import { expect, test } from "vitest";
import { plainLine } from "../text/text-line.ts";
import { newMarginLines, otherThanName } from "./pdf-margins.ts";

const tagged = [plainLine("Ananya Rao")];
const told = (...lines: readonly string[]) =>
  newMarginLines(
    lines.map((text) => ({ line: plainLine(text), isAbove: true })),
    tagged,
  ).map(({ line }) => line.text);

test.each(["06 12 34 56 78", "+34 612 345 678", "Leeds LS2", "Flat 3, 12 Mill Lane"])(
  "%s at the head of a page is told",
  (text) => {
    expect(told(text)).toEqual([text]);
  },
);

test.each([
  "1",
  "- 2 -",
  "Page 2",
  "page 2 of 3",
  "2 / 3",
  "Seite 1 von 2",
  "Ananya Rao · 2",
  "Rao, page 1/2",
])("%s is the page's own, and is not", (text) => {
  expect(told(text)).toEqual([]);
});

test("of shapes that are no letters the name at the foot goes, and nothing that can be read", () => {
  const at = (text: string, isAbove: boolean) => ({ line: plainLine(text), isAbove });
  const besides = [
    at("rao@mail.example", true),
    at("\u0001\u0930\u093e\u0935", true),
    at("+91 98 0000 0001", false),
    at("\u0905\u0928\u0928\u094d\u092f\u093e \u0930\u093e\u0935 \u00b7 2", false),
  ];
  expect(otherThanName(besides, "Ananya Rao")).toEqual(besides.slice(0, 3));
});
