import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#rules/days.ts";
import { anyApplicationDay, anyJob, anyReader } from "#test/any-uk-verdict.ts";
import {
  aUkJob,
  inCode,
  newcomer,
  newGraduate,
  readJob as readVerdict,
  someDay,
  sponsoredSince,
} from "#test/uk-jobs.ts";
import { openMarks } from "./open-marks.ts";
import { openOptions } from "./open-options.ts";
import { passingMarks } from "./passing-options.ts";
import { prepareJob } from "./prepare-job.ts";
import type { PreparedJob } from "./prepared-job.ts";
import { judge } from "./verdict.ts";
import type { Applicant, Verdict } from "./verdict-types.ts";

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

/** Whether the board's filter keeps a job that was read on its day, for a reader of that day or a later one. */
function isKept(job: PreparedJob, reader: Applicant, on = job.on): boolean {
  const own = openMarks(reader, on);
  return passingMarks(job).some((mark) => own.includes(mark));
}

test.each(readers)("the board counts for %s what the page calls a fit", (_case, reader) => {
  for (const annual of [30_000, 39_500, 45_000, 50_000, 60_000]) {
    const prepared = prepareJob(aUkJob({ annual }), someDay);
    const isFit = judge(prepared, reader).code.startsWith("fits");
    expect(isKept(prepared, reader), `${annual}`).toBe(isFit);
  }
});

const isOpenTo = (change: Parameters<typeof aUkJob>[0], reader: Applicant, on = someDay) =>
  isKept(prepareJob(aUkJob(change), on), reader);

/** A new entrant while they are under 26: up to 4 May 2027. */
const young: Applicant = { ...newcomer, bornOn: "2001-05-05" };

test.each([
  ["the last that is applied for in time", "2027-08-04", true],
  ["the first that is not", "2027-08-05", false],
  ["a year on", "2028-08-04", false],
  ["none said", null, true],
])("a line of the reader's own time holds for its starts alone: %s", (_case, startsOn, isFit) => {
  expect(readVerdict({ startsOn }, young).code.startsWith("fits")).toBe(isFit);
  expect(isOpenTo({ startsOn }, young)).toBe(isFit);
  expect(isOpenTo({ startsOn, annual: 60_000 }, young)).toBe(true);
});

test("a postdoctoral position stays open to somebody who is 26 by then, and a registration is theirs to confirm", () => {
  const late = { startsOn: "2028-08-04", annual: 39_500 };
  const position = { ...inCode("2114"), isPostdoctoral: true };
  expect(isOpenTo({ ...late, ...position }, young)).toBe(true);
  expect(isOpenTo({ ...late, ...position }, { ...young, monthsCounted: 48 })).toBe(false);
  expect(isOpenTo({ ...late, towardsRegistration: true }, young)).toBe(true);
  const sure = { ...young, towardsRegistration: false };
  expect(isOpenTo({ ...late, towardsRegistration: true }, sure)).toBe(false);
});

test("a reader asks for whole years and months where they can", () => {
  const starts = openMarks(young, someDay).filter((mark) => /^E \d/.test(mark));
  const years = [2021, 2022, 2023, 2024, 2025, 2026].map((year) => `E ${year}`);
  const months = ["01", "02", "03", "04", "05", "06", "07"].map((month) => `E 2027-${month}`);
  const days = ["01", "02", "03", "04"].map((day) => `E 2027-08-${day}`);
  expect(starts).toEqual([...years, ...months, ...days]);
});

test("an NHS trust's lower rates count for everybody, and those of an old permission for its holder", () => {
  const trust = { ...aUkJob().employer, name: "Ferry Quay NHS Foundation Trust" };
  const scientist = { ...inCode("2113"), annual: 36_000 };
  expect(isOpenTo({ ...scientist, employer: trust }, newcomer)).toBe(true);
  expect(isOpenTo(scientist, newcomer)).toBe(false);
  expect(isOpenTo({ annual: 40_000 }, sponsoredSince("2021-01-01"))).toBe(true);
  expect(isOpenTo({ annual: 40_000 }, newcomer)).toBe(false);
  expect(isOpenTo({ ...inCode("3543"), annual: 40_000 }, sponsoredSince("2021-01-01"))).toBe(true);
});

