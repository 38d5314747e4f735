import { expect, test } from "vitest";
import { NOTHING, sharesOf } from "./letter-shares.ts";

const WIDE = 600;
const MARK = 0;

test.each([
  ["a letter with its mark", "ที", [WIDE, MARK], ["ท", "ี"]],
  ["two marks", "ที่", [WIDE, MARK, MARK], ["ท", "ี", "่"]],
  ["more letters than glyphs", "क्ष", [WIDE], ["क्ष"]],
  ["a vowel painted before its letter", "கெ", [WIDE, WIDE], ["க", "ெ"]],
  ["two marks drawn as one", "ọ̀", [WIDE, MARK], ["ọ", "\u0300"]],
  ["a mark of two glyphs", "ụ\u0300", [WIDE, MARK, MARK], ["ụ", NOTHING, "\u0300"]],
  ["a vowel drawn as a mark and a letter", "น้ำ", [WIDE, MARK, MARK, WIDE], ["น", NOTHING, "้", "ำ"]],
])("%s", (_case, text, widths, shares) => {
  expect(sharesOf(text, widths).length).toBe(widths.length);
  expect(sharesOf(text, widths).join("").replaceAll(NOTHING, "")).toBe(text);
  expect(sharesOf(text, widths)).toEqual(shares);
});

test("a letter under a hundred marks says them all, at once", () => {
  const text = `a${"\u0301".repeat(100)}`;
  const shares = sharesOf(text, [WIDE, ...Array.from({ length: 100 }, () => MARK)]);
  expect(shares.length).toBe(101);
  expect(shares[0]).toBe(text);
  expect(new Set(shares.slice(1))).toEqual(new Set([NOTHING]));
  expect(sharesOf(text, [WIDE])).toEqual([text]);
});
