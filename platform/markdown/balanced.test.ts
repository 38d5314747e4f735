import fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import type { Trust } from "./allow-list.server.ts";
import { renderMarkdown } from "./render-markdown.server.ts";
import { sanitiseHtml } from "./sanitise-html.server.ts";

const trusts: readonly Trust[] = ["ours", "staff", "employer", "public"];

const names = [
  ...["p", "a", "b", "i", "em", "strong", "div", "section", "h1", "h2", "h3", "h6", "ul", "ol"],
  ...["li", "br", "hr", "img", "table", "tr", "td", "th", "dl", "dt", "dd", "span", "script"],
  ...["style", "svg", "math", "template", "form", "details", "summary", "blockquote", "pre"],
];
const attributes = [
  "",
  ' href="https://x.example/?a=1&b=2"',
  ' href="http://plain.example"',
  ' href="javascript:alert(1)"',
  " href='/jobs'",
  ' src="/pictures/1"',
  ' src="data:image/svg+xml,<svg onload=alert(1)>"',
  " onclick=alert(1)",
  ' class="prose__table" tabindex="0"',
  ' id="main" style="position:fixed"',
];

const piece = fc.oneof(
  fc.tuple(fc.constantFrom(...names), fc.constantFrom(...attributes)).map(([n, a]) => `<${n}${a}>`),
  fc.constantFrom(...names).map((name) => `</${name}>`),
  fc.constantFrom("words", " ", "\n\n", "&lt;b&gt;", "&nbsp;", "<", ">", "&", '"', "<!--", "-->"),
  fc.constantFrom(
    "# Head\n",
    "- item\n",
    "> quote\n",
    "[a](https://x.example)",
    "![a](/pictures/1)",
  ),
  fc.constantFrom(
    "[b](javascript:x)",
    "|a|b|\n|-|-|\n|1|2|\n",
    "`code`",
    "**bold",
    "~~",
    "1. one\n",
  ),
);
const soup = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(""));

/** Strict: a tag that is not closed, or closed by another, is an error. */
function mistakesOf(html: string): string[] {
  const mistakes: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => mistakes.push(error.message));
  parser.write(`<page>${html}</page>`).close();
  return mistakes;
}

test("a refused link does not swallow the end of the next one", () => {
  const html = '<a href="http://x">a</a> <a href="https://y.example/">b</a>';
  expect(sanitiseHtml(html, "employer")).toBe(
    'a <a href="https://y.example/" rel="nofollow noopener">b</a>',
  );
});

test.each(trusts)(
  "whatever is given, what %s may write comes out balanced and harmless",
  (trust) => {
    fc.assert(
      fc.property(soup, (source) => {
        for (const html of [sanitiseHtml(source, trust), renderMarkdown(source, trust).html]) {
          expect(mistakesOf(html)).toEqual([]);
          expect(html).not.toMatch(/<(?:script|style|svg|math|form|template|span)\b/i);
          expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style)=/i);
          expect(html).not.toMatch(/<[^>]*(?:javascript|data):/i);
        }
      }),
      { numRuns: 400 },
    );
  },
);

test.each(trusts)("so does what is nested deeper than anybody means, for %s", (trust) => {
  const deep = fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...attributes)), {
    minLength: 30,
    maxLength: 60,
  });
  fc.assert(
    fc.property(deep, soup, (opened, inside) => {
      const open = opened.map(([name, given]) => `<${name}${given}>`).join("");
      const shut = opened.map(([name]) => `</${name}>`).toReversed();
      const source = `${open}${inside}${shut.join(inside)}`;
      expect(mistakesOf(sanitiseHtml(source, trust))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
