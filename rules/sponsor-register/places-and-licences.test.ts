import { expect, test } from "vitest";
import { row } from "#test/register-file.ts";
import { asOfFromName } from "./as-of.ts";
import { cleanPlace } from "./clean-text.ts";
import { organisationFrom } from "./organisation.ts";
import { allowsNewWorkers, readTypeAndRating } from "./rating.ts";
import { readRoute } from "./route.ts";
import { townKey } from "./town-key.ts";

test.each([
  "London",
  "LONDON",
  " London",
  "London,",
  "London, ",
  "London, UK",
  "London, Greater London",
  "London SW1A 1AA",
  "12 High Street, London",
])("%j is London", (town) => expect(townKey(town)).toBe("london"));

test("Londonderry is another city, and 'None' is no town", () => {
  expect(townKey("Londonderry")).toBe("londonderry");
  expect(townKey("None")).toBe("");
  expect(townKey("CLACTON - ON- SEA")).toBe("clacton on sea");
});

test.each(["", " ", "N/A", "NA", "-", ".", "None", "Not set"])(
  "the county %j says nothing",
  (county) => {
    expect(cleanPlace(county)).toBeNull();
  },
);

test.each([
  ["Worker (A rating)", "Worker", "A"],
  ["Worker (A (Premium))", "Worker", "A (Premium)"],
  ["Temporary Worker (A (SME+))", "Temporary Worker", "A (SME+)"],
  ["Temporary Worker (B rating)", "Temporary Worker", "B"],
  ["Worker (UK Expansion Worker: Provisional )", "Worker", "Provisional"],
])("%j is read", (raw, type, rating) => {
  expect(readTypeAndRating(raw)).toMatchObject({ type, rating, words: rating });
});

test("a rating we do not know keeps the publisher's words and lets nobody in", () => {
  const { rating, words } = readTypeAndRating("Worker (C rating)");
  expect({ rating, words }).toEqual({ rating: "unknown", words: "Worker (C rating)" });
  expect(allowsNewWorkers(rating)).toBe(false);
});

test("a route is known with stray spaces; a new one keeps its words", () => {
  expect(readRoute("Charity Worker ")).toEqual({ name: "Charity Worker", isKnown: true });
  expect(readRoute(" Faith Worker")).toEqual({ name: "Faith Worker", isKnown: false });
});

test.each([
  ["an A-rated Skilled Worker row", [row("X")], "licensed"],
  ["a B rating", [row("X", { rating: "Worker (B rating)" })], "licensed_restricted"],
  ["one B and one A row", [row("X", { rating: "Worker (B rating)" }), row("X")], "licensed"],
  [
    "a provisional rating",
    [row("X", { rating: "Worker (UK Expansion Worker: Provisional )" })],
    "licensed_restricted",
  ],
  ["a rating nobody knows", [row("X", { rating: "Worker (C rating)" })], "licensed_restricted"],
  ["other routes only", [row("X", { route: "Creative Worker" })], "licensed_other_routes"],
] as const)("%s: %s", (_what, rows, standing) => {
  expect(organisationFrom(rows).standing).toBe(standing);
});

test.each([
  ["2026-06-25_-_Worker_and_Temporary_Worker.csv", "2026-06-25"],
  ["SP_-_Worker_and_Temporary_Worker_Web_Register_-_2026-08-28.csv", "2026-08-28"],
  ["register.csv", null],
  ["register-2026-13-45.csv", null],
])("%j speaks of %s", (name, day) => {
  expect(asOfFromName(name)).toBe(day);
});

test("the 30th of February does not exist", () => {
  expect(asOfFromName("register-2026-02-30.csv")).toBeNull();
});
