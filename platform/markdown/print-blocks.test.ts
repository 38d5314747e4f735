import { expect, test } from "vitest";
import { printBlocks } from "./print-blocks.server.ts";
import { noteMark } from "./print-blocks.ts";

const urlOf = (href: string) => `https://waymark.example${href}`;
const print = (markdown: string) => printBlocks(markdown, { urlOf });
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
