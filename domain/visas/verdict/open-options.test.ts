import fc from "fast-check";
import { expect, test } from "vitest";
import { applicantOn } from "#rules/uk-work/counted-time.ts";
import { passingOptions } from "#rules/uk-work/passing-options.ts";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import type { Applicant, Verdict } from "#rules/uk-work/verdict-types.ts";
import { anyApplicationDay, anyJob, anyReader } from "#test/any-uk-verdict.ts";
import {
  aUkJob,
  gateOf,
  inCode,
  newcomer,
  newGraduate,
  someDay,
  sponsoredSince,
} from "#test/uk-jobs.ts";
import { openOptions } from "./open-options.ts";

const readers: readonly [string, Applicant, string][] = [
  ["a new graduate", newGraduate, "ADEK"],
  ["somebody of 36 abroad", newcomer, "ADK"],
  ["with a relevant doctorate", { ...newcomer, phd: "relevant" }, "ABDK"],
  ["with one in science", { ...newcomer, phd: "stem" }, "ABCDK"],
  ["whose four years are used", { ...newGraduate, monthsCounted: 48 }, "ADK"],
  ["sponsored since before April 2024", sponsoredSince("2024-04-03"), "ADFIK"],
  ["sponsored since that day", sponsoredSince("2024-04-04"), "ADK"],
  ["whose months are not said", { ...newGraduate, monthsCounted: null }, "ADK"],
];

test.each(readers)("the options of %s", (_case, reader, letters) => {
  expect(openOptions(reader, someDay).sort().join("")).toBe(letters);
});

test.each(readers)("the board counts for %s what the page calls a fit", (_case, reader) => {
  for (const annual of [30_000, 39_500, 45_000, 50_000, 60_000]) {
    const prepared = prepareJob(aUkJob({ annual }), someDay);
    const isOpen = openOptions(reader, someDay).some((option) =>
      passingOptions(prepared).includes(option),
    );
    expect(judge(prepared, reader).code.startsWith("fits"), `${annual}`).toBe(isOpen);
  }
});

const isOpenTo = (change: Parameters<typeof aUkJob>[0], reader: Applicant, on = someDay) => {
  const passing = passingOptions(prepareJob(aUkJob(change), on));
  return openOptions(reader, on).some((option) => passing.includes(option));
};

test("an NHS trust's lower rates count for everybody, and those of an old permission for its holder", () => {
  const trust = { ...aUkJob().employer, name: "Ferry Quay NHS Foundation Trust" };
  const scientist = { ...inCode("2113"), annual: 36_000 };
  expect(isOpenTo({ ...scientist, employer: trust }, newcomer)).toBe(true);
  expect(isOpenTo(scientist, newcomer)).toBe(false);
  expect(isOpenTo({ annual: 40_000 }, sponsoredSince("2021-01-01"))).toBe(true);
  expect(isOpenTo({ annual: 40_000 }, newcomer)).toBe(false);
  expect(isOpenTo({ ...inCode("3543"), annual: 40_000 }, sponsoredSince("2021-01-01"))).toBe(true);
});

test("a certificate from before a list's end is for a job somebody has: the board counts it for nobody", () => {
  const designer = { ...inCode("2142"), annual: 33_400 };
  expect(isOpenTo(designer, newcomer, "2026-12-30")).toBe(true);
  expect(isOpenTo(designer, newcomer, "2026-12-31")).toBe(false);
});

/** What the board cannot know before anybody reads: a Skilled Worker permission of 2024 or 2025, an old certificate, a road to a registration. */
const notOnTheBoard: readonly unknown[] = ["by-certificate", "list-ended", "prison", "medium"];
const needsCertificate = (verdict: Verdict) =>
  verdict.gates.some(
    (gate) =>
      gate.code === "by-certificate" ||
      (gate.gate === "salary" && gate.detail.certificateBy !== null),
  );

/** "Fits or may fit me" leaves no maybe out, but for those. */
test("for no other reader, job and day does the board's filter leave out what the verdict calls a fit", () => {
  let fits = 0;
  fc.assert(
    fc.property(anyJob, anyReader, anyApplicationDay, (any, anybody, day) => {
      const job = { ...any, isPostdoctoral: false, towardsRegistration: false };
      const reader = { ...anybody, certificateOn: null };
      const prepared = prepareJob(job, day);
      const { occupation } = prepared;
      if (occupation.kind === "known" && notOnTheBoard.includes(occupation.way)) return;
      if (job.employer.standing !== "licensed") return;
      const verdict = judge(prepared, reader);
      if (!verdict.code.startsWith("fits") || needsCertificate(verdict)) return;
      fits++;
      const own = openOptions(reader, day);
      expect(passingOptions(prepared).filter((option) => own.includes(option))).not.toEqual([]);
    }),
    { numRuns: 6_000, seed: 20261117 },
  );
  expect(fits).toBeGreaterThan(100);
});

const optionsThen = (reader: Applicant, days: { from: string; to: string }) =>
  openOptions(applicantOn(reader, days), days.to);

/**
 * The filter's words are "Fits or may fit me": nothing else may come through it, but for a line of the reader's own
 * time that is over by the job's first day to apply. The board's letters know no days; the card says it.
 */
test("for no reader, job and day does the board's filter hold what the verdict does not call a fit", () => {
  let held = 0;
  fc.assert(
    fc.property(anyJob, anyReader, anyApplicationDay, (job, reader, day) => {
      const prepared = prepareJob(job, day);
      const own = openOptions(reader, day);
      const isHeld = passingOptions(prepared).some((option) => own.includes(option));
      if (job.employer.standing !== "licensed" || !isHeld) return;
      held++;
      const verdict = judge(prepared, reader);
      const { judgedOn } = gateOf(verdict, "clock").detail;
      const then = judgedOn ? optionsThen(reader, { from: day, to: judgedOn }) : own;
      if (passingOptions(prepared).some((option) => then.includes(option)))
        expect(verdict.code).toMatch(/^fits/);
    }),
    { numRuns: 3_000, seed: 20261117 },
  );
  expect(held).toBeGreaterThan(100);
});
