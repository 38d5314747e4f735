import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import type { Applicant } from "#rules/uk-work/verdict-types.ts";
import { anyApplicationDay, anyJob, anyReader } from "#test/any-uk-verdict.ts";
import { propertyRuns } from "#test/property-runs.ts";
import { aUkJob, gateOf, newcomer, newGraduate, someDay, type UkJobChange } from "#test/uk-jobs.ts";
import { cardVerdict } from "./card-verdict.ts";
import { describeVerdict } from "./describe-verdict.ts";
import { ownFor } from "./judged-for.ts";

const graduate: Applicant = {
  ...newGraduate,
  english: "b2",
  lastPermission: { kind: "graduate", endsOn: "2027-01-31" },
};
const rich = { annual: 60_000 };

function said(change: UkJobChange, reader: Applicant, on = someDay) {
  const prepared = prepareJob(aUkJob({ ...rich, ...change }), on);
  const verdict = judge(prepared, reader);
  const asked = { prepared, verdict, judgedFor: ownFor(reader), choices: [], chosenCode: null };
  const view = describeVerdict({ ...asked, today: someDay });
  return { ...view, card: cardVerdict(verdict, { isOwn: true }).headline };
}

test("a visa that ends before the first day to apply is told in a short headline, both days under it", () => {
  const late = said({ startsOn: "2027-09-01" }, graduate);
  expect(late.headline).toBe(
    "May fit you, if it is applied for from 1 June 2027, from abroad or on a later visa",
  );
  expect(late.card).toBe(
    "May fit you, if applied for from 1 June 2027, from abroad or on a later visa",
  );
  expect(late.gates[3]!.note).toContain("needs a permission in force (SW 2.2(a))");
  expect(late.gates[3]!.note).toContain("works from 1 June 2027");
  expect(late.gates[3]!.note).toContain("The visa ends on 31 January 2027");
  expect(late.trace.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(["SW 2.2(a)", "SW 3.3"]),
  );
});

/** The line of this job is £54,700: £60,000 leaves £5,300. */
test("a pay at the line exactly is a warning, and stays where a sum to spare is left out", () => {
  const late = { startsOn: "2027-09-01" };
  const applied = "if it is applied for from 1 June 2027, from abroad or on a later visa";
  expect(said({ ...late, annual: 54_700 }, graduate).headline).toBe(
    `May fit you, at the line exactly, ${applied}`,
  );
  expect(said({ ...late, annual: 54_701 }, graduate).headline).toBe(`May fit you, ${applied}`);
});

/** It is given once, and not to students whose visa ends before their course. */
test("nobody is offered a Graduate visa as the later one", () => {
  expect(said({ startsOn: "2027-09-01" }, graduate).gates[3]!.note).not.toContain("Graduate");
});

describe("a course that goes on after the visa", () => {
  const course = {
    level: "masters",
    isFullTime: false,
    startedOn: "2025-09-15",
    completedOn: "2027-06-30",
  } as const;
  const student: Applicant = {
    ...graduate,
    lastPermission: { kind: "student", endsOn: "2027-05-31", course },
  };

  test("sets the day inside the UK alone", () => {
    const { headline, card, gates } = said({}, student);
    expect(gates[3]!.note).toContain("The visa ends on 31 May 2027");
    expect(gates[3]!.note).toContain("from inside the UK, on 30 June 2027");
    expect(headline).toContain("if it is applied for from abroad or on a later visa");
    expect(card).toContain("if applied for from abroad or on a later visa");
  });

  test("with a late start too, each place has its own day, under the headline and on the card", () => {
    const { headline, card, gates } = said({ startsOn: "2027-08-01" }, student);
    expect(headline).toContain("if it is applied for from abroad or on a later visa");
    expect(gates[3]!.note).toContain("from inside the UK, on 30 June 2027");
    expect(gates[3]!.note).toContain("works from 1 May 2027");
    expect(card).toContain(
      "if applied for from abroad from 1 May 2027, or on a later visa from 30 June 2027",
    );
  });
});

test("a no on the first day to apply names that day", () => {
  const young: Applicant = { ...newcomer, bornOn: "2001-03-01" };
  const view = said({ annual: 39_500, startsOn: "2027-09-01" }, young);
  expect(view.headline).toBe(
    "Below the pay line by £15,200 on 1 June 2027, the first day to apply",
  );
  expect(view.summary).toContain("salary rule on 1 June 2027");
  expect(view.gates[3]!.note).toBe(
    "None of the new-entrant tests is met on 1 June 2027, the first day to apply.",
  );
});

test("a start that can be applied for on the visa's last day is only late", () => {
  expect(said({ startsOn: "2027-04-30" }, graduate).headline).toContain(
    "if the application waits for 30 January 2027",
  );
});

test("a day after the visa's end offers that end only where an application by then works", () => {
  const by = "or by 31 January 2027 when the visa ends";
  expect(said({}, graduate, "2027-06-01").headline).toContain(by);
  expect(said({ startsOn: "2027-09-01" }, graduate, "2027-06-01").headline).not.toContain(by);
  const noSwitch: Applicant = {
    ...graduate,
    lastPermission: { kind: "no-switching", endsOn: "2027-01-31" },
  };
  expect(said({}, noSwitch, "2027-06-01").headline).toBe(
    "May fit you, with £5,300 to spare, if the application is made from abroad",
  );
});

test("no reader in the UK is offered a day after their visa's end", () => {
  fc.assert(
    fc.property(anyJob, anyReader, anyApplicationDay, (job, reader, day) => {
      const clock = gateOf(judge(prepareJob(job, day), reader), "clock");
      const { lastPermission, applyingFrom } = reader;
      const isHere = applyingFrom !== "abroad" && applyingFrom !== "uk-as-visitor";
      if (!isHere || lastPermission === null || lastPermission === "none") return;
      const { notBefore, isOfStart, applyFrom } = clock.detail;
      if (clock.code === "switch-later" || clock.code === "apply-later") {
        const offered = isOfStart ? (applyFrom ?? day) : notBefore;
        expect(offered! <= lastPermission.endsOn).toBe(true);
      }
    }),
    { numRuns: propertyRuns(2_000), seed: 20261117 },
  );
});
