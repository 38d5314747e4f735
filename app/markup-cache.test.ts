import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkupCache } from "./markup-cache.server.ts";

function Name({ name }: { name: string }) {
  return createElement("b", null, name, ", ", "again");
}

function Shout({ name }: { name: string }) {
  return createElement("strong", null, name);
}

/** A cache that counts how often React was asked. */
function counted(maxCharacters?: number) {
  const counts = { written: 0 };
  const cache = new MarkupCache((element) => {
    counts.written += 1;
    return renderToString(element);
  }, maxCharacters);
  return { cache, counts };
}

test("markup is what React writes, and is written once", () => {
  const { cache, counts } = counted();
  const written = renderToString(createElement(Name, { name: "Ana & Co" }));

  expect(cache.markupOf(Name, { name: "Ana & Co" })).toBe(written);
  expect(cache.markupOf(Name, { name: "Ana & Co" })).toBe(written);
  expect(counts.written).toBe(1);
});

test("other props and other parts are other markup", () => {
  const { cache } = counted();

  expect(cache.markupOf(Name, { name: "Ana" })).toContain("<b>Ana");
  expect(cache.markupOf(Name, { name: "Bo" })).toContain("<b>Bo");
  expect(cache.markupOf(Shout, { name: "Ana" })).toBe("<strong>Ana</strong>");
});

test("what nobody asks for goes, and what is asked for stays", () => {
  const { cache, counts } = counted(2000);
  cache.markupOf(Name, { name: "seldom" });
  for (let turn = 0; turn < 100; turn += 1) {
    cache.markupOf(Shout, { name: `passing ${turn}` });
    cache.markupOf(Name, { name: "often" });
  }
  expect(counts.written).toBe(102);

  cache.markupOf(Name, { name: "often" });
  expect(counts.written).toBe(102);
  cache.markupOf(Name, { name: "seldom" });
  expect(counts.written).toBe(103);
});
