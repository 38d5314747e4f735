import { expect, test } from "vitest";
import type { Match, SponsorResult } from "../sponsor.ts";
import { judge } from "./judge.ts";

/** Somebody on the register, as the index found them for what was typed. */
function found(name: string, how: Match["how"], matchedName = name.toLowerCase()): SponsorResult {
  return {
    organisationId: name.length,
    ...{ name, town: "London", county: null, licences: [], ratings: [], routes: [] },
    ...{ standing: "licensed", firstSeenOn: "2026-06-26", leftOn: null },
    ...{ matched: "name", how, matchedName, isWholeWords: true, townMatch: "unknown" },
    ...{ score: 0.7, status: "possible_match", why: "" },
  };
}

function statusOf(typed: string, ...results: SponsorResult[]) {
  return judge(typed, results, { isCut: false }).verdict.status;
}

test.each([
  ["UK Atomic Energy Authority", "united kingdom atomic energy authority"],
  ["Land Registry", "hm land registry"],
  ["John Moores University", "liverpool john moores university"],
  ["Botanic Gardens Kew", "royal botanic gardens kew"],
])("%s may be %s, whose words it has", (typed, matchedName) => {
  expect(statusOf(typed, found(matchedName, "words"))).toBe("possible_match");
});

test.each([
  ["National Trust", "Notional Trust", "spelling"],
  ["The Woodland Trust", "World Land Trust", "two edits"],
  ["National Trust", "National Youth Arts Trust", "words"],
  ["Poundland", "Poundland Hill Care Ltd", "prefix"],
  ["Barnardo’s", "Barnardus Ltd", "two edits"],
] as const)(
  "%s is known to everybody and not on the register: it is not %s",
  (typed, name, how) => {
    expect(statusOf(typed, found(name, how))).toBe("not_found");
  },
);

test("who bears a known name as their very own is found", () => {
  const own = { ...found("Poundland", "exact", "poundland"), status: "licensed" as const };
  expect(statusOf("Poundland", own)).toBe("licensed");
});
