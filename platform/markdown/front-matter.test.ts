import fc from "fast-check";
import { expect, test } from "vitest";
import { readFrontMatter, writeFrontMatter } from "./front-matter.server.ts";

test("fields stand above the words, and days stay as they are written", () => {
  const source =
    '---\ntitle: "Fair: online"\nday: 2027-02-13\nrates:\n  - code: "2134"\n---\n\n## One\r\n\nTwo\n';
  expect(readFrontMatter(source)).toEqual({
    fields: { title: "Fair: online", day: "2027-02-13", rates: [{ code: "2134" }] },
    body: "## One\n\nTwo",
  });
});

test("a rule within the words is not the end of the fields", () => {
  expect(readFrontMatter("---\na: b\n---\none\n\n---\n\ntwo").body).toBe("one\n\n---\n\ntwo");
});

test.each([
  ["no fields", "Only words"],
  ["fields without an end", "---\ntitle: a\n"],
  ["a list for fields", "---\n- a\n---\n"],
  ["an alias", "---\na: &x [1]\nb: *x\n---\n"],
  ["the same field twice", "---\na: 1\na: 2\n---\n"],
])("a file with %s is refused", (_what, source) => {
  expect(() => readFrontMatter(source)).toThrow();
});

const text = fc.string({ unit: "grapheme" }).map((given) => given.replace(/[\p{C}]/gu, ""));
const value = fc.oneof(
  text,
  fc.boolean(),
  fc.integer(),
  fc.array(text),
  fc.array(fc.record({ question: text, answer: fc.array(text).map((lines) => lines.join("\n")) })),
);
const fields = fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z]{0,12}$/), value);

test("whatever is written is read again as it was, and written again the same", () => {
  fc.assert(
    fc.property(fields, text, (given, words) => {
      const file = writeFrontMatter({ fields: given, body: words.trim() });
      const read = readFrontMatter(file);
      expect(read).toEqual({ fields: given, body: words.trim() });
      expect(writeFrontMatter(read)).toBe(file);
    }),
  );
});
