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
  ["Youth Trust", "National Youth Arts Trust"],
  ["Crown Office", "Shanghai Crown Investment Board London Office"],
  ["Royal Fleet", "National Museum of the Royal Fleet"],
  ["Harbour Trust", "Harbours"],
  ["Crown Office", "Office Holdings"],
])("%s is not %s: words of others stand beside its own, or its own are missing", (typed, name) => {
  expect(statusOf(typed, found(name, "words"))).toBe("not_found");
});

test.each([
  ["Duke of Harrow's Award", "duke of harrows international award foundation"],
  ["Wayfarers", "wayfarer association"],
  ["Bank Quillfern", "quillfern bank"],
  ["Royal Fellgate Services", "royal fellgate"],
  ["Royal Fellgate House", "royal fellgate"],
])("%s may be %s: the others say nothing of whose name it is", (typed, matchedName) => {
  expect(statusOf(typed, found(matchedName, "words"))).toBe("possible_match");
});

test("a misspelling is still offered where strangers share more words", () => {
  const stranger = { ...found("National Youth Arts Trust", "words"), score: 0.75 };
  const near = found("Nationall Trust", "spelling");
  const { verdict, about } = judge("Natonal Trust", [stranger, near], { isCut: false });
  expect(verdict.status).toBe("possible_match");
  expect(about).toEqual([near]);
});

test.each([
  ["National Trust", "Notional Trust", "spelling"],
  ["Caffè Nero", "Caffee Oro", "two edits"],
  ["The Woodland Trust", "World Land Trust", "two edits"],
  ["Mind", "Mind Gym Plc", "prefix"],
  ["Barnardo’s", "Barnardus Ltd", "two edits"],
] as const)(
  "%s is known to everybody and not on the register: it is not %s",
  (typed, name, how) => {
    expect(statusOf(typed, found(name, how))).toBe("not_found");
  },
);

test("who bears a known name as their very own is found", () => {
  const own = { ...found("Mind", "exact", "mind"), status: "licensed" as const };
  expect(statusOf("Mind", own)).toBe("licensed");
});
