import { expect, test } from "vitest";
import { processorMillis } from "#test/processor-time.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

const advertHtml = (advert: string) => renderMarkdown(advert, "employer").html;

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

test.each(["• Read code\n• Write it", "•\tRead code\n▪Write it", "o\tRead code\no\tWrite it"])(
  "bullets pasted from elsewhere make a list: %j",
  (bullets) => {
    expect(advertHtml(`You will\n${bullets}\n\nAsk us · or come`)).toBe(
      "<p>You will</p>\n<ul>\n<li>Read code</li>\n<li>Write it</li>\n</ul>\n<p>Ask us · or come</p>",
    );
  },
);

test("a bullet further in belongs to its item, and dots alone are no list", () => {
  expect(advertHtml("1. One\n   • detail\n2. Two")).toBe(
    "<ol>\n<li>One<ul>\n<li>detail</li>\n</ul>\n</li>\n<li>Two</li>\n</ol>",
  );
  expect(advertHtml("•••")).toBe("<p>•••</p>");
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
  expect(processorMillis(() => advertHtml(advert))).toBeLessThan(1000);
});

const staffHtml = (words: string) => renderMarkdown(words, "staff").html;

test("staff's words, lists and links to our own pages become HTML", () => {
  expect(staffHtml("Look at **the board**.\n\n- [Law in Leeds](/jobs?city=Leeds&sector=law)")).toBe(
    '<p>Look at <strong>the board</strong>.</p>\n<ul>\n<li><a href="/jobs?city=Leeds&amp;sector=law">Law in Leeds</a></li>\n</ul>',
  );
});

test("headings begin below the page's own", () => {
  expect(staffHtml("# One\n\n###### Six")).toBe("<h2>One</h2>\n<h4>Six</h4>");
});

test("a page's headings have ids of their own, for its list of contents", () => {
  const { html, headings } = renderMarkdown(
    "## What *we* hold\n\n### Why\n\n## Why\n\n## £ & €",
    "ours",
    { hasHeadingIds: true },
  );
  expect(headings).toEqual([
    { id: "what-we-hold", title: "What we hold", depth: 2 },
    { id: "why", title: "Why", depth: 3 },
    { id: "why-2", title: "Why", depth: 2 },
    { id: "section", title: "£ & €", depth: 2 },
  ]);
  expect(html).toContain('<h2 id="what-we-hold">What <em>we</em> hold</h2>');
});

test("a table can be scrolled by keyboard and is named by its section", () => {
  const html = renderMarkdown('## Say "what"\n\n| a | b |\n|---|--:|\n| 1 | 2 |', "ours").html;
  expect(html).toContain(
    '<div class="prose__table" tabindex="0" role="region" aria-label="Say &quot;what&quot;"><table>',
  );
  expect(html).toContain('<td align="right">2</td>');
});

test("pictures come from our own files, and others leave their words", () => {
  expect(staffHtml("![A map](/pictures/12)")).toBe(
    '<p><img src="/pictures/12" alt="A map" loading="lazy" /></p>',
  );
  for (const src of ["https://x.example/x.png", "/jobs/../x", "//x.example/x", "data:image/png,x"])
    expect(staffHtml(`![Words](${src})`)).toBe("<p>Words</p>");
});

test("a link of staff to another site tells it nothing of the page it was on", () => {
  expect(staffHtml("[a](https://x.example/)")).toContain('rel="noopener"');
  expect(staffHtml("[a](#questions)")).toBe('<p><a href="#questions">a</a></p>');
});

test("the public writes words: headings are paragraphs, and links are not vouched for", () => {
  expect(renderMarkdown("# Hello\n\n[me](https://x.example/)", "public").html).toBe(
    '<p>Hello</p>\n<p><a href="https://x.example/" rel="nofollow ugc noopener">me</a></p>',
  );
  expect(renderMarkdown("[in](/staff) |a|\n\n![x](/pictures/1)", "public").html).toBe(
    "<p>in |a|</p>",
  );
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[here](javascript:alert(1))",
  "[here](//elsewhere.example)",
  "[here](/\\elsewhere.example)",
  "[here](http://plain.example)",
  "[here](https://bank.example@elsewhere.example)",
  "![x](https://elsewhere.example/x.png)",
  'a <b onclick="alert(1)">bold</b> word',
  '[a](https://x.example/"onmouseover=alert(1))',
])("markup and odd links of staff are shown as words: %s", (markdown) => {
  const html = staffHtml(markdown);
  expect(html).not.toMatch(/<(script|img|b)\b/i);
  expect(html).not.toMatch(/href="(?!https:\/\/x\.example)/);
  expect(html).not.toMatch(/<[^>]*\son\w+=/i);
});
