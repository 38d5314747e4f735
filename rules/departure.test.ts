import { expect, test } from "vitest";
import { needsPermission, needsTranslation } from "./departure.ts";

test.each([
  ["VN", "gb", true],
  ["IE", "gb", false],
  ["DE", "gb", true],
  ["DE", "ie", false],
  ["GB", "ie", false],
  ["BR", "ie", true],
  ["NZ", "au", false],
  ["GB", "au", true],
  ["US", "ca", true],
  ["CA", "ca", false],
  [null, "gb", true],
] as const)("somebody from %s who goes to %s asks for permission first: %s", (home, to, asks) => {
  expect(needsPermission(home, to)).toBe(asks);
});

test.each([
  ["VN", true],
  ["IN", false],
  [null, false],
] as const)("certificates of %s need a translation: %s", (home, needed) => {
  expect(needsTranslation(home)).toBe(needed);
});
