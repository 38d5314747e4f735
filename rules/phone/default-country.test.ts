import { expect, test } from "vitest";
import { isDialCountry } from "./countries.ts";
import { defaultCountry, languagesOf } from "./default-country.ts";
import { zonesByCountry } from "./zones.ts";

test.each([
  ["the zone says where the reader is", { timeZone: "Asia/Kolkata", languages: ["en-GB"] }, "IN"],
  ["an old zone name counts", { timeZone: "Asia/Calcutta" }, "IN"],
  ["an unknown zone is passed over", { timeZone: "Etc/UTC", languages: ["en-NG", "en"] }, "NG"],
  ["the first tag with a region wins", { languages: ["en", "hi-IN", "en-GB"] }, "IN"],
  ["a script in the tag does not hide the region", { languages: ["zh-Hant-TW"] }, "TW"],
  ["a bare language of one country is a fair guess", { languages: ["vi"] }, "VN"],
  ["bare English says nothing", { languages: ["en"] }, "GB"],
  [
    "a region without telephones of its own is passed over",
    { languages: ["es-419", "en-001"] },
    "GB",
  ],
  ["nonsense is passed over", { languages: ["not a tag", "-"], timeZone: "Mars/Olympus" }, "GB"],
  ["nothing known", { fallback: "IE" }, "IE"],
])("%s", (_case, clues, country) => {
  expect(defaultCountry(clues)).toBe(country);
});

test("the tags of a header come best first", () => {
  expect(languagesOf("en;q=0.7, hi-IN, *;q=0.1, fr;q=0, mr-IN;q=0.9")).toEqual([
    "hi-IN",
    "mr-IN",
    "en",
  ]);
  expect(languagesOf(null)).toEqual([]);
});

test("every row of the zone table names a real country and real zones", () => {
  for (const [country, zones] of Object.entries(zonesByCountry)) {
    expect(isDialCountry(country), country).toBe(true);
    for (const zone of zones.split(" ")) {
      expect(() => new Intl.DateTimeFormat("en", { timeZone: zone }), zone).not.toThrow();
    }
  }
});
