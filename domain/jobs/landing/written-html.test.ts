import { expect, test } from "vitest";
import { readWords, writtenHtml } from "./written-html.server.ts";

test("words, lists and our own links become HTML", () => {
  expect(
    writtenHtml("Look at **the board**.\n\n- [Law in Leeds](/jobs?city=Leeds&sector=law)"),
  ).toBe(
    '<p>Look at <strong>the board</strong>.</p>\n<ul>\n<li><a href="/jobs?city=Leeds&amp;sector=law">Law in Leeds</a></li>\n</ul>',
  );
});

test("headings begin below the page's own", () => {
  expect(writtenHtml("# One\n\n###### Six")).toBe("<h2>One</h2>\n<h4>Six</h4>");
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
])("markup and odd links are shown as words: %s", (markdown) => {
  const html = writtenHtml(markdown);
  expect(html).not.toMatch(/<(script|img|b)\b/i);
  expect(html).not.toMatch(/href="(?!https:\/\/x\.example)/);
  expect(html).not.toMatch(/<[^>]*\son\w+=/i);
});

test("the questions stand apart from the words, as HTML and as text", () => {
  const { html, questions } = readWords(
    "Words.\n\n## Questions\n\n### Why?\nBecause of *this*.\n\n### When?\nNow.\n",
  );
  expect(html).toBe("<p>Words.</p>");
  expect(questions).toEqual([
    { question: "Why?", html: "<p>Because of <em>this</em>.</p>", text: "Because of this." },
    { question: "When?", html: "<p>Now.</p>", text: "Now." },
  ]);
});
