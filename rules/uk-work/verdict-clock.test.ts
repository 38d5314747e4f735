import { describe, expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import { gateOf, newcomer, newGraduate, readJob, sponsoredSince } from "#test/uk-jobs.ts";
import type { Applicant } from "./verdict-types.ts";

/** Somebody with a UK degree, in the UK on a Student visa that ends on the day. */
function visaUntil(endsOn: string): Applicant {
  const { lastPermission } = newGraduate;
  if (lastPermission === null || lastPermission === "none") throw new Error("no visa");
  return { ...newGraduate, lastPermission: { ...lastPermission, endsOn } };
}

describe("clock", () => {
  const running = { level: "masters", isFullTime: true, startedOn: "2026-01-10" } as const;

  test("a course that still runs puts a condition on the job’s first day", () => {
    const course = { ...running, completedOn: "2027-01-31" };
    const lastPermission = { kind: "student", endsOn: "2027-06-01", course } as const;
    const verdict = readJob({}, { ...newGraduate, lastPermission });
    expect(verdict.code).toBe("fits-as-new-entrant");
    expect(gateOf(verdict, "clock")).toMatchObject({
      state: "open-if",
      code: "switch-later",
      detail: { ground: "student", notBefore: "2027-01-31" },
    });
  });

  test.each<[string, Applicant, string]>([
    ["a newcomer", newcomer, "open-if"],
    ["a new graduate", newGraduate, "open-if"],
    [
      "a Graduate",
      { ...newGraduate, lastPermission: { kind: "graduate", endsOn: "2027-06-01" } },
      "open-if",
    ],
    ["somebody sponsored", sponsoredSince("2025-01-01"), "open"],
  ])("English nobody spoke of, %s: %s", (_case, reader, state) => {
    const clock = gateOf(readJob({ annual: 60_000 }, { ...reader, english: null }), "clock");
    expect(clock).toMatchObject({ state, detail: { isEnglishToShow: state === "open-if" } });
  });

  test("the typical reader has shown their English, and the screen says so", () => {
    expect(gateOf(readJob({ annual: 60_000 }), "clock").state).toBe("open");
  });

  test("English that is still to be shown is a condition", () => {
    const clockOf = (english: Applicant["english"]) =>
      gateOf(readJob({ annual: 60_000 }, { ...newGraduate, english }), "clock");
    expect(clockOf("none")).toMatchObject({ state: "open-if", code: "english-to-show" });
    expect(clockOf("b1-before")).toMatchObject({ state: "open-if" });
    expect(clockOf("b2")).toMatchObject({ state: "open", code: "no-clock" });
  });

  test("a job that starts late waits for the first day an application works", () => {
    const clock = (startsOn: string) => gateOf(readJob({ annual: 60_000, startsOn }), "clock");
    expect(clock("2027-02-15")).toMatchObject({ state: "open" });
    expect(clock("2027-09-01")).toMatchObject({
      state: "open-if",
      code: "apply-later",
      detail: { notBefore: "2027-06-01" },
    });
  });

  test("of somebody who told us when their visa ends, that day comes first", () => {
    const course = { ...running, completedOn: "2026-09-30" };
    const lastPermission = { kind: "student", endsOn: "2027-05-31", course } as const;
    const job = { annual: 60_000, startsOn: "2027-09-01" };
    expect(gateOf(readJob(job, { ...newGraduate, lastPermission }), "clock")).toMatchObject({
      state: "open-if",
      code: "visa-ends-first",
      detail: { visaEndsOn: "2027-05-31", applyFrom: "2027-06-01" },
    });
  });

  test("what a job towards a registration could open is not answered while nobody says", () => {
    const verdict = readJob({ towardsRegistration: null }, newcomer);
    expect(verdict.code).toBe("cannot-tell");
    expect(gateOf(verdict, "clock").code).toBe("registration-not-said");
    expect(readJob({ towardsRegistration: false }, newcomer).code).toBe("below");
  });

  test("an advert's words on a charter are a condition, the reader's own word is a pass", () => {
    const words = { towardsRegistration: true };
    const byWords = readJob(words, newcomer);
    expect(byWords.code).toBe("fits-as-new-entrant");
    expect(byWords.gates.map(({ state }) => state)).toEqual(["open", "open", "open-if", "open-if"]);
    expect(gateOf(byWords, "clock").code).toBe("registration-to-confirm");
    const confirmed = readJob(words, { ...newcomer, towardsRegistration: true });
    expect(confirmed.gates.map(({ state }) => state)).toEqual(["open", "open", "open", "open"]);
    expect(readJob(words, { ...newcomer, towardsRegistration: false }).code).toBe("below");
  });

  test("a visa that is over by the day is no plain pass, and no time of its own is told", () => {
    const visaTo = (endsOn: string) => readJob({ annual: 60_000 }, visaUntil(endsOn));
    expect(gateOf(visaTo("2026-11-15"), "clock")).toMatchObject({ state: "open" });
    expect(gateOf(visaTo("2026-11-14"), "clock")).toMatchObject({
      state: "open-if",
      code: "visa-ended",
      detail: { visaEndsOn: "2026-11-14", applyBy: null },
    });
    const abroad = { ...visaUntil("2026-11-14"), applyingFrom: "abroad" } as const;
    expect(gateOf(readJob({ annual: 60_000 }, abroad), "clock").state).toBe("open");
  });

  test("a visitor fits on the condition of applying from abroad", () => {
    const verdict = readJob({}, { ...newGraduate, applyingFrom: "uk-as-visitor" });
    expect(gateOf(verdict, "clock")).toMatchObject({ state: "open-if", code: "no-switch" });
  });

  test("a pass that rests on something unsaid opens no clock", () => {
    const verdict = readJob({ annual: 49_200 }, { ...newcomer, phd: null });
    expect(verdict.code).toBe("cannot-tell");
    expect(gateOf(verdict, "clock")).toMatchObject({ state: "open", code: "not-new-entrant" });
  });

  test("somebody already sponsored is sent to ask", () => {
    const verdict = readJob({}, sponsoredSince("2025-09-01"));
    expect(verdict.code).toBe("cannot-tell");
    expect(gateOf(verdict, "clock")).toMatchObject({ state: "unknown", code: "already-sponsored" });
  });

  test("four years used leave the standard line", () => {
    const verdict = readJob({}, { ...newGraduate, monthsCounted: 48 });
    expect(verdict).toMatchObject({ code: "below", option: "A", shortBy: pounds(15_200) });
    expect(gateOf(verdict, "clock").code).toBe("cap-reached");
  });
});