/** SW 6.1(d) keeps the code without an end; the lower rates of SW 4.2(b) end with 3 April 2030. */
test.each([
  ["a lower rate, the last day it is applied for", "2030-07-03", 40_000, "2021-01-01", true],
  ["a lower rate, a day later", "2030-07-04", 40_000, "2021-01-01", false],
  ["the standard rate, that day", "2030-07-04", 50_000, "2021-01-01", true],
  ["the standard rate, sponsored since July 2025", "2030-07-04", 50_000, "2025-07-21", true],
  ["the standard rate, sponsored a day later", "2030-07-04", 50_000, "2025-07-22", false],
])("a code kept by an old permission, by %s", (_case, startsOn, annual, since, isFit) => {
  const held = { kind: "skilled-worker", endsOn: "2031-01-01", since } as const;
  const reader: Applicant = { ...sponsoredSince(since), lastPermission: held };
  const change = { ...inCode("3543"), annual, startsOn };
  const prepared = prepareJob(aUkJob(change), "2030-02-01");
  expect(judge(prepared, reader).code.startsWith("fits")).toBe(isFit);
  expect(isKept(prepared, reader)).toBe(isFit);
});

test("a certificate from before a list's end is for a job somebody has: the board counts it for nobody", () => {
  const designer = { ...inCode("2142"), annual: 33_400 };
  expect(isOpenTo(designer, newcomer, "2026-12-30")).toBe(true);
  expect(isOpenTo(designer, newcomer, "2026-12-31")).toBe(false);
});

/** A job as it was read for the index, and on a day on which that still holds, as it is judged. */
const anyReading = fc
  .record({ job: anyJob, day: anyApplicationDay, age: fc.constantFrom(0, 0, 1, 40, 300) })
  .map(({ job, day, age }) => {
    const read = prepareJob(job, day);
    const later = addDays(day, age);
    const isGood = read.goodUntil === null || later <= read.goodUntil;
    return { job, read, prepared: { ...read, on: isGood ? later : day } };
  });

const needsCertificate = (verdict: Verdict) =>
  verdict.gates.some(
    (gate) =>
      gate.code === "by-certificate" ||
      (gate.gate === "salary" && gate.detail.certificateBy !== null),
  );

/** "Fits or may fit me" leaves no maybe out, but for an old certificate, of which the board knows nothing. */
test("for no reader, job and day does the board's filter leave out what the verdict calls a fit", () => {
  let fits = 0;
  fc.assert(
    fc.property(anyReading, anyReader, ({ job, read, prepared }, anybody) => {
      const reader = { ...anybody, certificateOn: null };
      if (job.employer.standing !== "licensed") return;
      const verdict = judge(prepared, reader);
      if (!verdict.code.startsWith("fits") || needsCertificate(verdict)) return;
      fits++;
      expect(isKept(read, reader, prepared.on)).toBe(true);
    }),
    { numRuns: 6_000, seed: 20261117 },
  );
  expect(fits).toBeGreaterThan(100);
});

/** The filter's words are "Fits or may fit me": nothing else comes through it. */
test("for no reader, job and day does the board's filter hold what the verdict does not call a fit", () => {
  let held = 0;
  fc.assert(
    fc.property(anyReading, anyReader, ({ job, read, prepared }, reader) => {
      const isHeld = isKept(read, reader, prepared.on);
      if (job.employer.standing !== "licensed" || !isHeld) return;
      held++;
      expect(judge(prepared, reader).code).toMatch(/^fits/);
    }),
    { numRuns: 3_000, seed: 20261117 },
  );
  expect(held).toBeGreaterThan(100);
});
