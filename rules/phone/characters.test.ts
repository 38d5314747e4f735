import { expect, test } from "vitest";
import { hasOnlyPhoneCharacters, keepPhoneCharacters, lossOf } from "./characters.ts";

test("digits, spaces, parentheses, plus and hyphen are the whole alphabet", () => {
  expect(hasOnlyPhoneCharacters("+44 (0)20-7946 0000")).toBe(true);
  for (const character of ["a", ".", "/", "#", "*", ",", "\t", "\u00a0", "٣", "😀"]) {
    expect(hasOnlyPhoneCharacters(`12${character}34`), character).toBe(false);
  }
});

test.each([
  ["a pasted number with dots", "98220.14567", "9822014567"],
  ["a hard space", "98220\u00a014567", "98220 14567"],
  ["seventeen digits", "1".repeat(17), "1".repeat(17)],
  ["eighteen digits", "1".repeat(18), "1".repeat(17)],
  ["seventeen digits after a code", `+999${"1".repeat(18)}`, `+999${"1".repeat(17)}`],
  ["25 characters", `${" ".repeat(24)}1`, `${" ".repeat(24)}1`],
  ["26 characters", `${" ".repeat(25)}1`, " ".repeat(25)],
])("%s", (_case, typed, kept) => {
  expect(keepPhoneCharacters(typed)).toBe(kept);
});

test.each([
  ["a letter", "98a", "Only digits, spaces, + ( ) and - are kept."],
  ["a dot", "98220.14567", "Only digits, spaces, + ( ) and - are kept."],
  ["eighteen digits", "1".repeat(18), "Only the first 17 digits are kept."],
  ["eighteen digits after a plus", `+${"1".repeat(18)}`, ""],
  ["a hard space", "98220\u00a014567", ""],
  ["nothing wrong", "+44 (0)20-7946 0000", ""],
])("%s is kept, or the reader hears what is not", (_case, typed, sentence) => {
  expect(lossOf(typed)).toBe(sentence);
});
