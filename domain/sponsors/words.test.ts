import { expect, test } from "vitest";
import { licencesIn } from "#rules/sponsor-register/organisation.ts";
import { row } from "#test/register-file.ts";
import { isOldCopy, registerDayMessage } from "./register-day-message.ts";
import { routeNote } from "./route-notes.ts";
import { statusLabels, statusSentence } from "./status-labels.ts";

function restricted(rating: string): string {
  return statusSentence("licensed_restricted", licencesIn([row("X", { rating })]));
}

test("of a rating we know, its consequence is said", () => {
  expect(restricted("Worker (B rating)")).toContain("cannot take on new sponsored workers");
  expect(restricted("Worker (UK Expansion Worker: Provisional )")).toContain("provisionally");
});

test("of a rating we do not know, nothing is claimed but its words", () => {
  const sentence = restricted("Worker (C rating)");
  expect(sentence).toContain("“Worker (C rating)”, which we do not know");
  expect(`${sentence} ${statusLabels.licensed_restricted}`).not.toMatch(
    /cannot|no new workers|\bB\b/,
  );
  expect(routeNote("Skilled Worker", "unknown")).toMatch(/do not know this rating/);
});

test("an old copy of the register says that it is old, also where it is the demo's", () => {
  expect(isOldCopy("2026-10-18", "2026-11-15")).toBe(false);
  expect(isOldCopy("2026-10-17", "2026-11-15")).toBe(true);
  for (const isDemo of [false, true]) {
    const day = { asOf: "2026-07-10", isDemo };
    expect(registerDayMessage({ ...day, isOld: true })).toContain("This copy is old");
    expect(registerDayMessage({ ...day, isOld: false })).not.toContain("old");
  }
});
