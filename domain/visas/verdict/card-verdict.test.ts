import { expect, test } from "vitest";
import { aUkJob, inCode, readJob, type UkJobChange } from "#test/uk-jobs.ts";
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
    "ask: May fit you as a new entrant",
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
    "ask: May fit you as a new entrant",
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
