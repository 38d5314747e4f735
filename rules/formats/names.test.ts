import { expect, test } from "vitest";
import { knownLanguageName, languageName, localeOf, regionName } from "./names.ts";

test.each([
  ["IN", "en-GB", "India"],
  ["IN", "de", "Indien"],
  ["GB", "en-GB", "United Kingdom"],
  // A code that may come to be a country, and is none yet.
  ["QB", "en-GB", "QB"],
])("the country %s in %s is %s", (code, language, name) => {
  expect(regionName(code, language)).toBe(name);
});

test("what cannot be a country's code is refused", () => {
  expect(() => regionName("India")).toThrow(RangeError);
});

test("a language is named, or its code stands", () => {
  expect(languageName("de-DE")).toBe("German (Germany)");
  expect(languageName("qbx")).toBe("qbx");
  expect(knownLanguageName("it")).toBe("Italian");
  expect(knownLanguageName("qbx")).toBeUndefined();
});

test.each([
  ["en-IN", "IN"],
  ["zh-Hant-TW", "TW"],
  ["de", undefined],
  ["not a tag", undefined],
])("the region of the tag “%s” is %s", (tag, region) => {
  expect(localeOf(tag)?.region).toBe(region);
});
