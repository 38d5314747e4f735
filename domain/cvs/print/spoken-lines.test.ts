import { expect, test } from "vitest";
import type { OutlineItem } from "#platform/typesetting/pdf/read-pdf.ts";
import { spokenLines } from "./spoken-lines.ts";

function said(role: OutlineItem["role"], text: string): OutlineItem {
  return { role, level: 0, text };
}

test("a link is said once, where it stands in its line", () => {
  const lines = spokenLines([
    said("paragraph", "Leeds · 07700 900 418 · ana@mail.example"),
    said("link", "07700 900 418"),
    said("link", "ana@mail.example"),
    said("paragraph", "Data analyst"),
  ]);
  expect(lines).toEqual([
    {
      role: "paragraph",
      level: 0,
      parts: [
        { text: "Leeds · ", isLink: false },
        { text: "07700 900 418", isLink: true },
        { text: " · ", isLink: false },
        { text: "ana@mail.example", isLink: true },
      ],
    },
    { role: "paragraph", level: 0, parts: [{ text: "Data analyst", isLink: false }] },
  ]);
});

test("a line that is all link is one, and a link we do not find in its line is not lost", () => {
  const lines = spokenLines([
    said("paragraph", "ana.example"),
    said("link", "ana.example"),
    said("item", "Wrote a tool"),
    said("link", "tool.example"),
  ]);
  expect(lines.map(({ role, parts }) => [role, parts.map(({ text }) => text).join("")])).toEqual([
    ["link", "ana.example"],
    ["item", "Wrote a tool"],
    ["link", "tool.example"],
  ]);
});
