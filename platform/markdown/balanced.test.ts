import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
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

const body = parseFragment("<div></div>").childNodes[0] as DefaultTreeAdapterTypes.Element;
/** The elements of the standard that have no end. */
const VOID = new Set(["br", "hr", "img", "input", "wbr"]);

/**
 * What a browser's parser has to fix in it: the errors of the standard's tokeniser and tree builder,
 * elements that it closes by itself, ends that close nothing, and elements it puts elsewhere.
 */
function mistakesOf(html: string): string[] {
  const mistakes: string[] = [];
  const page = parseFragment(body, html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code }) => mistakes.push(code),
  });
  let elements = 0;
  const look = (node: DefaultTreeAdapterTypes.Node): void => {
    if ("tagName" in node) {
      elements++;
      const { startTag, endTag } = node.sourceCodeLocation ?? {};
      if (!startTag) mistakes.push(`${node.tagName} was not written`);
      if (!endTag && !VOID.has(node.tagName)) mistakes.push(`${node.tagName} is not closed`);
    }
    if ("childNodes" in node) node.childNodes.forEach(look);
  };
  look(page);
  const written = html.match(/<[a-z]/gi)?.length ?? 0;
  if (written !== elements) mistakes.push(`${written} tags became ${elements} elements`);
  return mistakes;
}

test.each([
  ["an open link", '<a href="https://y.example/">b</span>'],
  ["an element closed by another", "<p>a<em>b</p></em>"],
  ["a paragraph in a paragraph", "<p>a<p>b</p></p>"],
  ["an end of nothing", "a</p>"],
  ["a list item left open", "<ul><li>a</ul>"],
  ["a link in a link", '<a href="/a">a<a href="/b">b</a></a>'],
  ["a cell outside a table", "<td>a</td>"],
])("the parser sees %s", (_case, html) => {
  expect(mistakesOf(html)).not.toEqual([]);
});

test("and nothing in what is whole", () => {
  const html = '<h2 id="a">a</h2><p>b<br />c &amp; <a href="/d">d</a></p><ul><li>e</li></ul>';
  expect(mistakesOf(html)).toEqual([]);
});

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
