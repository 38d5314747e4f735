import { expect, test } from "vitest";
import { aDocument } from "#test/cv-factories.ts";
import { cvSchema } from "../document/cv.schema.ts";
import { shortLines, withUnreadSection } from "./unread-section.ts";

test("lines without a place are kept whole in a hidden section", () => {
  const lines = Array.from({ length: 200 }, (_, at) => `${at} ${"word ".repeat(90)}`.trim());
  const kept = withUnreadSection(aDocument(), lines);
  const [section] = kept.custom;
  expect(section!.entries.map(({ text }) => text).join("\n")).toBe(lines.join("\n"));
  expect(kept.sections.at(-1)).toMatchObject({ section: `custom:${section!.id}`, isHidden: true });
  expect(cvSchema.safeParse(kept).success).toBe(true);
});

test("without such lines nothing changes", () => {
  const document = aDocument();
  expect(withUnreadSection(document, [])).toBe(document);
});

test("a long line becomes several, and none of its words is cut off", () => {
  const words = Array.from({ length: 900 }, (_, at) => `word${at}`).join(" ");
  const lines = shortLines(words);
  expect(lines.length).toBeGreaterThan(10);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(500);
  expect(lines.join(" ")).toBe(words);
  expect(shortLines("x".repeat(1200)).join("")).toBe("x".repeat(1200));
});

test("a letter of two halves is not parted", () => {
  const line = `${"x".repeat(499)}😀${"y".repeat(300)}`;
  expect(shortLines(line).join("")).toBe(line);
  expect(shortLines(line).every((each) => each.isWellFormed())).toBe(true);
});
