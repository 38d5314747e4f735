import { expect, test } from "vitest";
import { advertHtml } from "./advert-html.server.ts";

test("plain text keeps its paragraphs and lines", () => {
  expect(advertHtml("One line\nand another.\r\n\r\nA second paragraph.")).toBe(
    "<p>One line<br />and another.</p>\n<p>A second paragraph.</p>",
  );
});

test("Markdown becomes headings, lists and links out", () => {
  const html = advertHtml(
    "# What you do\n\n- **Read** code\n- Write it\n\n[More](https://firm.example/)",
  );
  expect(html).toContain("<h3>What you do</h3>");
  expect(html).toContain("<li><strong>Read</strong> code</li>");
  expect(html).toContain('<a href="https://firm.example/" rel="nofollow noopener">More</a>');
});

test.each([
  "<script>alert(1)</script>Hello",
  '<img src=x onerror="alert(1)">Hello',
  "[Hello](javascript:alert(1))",
  "[Hello](data:text/html;base64,PHNjcmlwdD4=)",
  "<svg><script>alert(1)</script></svg>Hello",
  '<a href="https://x.example" onclick="alert(1)">Hello</a>',
])("hostile words leave only text: %s", (advert) => {
  const html = advertHtml(advert);
  expect(html).toContain("Hello");
  expect(html).not.toMatch(/script|onerror|onclick|javascript:|data:|<img|<svg/i);
});

test.each([
  ">".repeat(12_000),
  "- ".repeat(6000),
  `${"[".repeat(6000)}a${"]".repeat(6000)}`,
  "*a_ ".repeat(3000),
])("an advert made to stall the reader is read at once (%#)", (advert) => {
  const begun = performance.now();
  advertHtml(advert);
  expect(performance.now() - begun).toBeLessThan(1000);
});
