import { expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import type { VerdictCode } from "#rules/uk-work/verdict-types.ts";
import { aUkJob, inCode, newcomer, newGraduate, readJob } from "#test/uk-jobs.ts";
import { cardVerdict } from "./card-verdict.ts";
import { headlineOf, isConditional, toneOf } from "./headline-text.ts";

const open = readJob({ annual: 60_000 });
const onConditions = readJob({
  annual: 60_000,
  occupation: { socCode: "2134", confidence: "likely" },
});

/** Code, spare pounds; tone and headline for the typical reader, plainly and on conditions. */
const cases: readonly [VerdictCode, number | null, [string, string]][] = [
  [
    "fits",
    5_300,
    [
      "ok: Fits, with £5,300 to spare",
      "ask: May fit, with £5,300 to spare, if the duties are those of code 2134",
    ],
  ],
  [
    "fits",
    0,
    [
      "ok: Fits, at the line exactly",
      "ask: May fit, at the line exactly, if the duties are those of code 2134",
    ],
  ],
  ["fits", null, ["ok: Fits", "ask: May fit, if the duties are those of code 2134"]],
  [
    "fits-as-new-entrant",
    null,
    [
      "ok: Fits only as a new entrant",
      "ask: May fit only as a new entrant, if the duties are those of code 2134",
    ],
  ],
  ["below", null, ["no: Below the pay line by £900", "no: Below the pay line by £900"]],
  ["occupation-not-eligible", null, ["no: Occupation not eligible", "no: Occupation not eligible"]],
  ["employer-not-a-rated", null, ["no: Employer is not A-rated", "no: Employer is not A-rated"]],
  [
    "employer-not-found",
    null,
    ["ask: Employer not found on the register", "ask: Employer not found on the register"],
  ],
  ["cannot-tell", null, ["ask: We cannot tell yet", "ask: We cannot tell yet"]],
];

test.each(cases)("%s with %s to spare", (code, spare, [plain, conditional]) => {
  const said = (gates: typeof open.gates) => {
    const shortBy = code === "below" ? pounds(900) : null;
    const own = { code, shortBy, gates, spare: spare === null ? null : pounds(spare) };
    const verdict = { ...own, options: readJob({}).options };
    return `${toneOf(verdict)}: ${headlineOf(verdict, { isOwn: false })}`;
  };
  expect(said(open.gates)).toBe(plain);
  expect(said(onConditions.gates)).toBe(conditional);
});

test.each([
  [
    "masters",
    { startedOn: "2026-09-01", completedOn: "2027-09-01" },
    "if the job starts on 1 September 2027 or later, applied for from 1 June 2027",
  ],
  [
    "masters",
    { startedOn: "2026-01-10", completedOn: "2027-01-31" },
    "if the job starts on 31 January 2027 or later",
  ],
  [
    "doctorate",
    { startedOn: "2025-09-01", completedOn: "2029-09-01" },
    "if the job starts on 1 September 2027 or later, applied for from 1 June 2027",
  ],
] as const)("a %s that runs, %j: %s", (level, days, words) => {
  const course = { level, isFullTime: true, ...days };
  const lastPermission = { kind: "student", endsOn: "2029-12-01", course } as const;
  const verdict = readJob({ annual: 60_000 }, { ...newcomer, lastPermission, applyingFrom: "uk" });
  expect(headlineOf(verdict, { isOwn: true })).toBe(`May fit you, with £5,300 to spare, ${words}`);
});

test("anyone who told us of themselves is spoken to", () => {
  expect(headlineOf(open, { isOwn: true })).toBe("Fits you, with £5,300 to spare");
  expect([isConditional(open), isConditional(onConditions)]).toEqual([false, true]);
});

const unlisted = { ...aUkJob().employer, standing: "not-found" } as const;
const unnamed = { standing: "unknown", name: null, town: null, asOf: null } as const;
/** Skilled Worker since a day nobody told us: what it keeps is open. */
const sponsored = {
  ...newcomer,
  lastPermission: { kind: "skilled-worker", endsOn: "2028-01-01", since: null },
  applyingFrom: "uk",
} as const;

/** SW 6.1B: care workers and senior carers are not recruited from abroad. */
test.each([
  ["6135", { annual: 24_000 }, "Below the pay line by at least £1,000"],
  ["6136", { annual: 24_000 }, "Below the pay line by at least £1,000"],
  [
    "6135",
    { annual: null },
    "We cannot tell yet: the employer has to show that care rules are met",
  ],
  ["6135", { annual: 40_000, employer: unnamed }, "We cannot tell yet: the licence is not known"],
  ["6135", { annual: 40_000, employer: unlisted }, "Employer not found on the register"],
])("what closes care work comes before anything else: %s %o", (code, change, rest) => {
  const verdict = readJob({ ...inCode(code), ...change }, newGraduate);
  expect(headlineOf(verdict, { isOwn: false })).toBe(`Closed to new workers from abroad. ${rest}`);
  expect(cardVerdict(verdict, { isOwn: false }).headline).toBe("Closed to new workers from abroad");
});

test("care work from abroad is closed, and says why", () => {
  const verdict = readJob({ ...inCode("6135"), annual: 40_000 }, newcomer);
  expect(headlineOf(verdict, { isOwn: true })).toBe(
    "Occupation not eligible: closed to new workers from abroad",
  );
});

test("an occupation that only an older visa keeps says so before the pay", () => {
  const verdict = readJob({ ...inCode("5434"), annual: 20_000 }, sponsored);
  expect(headlineOf(verdict, { isOwn: true })).toMatch(
    /^Not open to new applicants\. Below the pay line by /,
  );
});

test("an occupation that is open has its pay first", () => {
  expect(headlineOf(readJob({ annual: 30_000 }), { isOwn: true })).toMatch(/^Below the pay line/);
});
