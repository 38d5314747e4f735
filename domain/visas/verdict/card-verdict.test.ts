import fc from "fast-check";
import { expect, test } from "vitest";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import type { Applicant, Course } from "#rules/uk-work/verdict-types.ts";
import { anyApplicationDay, anyJob, anyReader } from "#test/any-uk-verdict.ts";
import { aUkJob, inCode, newcomer, readJob, type UkJobChange } from "#test/uk-jobs.ts";
import { cardVerdict } from "./card-verdict.ts";

const notFound = { employer: { ...aUkJob().employer, standing: "not-found" } } as const;
const likely = { occupation: { socCode: "2134", confidence: "likely" } } as const;

/** The job; tone and headline, the gates' states (licence, code, salary), the note. */
const cases: readonly [string, UkJobChange, string, string, string][] = [
  [
    "the lasting line",
    { annual: 60_000 },
    "ok: Fits you",
    "open open open",
    "£5,300 over the £54,700 standard line. Code 2134, by its title.",
  ],
  [
    "a new entrant",
    {},
    "ok: Fits you as a new entrant",
    "open open open",
    "£1,200 over the £38,300 new entrant line. Code 2134, by its title.",
  ],
  [
    "the line itself",
    { annual: 38_300 },
    "ask: May fit you as a new entrant, if the exact rate is met",
    "open open open",
    "At the £38,300 new entrant line. Rates are rounded: check. Code 2134, by its title.",
  ],
  [
    "below",
    { annual: 30_000 },
    "no: £8,300 below the line",
    "open open shut",
    "£8,300 under the £38,300 new entrant line. Code 2134, by its title.",
  ],
  [
    "no pay",
    { annual: null },
    "ask: We cannot tell yet",
    "open open unknown",
    "The advert gives no pay in pounds. Code 2134, by its title.",
  ],
  [
    "no such kind",
    inCode("7111"),
    "no: Occupation not eligible",
    "open shut unknown",
    "Code 7111, by its title.",
  ],
  [
    "not found",
    notFound,
    "ask: Employer not found on the register",
    "unknown open open",
    "£1,200 over the £38,300 new entrant line. Code 2134, by its title.",
  ],
  [
    "several codes",
    { occupation: { candidates: ["2133", "2134"] } },
    "ask: We cannot tell yet",
    "open unknown unknown",
    "The title fits several job codes.",
  ],
  [
    "a shortage list",
    { ...inCode("3544"), annual: 45_000 },
    "ok: Fits you",
    "open open open",
    "£3,300 over the £41,700 standard line. Code 3544, by its title, with a certificate issued by 30 December 2026.",
  ],
  [
    "a code set by staff",
    { occupation: { socCode: "2134", confidence: "settled" } },
    "ok: Fits you as a new entrant",
    "open open open",
    "£1,200 over the £38,300 new entrant line. Code 2134, set by our staff.",
  ],
  [
    "pay that is below at an employer we did not find",
    { ...notFound, annual: 30_000 },
    "no: £8,300 below the line",
    "unknown open shut",
    "£8,300 under the £38,300 new entrant line. Code 2134, by its title.",
  ],
  [
    "a likely code",
    likely,
    "ask: May fit you as a new entrant, if the duties are code 2134",
    "open open open",
    "£1,200 over the £38,300 new entrant line. Likely code 2134.",
  ],
];

test.each(cases)("the card of %s", (_case, change, headline, gates, note) => {
  const card = cardVerdict(readJob(change), { isOwn: true });
  expect(`${card.tone}: ${card.headline}`).toBe(headline);
  expect(card.gates.map(({ state }) => state).join(" ")).toBe(gates);
  expect(card.note).toBe(note);
});

test("a card has three gates, the clock is the page's", () => {
  const { gates } = cardVerdict(readJob({}), { isOwn: false });
  expect(gates.map(({ label }) => label)).toEqual(["Licence", "Job code", "Salary"]);
});

const student = (course: Partial<Course>): Partial<Applicant> => ({
  applyingFrom: "uk",
  lastPermission: {
    kind: "student",
    endsOn: "2029-10-01",
    course: {
      ...{ level: "masters", isFullTime: true, startedOn: "2026-09-01", completedOn: null },
      ...course,
    },
  },
});

/** Abroad, 36, at £60,000: every line but the standard one is out of the way. */
const conditional: readonly [string, UkJobChange, Partial<Applicant>, string][] = [
  ["a visitor in the UK", {}, { applyingFrom: "uk-as-visitor" }, "applied for from abroad"],
  [
    "a visa that has ended",
    {},
    { applyingFrom: "uk", lastPermission: { kind: "graduate", endsOn: "2026-10-01" } },
    "applied for from abroad",
  ],
  ["English not shown", {}, { english: "none" }, "English at B2 is shown"],
  [
    "two of them",
    {},
    { applyingFrom: "uk-as-visitor", english: "none" },
    "applied for from abroad, and more",
  ],
  [
    "a master’s that ends too late for an application today",
    {},
    student({ level: "masters", completedOn: "2027-09-01" }),
    "applied for from 1 June 2027, to start from 1 September 2027",
  ],
  [
    "a master’s that ends soon",
    {},
    student({ level: "masters", completedOn: "2027-01-31" }),
    "the job starts on 31 January 2027 or later",
  ],
  [
    "a doctorate that runs on after the job’s first day",
    {},
    student({ level: "doctorate", startedOn: "2025-01-10", completedOn: "2028-09-30" }),
    "the job starts on 10 January 2027 or later",
  ],
  ["a job that starts late", { startsOn: "2027-06-01" }, {}, "applied for from 1 March 2027"],
  ["a doctorate", { annual: 50_000 }, { phd: "relevant" }, "the PhD is relevant"],
  ["a week nobody names", { hours: null, annual: 55_000 }, {}, "the week is at most 37.7 hours"],
  [
    "a charter the advert speaks of",
    { annual: 40_000, towardsRegistration: true },
    {},
    "it leads to a UK registration or charter",
  ],
];

test.each(conditional)(
  "a card that may fit names the condition: %s",
  (_case, change, who, words) => {
    const verdict = readJob({ annual: 60_000, ...change }, { ...newcomer, ...who });
    const { headline, tone } = cardVerdict(verdict, { isOwn: true });
    expect(tone).toBe("ask");
    expect(headline).toMatch(new RegExp(`^May fit you( as a new entrant)?, if ${words}$`));
  },
);

test("no card says “may fit” without a condition, for any job and reader", () => {
  fc.assert(
    fc.property(anyJob, anyReader, anyApplicationDay, (job, reader, day) => {
      const { headline } = cardVerdict(judge(prepareJob(job, day), reader), { isOwn: true });
      if (headline.startsWith("May fit")) expect(headline).toMatch(/, if \S/);
      if (headline.startsWith("Fits")) expect(headline).not.toContain(", if");
    }),
    { numRuns: 2_000, seed: 14 },
  );
});
