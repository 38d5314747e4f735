import { expect, test } from "vitest";
import { summaryOf } from "./summary.ts";

test("a summary is the first sentences, without the heading", () => {
  const long = "You will join a team of seven in Leeds that finds leaks in pipes. ";
  const html = `<h3>About us</h3>\n<p>${long.repeat(5)}</p>`;
  expect(summaryOf(html)).toBe(long.repeat(2).trim());
  expect(summaryOf("<p>Short.</p>")).toBe("Short.");
  expect(summaryOf(`<p>${"word, ".repeat(100)}</p>`)).toMatch(/, word…$/);
});
