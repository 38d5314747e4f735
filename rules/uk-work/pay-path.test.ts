import { expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import {
  aUkJob,
  inCode,
  newcomer,
  newGraduate,
  someDay as on,
  type UkJobChange,
} from "#test/uk-jobs.ts";
import { pathByGraduateVisa, pathFromToday } from "./pay-path.ts";
import { prepareJob } from "./prepare-job.ts";
import { typicalReader } from "./typical-reader.ts";
import type { Applicant } from "./verdict-types.ts";

const prepared = (change: UkJobChange = {}, day = on) => prepareJob(aUkJob(change), day);

test("sponsored today, the ground rises from £38,300 to £54,700 in four years", () => {
  const path = pathFromToday(prepared(), newGraduate)!;
  expect(path.steps).toEqual([
    {
      phase: "new-entrant",
      from: "2026-11-15",
      until: "2030-11-14",
      option: "E",
      required: pounds(38_300),
    },
    { phase: "standard", from: "2030-11-15", until: null, option: "A", required: pounds(54_700) },
  ]);
  expect(path).toMatchObject({ risesOn: "2030-11-15", requiredThen: pounds(54_700) });
});

test("pay that grows as told just reaches the line", () => {
  const { yearlyGrowth } = pathFromToday(prepared(), newGraduate)!;
  expect(yearlyGrowth).toBe(0.0848);
  expect(39_500 * (1 + yearlyGrowth!) ** 4).toBeGreaterThanOrEqual(54_700);
  expect(39_500 * (1 + yearlyGrowth! - 0.0001) ** 4).toBeLessThan(54_700);
});

test("a Graduate visa first does not move the day, it only takes from the lower line", () => {
  const path = pathByGraduateVisa(prepared(), newGraduate)!;
  expect(path.steps.map(({ phase, from, required }) => [phase, from, required])).toEqual([
    ["graduate", "2026-11-15", null],
    ["new-entrant", "2028-11-15", pounds(38_300)],
    ["standard", "2030-11-15", pounds(54_700)],
  ]);
  expect(path).toMatchObject({ newEntrantMonths: 24, yearlyGrowth: 0.0848 });
});

test("applied for from 2027, it lasts 18 months and leaves 30", () => {
  const day = "2027-02-01";
  const path = pathByGraduateVisa(prepared({}, day), typicalReader(day))!;
  expect(path.steps[1]).toMatchObject({ from: "2028-08-01", until: "2031-01-31" });
  expect(path.newEntrantMonths).toBe(30);
});

test("a doctorate takes three years of the four", () => {
  const { lastPermission } = newGraduate as { lastPermission: { course: object } };
  const reader = {
    ...newGraduate,
    lastPermission: { ...lastPermission, course: { ...lastPermission.course, level: "doctorate" } },
  } as Applicant;
  expect(pathByGraduateVisa(prepared(), reader)!.newEntrantMonths).toBe(12);
});

test("what is left of a Graduate visa is used up first", () => {
  const reader: Applicant = {
    ...newcomer,
    lastPermission: { kind: "graduate", endsOn: "2027-05-15" },
    monthsCounted: 18,
  };
  expect(pathByGraduateVisa(prepared(), reader)!.steps[1]).toMatchObject({
    from: "2027-05-15",
    until: "2029-05-14",
  });
});

test("somebody who is no new entrant stands on the standard line from the start", () => {
  const path = pathFromToday(prepared(), newcomer)!;
  expect(path.steps).toHaveLength(1);
  expect(path).toMatchObject({ risesOn: on, yearlyGrowth: null });
  expect(pathFromToday(prepared({ annual: 60_000 }), newcomer)!.yearlyGrowth).toBe(0);
});

test("a STEM doctorate lowers the line that comes after", () => {
  const path = pathFromToday(prepared(), { ...newGraduate, phd: "stem" })!;
  expect(path).toMatchObject({ requiredThen: pounds(43_700) });
  expect(path.steps.at(-1)!.option).toBe("C");
});

test.each<[string, UkJobChange, Partial<Applicant>]>([
  ["a code on a pay scale", inCode("2237"), {}],
  ["a discount in doubt", inCode("3544"), {}],
  ["a reader who said nothing", {}, { lastPermission: null }],
])("%s has no path to draw", (_case, change, reader) => {
  expect(pathFromToday(prepared(change), { ...newGraduate, ...reader })).toBeNull();
});

test("without a Student visa in force there is no Graduate visa to come", () => {
  expect(pathByGraduateVisa(prepared(), newcomer)).toBeNull();
});

test("a course that outlives its visa leads to no Graduate visa", () => {
  const course = { level: "masters", isFullTime: true, startedOn: null, completedOn: "2027-09-30" };
  const lastPermission = { kind: "student", endsOn: "2027-09-29", course };
  const reader = { ...newGraduate, lastPermission } as Applicant;
  expect(pathByGraduateVisa(prepared(), reader)).toBeNull();
});

test("without pay there is a path but no growth", () => {
  expect(pathFromToday(prepared({ annual: null }), newGraduate)!.yearlyGrowth).toBeNull();
});
