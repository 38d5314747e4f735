import { expect, test } from "vitest";
import { estimateCrs } from "./crs.ts";
import type { CrsFactor } from "./lines.ts";
import type { Education, Levels, Profile } from "./profile.ts";

const TODAY = "2026-11-15";

const all = (level: number): Levels => ({
  listening: level,
  speaking: level,
  reading: level,
  writing: level,
});

/** Nobody gets a point for being this person. */
const nobody: Profile = {
  partner: null,
  age: 17,
  education: "none",
  firstLanguage: "english",
  first: all(0),
  second: null,
  canadianYears: 0,
  foreignYears: 0,
  hasTradeCertificate: false,
  hasSiblingInCanada: false,
  canadianStudy: "none",
  isNominated: false,
};
function pointsFor(factor: CrsFactor, change: Partial<Profile>): number {
  const { lines } = estimateCrs({ ...nobody, ...change }, TODAY);
  return lines.find((line) => line.factor === factor)?.points ?? 0;
}

test.each<[Education, number, number]>([
  ["none", 0, 0],
  ["secondary", 0, 0],
  ["one-year", 13, 25],
  ["two-year", 13, 25],
  ["bachelors", 13, 25],
  ["two-or-more", 25, 50],
  ["masters", 25, 50],
  ["doctorate", 25, 50],
])("education %s combines for %i, then %i", (education, lower, upper) => {
  const language = (level: number) =>
    pointsFor("education-with-language", { education, first: all(level) });
  const work = (canadianYears: number) =>
    pointsFor("education-with-work", { education, canadianYears });

  expect([language(6), language(7), language(8), language(9)]).toEqual([0, lower, lower, upper]);
  expect([work(0), work(1), work(2), work(5)]).toEqual([0, lower, upper, upper]);
});

test.each([
  [0, 0, 0],
  [1, 13, 25],
  [2, 13, 25],
  [3, 25, 50],
  [8, 25, 50],
])("%i years of work abroad combine for %i, then %i", (foreignYears, lower, upper) => {
  const language = (level: number) =>
    pointsFor("foreign-work-with-language", { foreignYears, first: all(level) });
  const work = (canadianYears: number) =>
    pointsFor("foreign-work-with-work", { foreignYears, canadianYears });

  expect([language(6), language(7), language(8), language(9)]).toEqual([0, lower, lower, upper]);
  expect([work(0), work(1), work(2), work(5)]).toEqual([0, lower, upper, upper]);
});

test("one ability below the step holds a combination back", () => {
  const first = { ...all(9), speaking: 8 };
  expect(pointsFor("education-with-language", { education: "masters", first })).toBe(25);
  expect(
    pointsFor("education-with-language", {
      education: "masters",
      first: { ...first, speaking: 6 },
    }),
  ).toBe(0);
});

test.each([
  [4, 0],
  [5, 25],
  [6, 25],
  [7, 50],
  [10, 50],
])("a trade certificate at CLB %i gives %i", (level, points) => {
  expect(pointsFor("trade-with-language", { hasTradeCertificate: true, first: all(level) })).toBe(
    points,
  );
  expect(pointsFor("trade-with-language", { first: all(level) })).toBe(0);
});

test("each group of combinations stops at 50 and all of them at 100, and what is lost is said", () => {
  const strong = { education: "masters", first: all(9), canadianYears: 2 } as const;
  expect(estimateCrs({ ...nobody, ...strong }, TODAY).parts.transferability).toEqual({
    points: 50,
    most: 100,
    lost: 50,
  });
  const everything = { ...strong, foreignYears: 3, hasTradeCertificate: true };
  expect(estimateCrs({ ...nobody, ...everything }, TODAY).parts.transferability).toEqual({
    points: 100,
    most: 100,
    lost: 150,
  });
});

test("a brother or sister gives 15, a nomination 600, and additional points stop at 600", () => {
  expect(pointsFor("sibling", { hasSiblingInCanada: true })).toBe(15);
  expect(pointsFor("nomination", { isNominated: true })).toBe(600);
  const { additional } = estimateCrs(
    { ...nobody, hasSiblingInCanada: true, isNominated: true },
    TODAY,
  ).parts;
  expect(additional).toEqual({ points: 600, most: 600, lost: 15 });
});

test.each([
  ["none", 0],
  ["one-or-two-years", 15],
  ["three-years-or-more", 30],
] as const)("a Canadian credential of %s gives %i", (canadianStudy, points) => {
  expect(pointsFor("canadian-study", { canadianStudy })).toBe(points);
});

test.each<[string, number, Levels | null, number]>([
  ["no English test", 7, null, 25],
  ["English at 4", 7, all(4), 25],
  ["English at 5 in all but one", 7, { ...all(5), reading: 4 }, 25],
  ["English at 5 in all", 7, all(5), 50],
  ["French at 6", 6, all(9), 0],
])("French: %s", (_case, french, english, points) => {
  const asFirst = { firstLanguage: "french", first: all(french), second: english } as const;
  expect(pointsFor("french", asFirst)).toBe(points);
  if (!english) return;
  const asSecond = { firstLanguage: "english", first: english, second: all(french) } as const;
  expect(pointsFor("french", asSecond)).toBe(points);
});
