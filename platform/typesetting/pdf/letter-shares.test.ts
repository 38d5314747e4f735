import { expect, test } from "vitest";
import { NOTHING, sharesOf } from "./letter-shares.ts";

const WIDE = 600;
const MARK = 0;

test.each([
  ["a letter with its mark", "ที", [WIDE, MARK], ["ท", "ี"]],
  ["two marks", "ที่", [WIDE, MARK, MARK], ["ท", "ี", "่"]],
  ["more letters than shapes", "क्ष", [WIDE], ["क्ष"]],
  ["a vowel painted before its letter", "கெ", [WIDE, WIDE], ["க", "ெ"]],
  ["two marks drawn as one", "ọ̀", [WIDE, MARK], ["ọ", "\u0300"]],
  ["a mark of two shapes", "ụ\u0300", [WIDE, MARK, MARK], ["ụ", NOTHING, "\u0300"]],
  ["a vowel drawn as a mark and a letter", "น้ำ", [WIDE, MARK, MARK, WIDE], ["น", NOTHING, "้", "ำ"]],
])("%s", (_case, text, widths, shares) => {
  expect(sharesOf(text, widths).length).toBe(widths.length);
  expect(sharesOf(text, widths).join("").replaceAll(NOTHING, "")).toBe(text);
  expect(sharesOf(text, widths)).toEqual(shares);
});
