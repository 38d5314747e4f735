import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { findAll, readHtml, textOf, toReact } from "./html-elements.ts";

/** As React writes pages: separators between texts, escapes, void elements, attributes without a value. */
const page = [
  '<html lang="en"><head><meta charSet="utf-8"/><title>Jobs &amp; more</title></head><body>',
  '<label for="q">Search</label><input id="q" disabled="" value="&quot;x&quot;"/>',
  '<p class="a b" style="--share:3;background-color:red" data-on="">Tom<!-- --> &amp; <!-- -->Jo</p>',
  '<svg viewBox="0 0 2 2"><path d="M0 0"></path></svg>',
  '<svg viewBox="0 0 2 2"><path d="M1 1"/></svg>',
  '<script>if (1 < 2 && "<p>") go()</script>',
  "</body></html>",
].join("");

test("what React wrote is rendered again letter for letter", () => {
  expect(renderToString(toReact(readHtml(page)))).toBe(page);
});

test("a drawing that was written as a string stays one string", () => {
  const [asElements, asString] = findAll(readHtml(page), "svg");

  expect(asElements?.children).toHaveLength(1);
  expect(asString).toMatchObject({ raw: '<path d="M1 1"/>', children: [] });
});

test("the text of an element is what a reader sees", () => {
  expect(findAll(readHtml(page), "p").map(textOf)).toEqual(["Tom & Jo"]);
});
