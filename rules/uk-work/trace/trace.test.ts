import { expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import type { TraceLine } from "#rules/verdict-form.ts";
import { allOccupations } from "../occupations/all-occupations.ts";
import { prepareJob } from "../prepare-job.ts";
import { typicalReader } from "../typical-reader.ts";
import { judge } from "../verdict.ts";
import type { Applicant, Confidence, UkJob } from "../verdict-types.ts";

const on = "2026-11-15";
const job: UkJob = {
  employer: { standing: "licensed", name: "Bramley Systems", town: "Leeds", asOf: "2026-11-14" },
  occupation: { socCode: "2134", confidence: "likely" },
  pay: { annual: pounds(39_500), weeklyHours: null },
  nation: "england",
  isPostdoctoral: false,
  towardsRegistration: false,
  startsOn: null,
};

function trace(change: Partial<UkJob> = {}, reader: Partial<Applicant> = {}): readonly TraceLine[] {
  return judge(prepareJob({ ...job, ...change }, on), { ...typicalReader(on), ...reader }).trace;
}

function lineOf(lines: readonly TraceLine[], rule: string): TraceLine | undefined {
  return lines.find((line) => line.rule === rule);
}

test("the trace walks from the employer to the reader, rule by rule", () => {
  expect(trace().map(({ rule, state }) => `${rule}: ${state}`)).toEqual([
    "SW 5.2, 5.3: met",
    "SW 6.1(a): unknown",
    "SW 6.2: unknown",
    "SW 14.1, 14.2: met",
    "Appendix Skilled Occupations: met",
    "SW 14.4: unknown",
    "SW 14.3B: unknown",
    "SW 12.2(e): met-until",
    "SW 12.3: met",
    "SW 4.2, option A: not-met",
    "SW 4.2, option E: met-until",
    "SW 1.5A: met",
    "SW 4.1, 7.1: met",
  ]);
});

test("every line names its page and the day it began, and asks and finds in whole sentences", () => {
  const lines = [...trace(), ...trace({ startsOn: "2027-01-01" }, { applyingFrom: "abroad" })];
  for (const line of lines) {
    expect(line.source).toMatch(/^https:\/\/www\.gov\.uk\//);
    expect(line.effectiveFrom).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(line.checkedOn).toMatch(/^2026-\d\d-\d\d$/);
    expect(line.asks).toMatch(/^[A-Z].*\.$/);
    expect(line.found).toMatch(/^[A-Z0-9£].*\.$/);
  }
});

test("figures are those of the option", () => {
  expect(lineOf(trace(), "SW 4.2, option E")).toMatchObject({
    asks: "As new entrant: £33,400 a year and 70% of the going rate, £38,300.",
    found: "£1,200 over.",
    until: "2029-03-14",
  });
});

test("two figures that are the same are said once, and where they differ both are", () => {
  const marketing = trace({ occupation: { socCode: "3554", confidence: "sure" } });
  expect(lineOf(marketing, "SW 4.2, option E")!.asks).toBe(
    "As new entrant: £33,400 a year, which covers 70% of the going rate too.",
  );
  const care = trace({ occupation: { socCode: "6135", confidence: "sure" } });
  expect(lineOf(care, "SW 4.2, option D")!.asks).toBe(
    "As job on the Immigration Salary List: £33,400 a year, which covers the going rate too.",
  );
});

test("no line names one sum as two", () => {
  for (const { socCode } of allOccupations) {
    for (const { asks } of trace({ occupation: { socCode, confidence: "sure" } })) {
      const sums = asks.match(/£[\d,]+/g) ?? [];
      expect([asks, new Set(sums).size]).toEqual([asks, sums.length]);
    }
  }
});

test("a list's line ends with its day", () => {
  const lines = trace({ occupation: { socCode: "3544", confidence: "sure" } });
  expect(lineOf(lines, "SW 6.1(c), 6.1A")).toMatchObject({
    state: "met-until",
    until: "2026-12-30",
  });
});

test.each<[Applicant["english"], TraceLine["state"]]>([
  [null, "unknown"], // what a UK degree proves is not in what we read
  ["b2", "met"],
  ["none", "not-met"],
  ["b1-before", "not-met"],
])("English %s: %s", (english, state) => {
  expect(lineOf(trace({}, { english }), "SW 4.1, 7.1")!.state).toBe(state);
});

test("B1 is enough for somebody who was sponsored with it", () => {
  const lastPermission = {
    kind: "skilled-worker",
    endsOn: "2027-06-01",
    since: "2025-09-01",
  } as const;
  const lines = trace({}, { english: "b1-before", lastPermission });
  expect(lineOf(lines, "SW 4.1, 7.1")!.state).toBe("met");
});

test.each([
  ["2027-02-15", "met"],
  ["2027-02-16", "unknown"],
])("a job that starts on %s against three months: %s", (startsOn, state) => {
  expect(lineOf(trace({ startsOn }), "SW 5.1(c)")!.state).toBe(state);
});

test("a long week says which hours count", () => {
  const lines = trace({ pay: { annual: pounds(70_000), weeklyHours: 60 } });
  expect(lineOf(lines, "SW 14.3")!.found).toBe("48 of 60 hours counted.");
});

test("English nobody spoke of was shown for an earlier Skilled Worker visa", () => {
  const lastPermission = { kind: "skilled-worker", endsOn: "2027-06-01", since: null } as const;
  const line = lineOf(trace({}, { english: null, lastPermission }), "SW 4.1, 7.1")!;
  expect(line).toMatchObject({ state: "met", found: "By the earlier grant." });
});

test.each<[Confidence, TraceLine["state"], string]>([
  ["settled", "met", "Set by our staff from the advert."],
  ["chosen", "unknown", "Chosen by the reader. The duties decide"],
  ["sure", "unknown", "Sure from the title; the duties were not compared. The duties decide"],
  ["likely", "unknown", "Likely from the title; others could be meant. The duties decide"],
])(
  "a code that is %s is %s: only a person's work on the duties meets the rule",
  (confidence, state, words) => {
    const line = lineOf(trace({ occupation: { socCode: "2134", confidence } }), "SW 6.2")!;
    expect(line.state).toBe(state);
    expect(line.found).toContain(words);
  },
);

test.each<[Confidence, TraceLine["state"], string]>([
  ["settled", "met", "degree level."],
  ["sure", "met", "degree level. By the title alone."],
  ["likely", "unknown", "degree level. By the title alone."],
])("the level of a code that is %s is %s", (confidence, state, words) => {
  const line = lineOf(trace({ occupation: { socCode: "2134", confidence } }), "SW 6.1(a)")!;
  expect(line.state).toBe(state);
  expect(line.found.endsWith(words)).toBe(true);
});

test("going rates have the day they were read, thresholds theirs", () => {
  expect(lineOf(trace(), "Appendix Skilled Occupations")).toMatchObject({
    found: "£54,700 for 37.5 hours a week.",
    checkedOn: "2026-09-28",
  });
  expect(lineOf(trace(), "SW 4.2, option E")!.checkedOn).toBe("2026-10-06");
});

test("pay in each period is told wherever pay is", () => {
  expect(lineOf(trace(), "SW 14.3B")!.state).toBe("unknown");
  const silent = trace({ pay: { annual: null, weeklyHours: null } });
  expect(lineOf(silent, "SW 14.3B")).toBeUndefined();
});

test.each([
  ["2026-11-15", undefined, undefined],
  ["2026-11-14", "not-met", "unknown"],
  ["2026-11-01", "not-met", "unknown"], // the fourteenth day
  ["2026-10-31", "not-met", "not-met"],
])("a visa that ends on %s, applied for on 15 November", (endsOn, breach, fortnight) => {
  const { lastPermission } = typicalReader(on);
  const ended = { ...(lastPermission as Extract<Applicant["lastPermission"], object>), endsOn };
  const lines = trace({}, { lastPermission: ended });
  expect(lineOf(lines, "SW 2.2(a)")?.state).toBe(breach);
  expect(lineOf(lines, "SUI 13.1")?.state).toBe(fortnight);
  // The way left is from abroad, where SW 3.3 bears.
  expect(lineOf(lines, "SW 3.3") !== undefined).toBe(breach !== undefined);
});

test("the stop on entry is told from abroad only", () => {
  expect(lineOf(trace(), "SW 3.3")).toBeUndefined();
  expect(lineOf(trace({}, { applyingFrom: "abroad" }), "SW 3.3")!.state).toBe("unknown");
});

test("nothing in it reads as advice", () => {
  const words = JSON.stringify([
    ...trace(),
    ...trace({ occupation: { socCode: "7111", confidence: "sure" } }, { applyingFrom: "abroad" }),
    ...trace({ employer: { ...job.employer, standing: "not-found" } }),
  ]);
  expect(words).not.toMatch(/\byou\b|should|will get|cannot sponsor/i);
});
