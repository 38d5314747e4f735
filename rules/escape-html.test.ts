import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("signs that mean something to a parser are written as words", () => {
  expect(escapeHtml(`<a href="x">R&D</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;R&amp;D&lt;/a&gt;");
  expect(escapeHtml("&amp;")).toBe("&amp;amp;");
  expect(escapeHtml("it’s £5")).toBe("it’s £5");
});
