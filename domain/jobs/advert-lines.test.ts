import { expect, test } from "vitest";
import { advertLines } from "./advert-lines.ts";

test("headings, items and paragraphs are lines of their own", () => {
  const html =
    "<p>We are <b>small</b>.</p><h3>What you need</h3><ul><li>Python &amp; SQL</li><li><p>A degree</p></li></ul><h3>How we work</h3><p>Everybody<br/>helps.</p>";
  expect(advertLines(html).split("\n")).toEqual([
    "We are small.",
    "# What you need",
    "- Python & SQL",
    "A degree",
    "# How we work",
    "Everybody",
    "helps.",
  ]);
});

test("a paragraph in bold is a heading", () => {
  expect(advertLines("<p><strong>Requirements:</strong></p><p>SQL</p>")).toBe(
    "# Requirements:\nSQL",
  );
});
