import { expect, test } from "vitest";
import { formatAsTyped, isBlankPhone, isPossiblePhone, readPhone } from "./phone.ts";
import { phoneSentence } from "./refusals.ts";

test.each([
  ["IN", "98220 14567", "+919822014567"],
  ["IN", "098220 14567", "+919822014567"],
  ["GB", "07911 123456", "+447911123456"],
  ["GB", "(0)7911-123456", "+447911123456"],
  ["US", "(212) 555-0123", "+12125550123"],
  ["NG", "0803 123 4567", "+2348031234567"],
  ["CN", "138 1234 5678", "+8613812345678"],
  ["IE", "085 012 3456", "+353850123456"],
  ["AU", "0412 345 678", "+61412345678"],
  ["IT", "06 1234 5678", "+390612345678"],
])("a number in %s typed as %s is read as %s", (country, national, e164) => {
  expect(readPhone({ country, national })).toMatchObject({ ok: true, value: { e164, country } });
});

test("a number with a plus belongs to the country of its code, whatever is chosen", () => {
  const read = readPhone({ country: "IN", national: "+44 7400 123456" });
  expect(read).toMatchObject({ ok: true, value: { e164: "+447400123456", country: "GB" } });
});

const digits = (count: number) => "98220145679822014567982201456".slice(0, count);

test.each([
  ["nothing", "  ", "phone-missing"],
  ["one digit", digits(1), "too-few-digits"],
  ["two digits, which no Indian number has", digits(2), "wrong-length"],
  ["seventeen digits, which no Indian number has", digits(17), "wrong-length"],
  ["eighteen digits", digits(18), "too-many-digits"],
  ["25 characters", "98220 14567              ", null],
  ["26 characters", "98220 14567               ", "input-too-long"],
  ["a letter", "98220 1456a", "characters-not-allowed"],
  ["a dot", "98220.14567", "characters-not-allowed"],
  ["a slash", "98220/14567", "characters-not-allowed"],
  ["digits of another script", "٩٨٢٢٠١٤٥٦٧", "characters-not-allowed"],
  ["seven digits", "98220 14", "wrong-length"],
  ["nine digits", "98220 1456", "wrong-length"],
  ["a code no country has", "+999 12345 678", "dial-code-unknown"],
])("in India, %s", (_case, national, refusal) => {
  const read = readPhone({ country: "IN", national });
  expect(read.ok ? null : read.error).toBe(refusal);
});

test.each([
  [0, true],
  [1, true],
  [250, true],
  [251, false],
])("an extension of %i characters", (length, isTaken) => {
  const read = readPhone({ country: "IN", national: "98220 14567", extension: "x".repeat(length) });
  expect(read.ok).toBe(isTaken);
  if (!read.ok) expect(read.error).toBe("extension-too-long");
});

test("a country that is none is refused", () => {
  expect(readPhone({ country: "ZZ", national: "98220 14567" })).toEqual({
    ok: false,
    error: "country-unknown",
  });
});

test.each([
  ["IN", "98220 14", "Numbers in India have 10 digits. This has 7."],
  [
    "GB",
    "07911 12345",
    "Numbers in the United Kingdom have 10 digits, not counting the first 0. This has 9.",
  ],
  ["DE", "151 234", "Numbers in Germany have 10 or 11 digits. This has 6."],
  ["NZ", "21 12", "Numbers in New Zealand have 8 to 10 digits. This has 4."],
  ["IN", "+91 98220 14", "Numbers in India have 10 digits. This has 7."],
])("the length sentence for %s %s", (country, national, sentence) => {
  expect(phoneSentence("wrong-length", { country, national })).toBe(sentence);
});

test("possibility is about length alone, validity about the number", () => {
  const input = { country: "US", national: "123 456 7890" };
  expect(isPossiblePhone(input)).toBe(true);
  expect(readPhone(input)).toEqual({ ok: false, error: "not-in-use" });
});

test.each([
  ["IN", "9822014567", "98220 14567"],
  ["GB", "07911123456", "07911 123456"],
  ["US", "2125550123", "(212) 555-0123"],
  ["ZZ", "123456", "123456"],
])("typing in %s spaces %s out as %s", (country, typed, shown) => {
  expect(formatAsTyped(country, typed)).toBe(shown);
});

test("a field left empty is blank, and one with only an extension is not", () => {
  expect(isBlankPhone({ national: " " })).toBe(true);
  expect(isBlankPhone({ national: "", extension: "12" })).toBe(false);
});
