import { expect, test } from "vitest";
import { isOwnWrite } from "./origin-check.ts";

const own = "https://waymark.example";

test.each([
  ["our own page", { origin: own, "sec-fetch-site": "same-origin" }, true],
  ["a form the visitor typed the address of", { origin: own, "sec-fetch-site": "none" }, true],
  ["another site", { origin: "https://evil.example" }, false],
  ["another site that hides its origin", { origin: "null" }, false],
  ["another site without Origin", { "sec-fetch-site": "cross-site" }, false],
  [
    "a university's microsite",
    { origin: "https://northgate.waymark.example", "sec-fetch-site": "same-site" },
    false,
  ],
  ["the same host without encryption", { origin: "http://waymark.example" }, false],
  ["a script that is no browser", {}, true],
])("%s", (_case, headers, isOwn) => {
  expect(isOwnWrite(new Headers(headers as Record<string, string>), own)).toBe(isOwn);
});
