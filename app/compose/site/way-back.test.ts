import { expect, test } from "vitest";
import { hasWords } from "#domain/site-search/query-site.server.ts";
import { isLikeOurs, wordsOfSlug } from "./way-back.server.ts";
import { isWayBack } from "./way-back.ts";

test.each([
  ["the-limit-is-each-weak", "the limit is each weak"],
  ["united_kingdom/visa-details", "united kingdom visa details"],
  ["wp-login.php", ""],
  ["<script>", ""],
  ["a".repeat(81), ""],
])("the address %s is looked for as “%s”", (slug, words) => {
  expect(wordsOfSlug(slug)).toBe(words);
});

test.each([
  ["jobs-in-leeds", true],
  ["country-guide/untied-kingdom/", true],
  ["wp-admin/css/colors", false],
  ["wp-login.php", false],
  [".env", false],
])("an unknown address /%s is looked for: %s", (path, isLookedFor) => {
  expect(isLikeOurs(path)).toBe(isLookedFor);
});

test("signs alone are nothing to look for, and a language of one letter is", () => {
  expect(["%", "…", " - "].map(hasWords)).toEqual([false, false, false]);
  expect(["R", "c++", "20"].map(hasWords)).toEqual([true, true, true]);
});

test("only what a missing page offers is taken for it", () => {
  expect(isWayBack({ words: "", near: [] })).toBe(true);
  expect([null, "We could not find that.", {}].map(isWayBack)).toEqual([false, false, false]);
});
