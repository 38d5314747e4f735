import { expect, test } from "vitest";
import { printBlocks } from "./print-blocks.server.ts";
import { noteMark } from "./print-blocks.ts";

const linkTo = (path: string) => `https://waymark.example${path}`;
const print = (markdown: string) => printBlocks(markdown, { linkTo });
const text = (words: string) => ({ kind: "text", text: words });

test("headings, paragraphs, strong words and links become blocks", () => {
  expect(print("## A part\n\nGo **now** to [jobs](/jobs).")).toEqual([
    { kind: "heading", level: 2, children: [text("A part")] },
    {
      kind: "paragraph",
      children: [
        text("Go "),
        { kind: "strong", children: [text("now")] },
        text(" to "),
        { kind: "link", url: "https://waymark.example/jobs", children: [text("jobs")] },
        text("."),
      ],
    },
  ]);
});

test("lists, tables and quotes keep their shape", () => {
  const item = (words: string) => [{ kind: "paragraph", children: [text(words)] }];
  expect(print("1. one\n2. two\n\n> said\n\n| a | b |\n|---|---|\n| c | d |")).toEqual([
    { kind: "list", isOrdered: true, items: [item("one"), item("two")] },
    { kind: "quote", blocks: item("said") },
    {
      kind: "table",
      head: [[text("a")], [text("b")]],
      rows: [[[text("c")], [text("d")]]],
    },
  ]);
});

test("the mark of a source becomes its number, and markup is left out", () => {
  expect(print(`At least £33,400${noteMark(2)}.\n\n<script>alert(1)</script>`)).toEqual([
    {
      kind: "paragraph",
      children: [text("At least £33,400"), { kind: "note", number: 2 }, text(".")],
    },
  ]);
});

test("a callout says what readers of the page see, and a quote stays one", () => {
  const paragraph = (...children: object[]) => ({ kind: "paragraph", children });
  expect(print("> [!WARNING]\n> Ask first.\n\n> Said so.")).toEqual([
    {
      kind: "quote",
      blocks: [
        paragraph({ kind: "strong", children: [text("Watch out")] }),
        paragraph(text("Ask first.")),
      ],
    },
    { kind: "quote", blocks: [paragraph(text("Said so."))] },
  ]);
});

test("a source's number in a link stands behind it, and other sites keep their address", () => {
  expect(print(`[pay £33,400${noteMark(1)}](https://gov.example/pay)`)).toEqual([
    {
      kind: "paragraph",
      children: [
        { kind: "link", url: "https://gov.example/pay", children: [text("pay £33,400")] },
        { kind: "note", number: 1 },
      ],
    },
  ]);
});
