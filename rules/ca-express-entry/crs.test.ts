import { expect, test } from "vitest";
import { estimateCrs } from "./crs.ts";
import type { CrsFactor } from "./lines.ts";
import type { Education, Levels, Partner, Profile } from "./profile.ts";

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
const plainPartner: Partner = { education: "none", levels: null, canadianYears: 0 };

function pointsFor(factor: CrsFactor, change: Partial<Profile>): number {
  const { lines } = estimateCrs({ ...nobody, ...change }, TODAY);
  return lines.find((line) => line.factor === factor)?.points ?? 0;
}

/** [what, with a partner, without one] */
function bothColumns(factor: CrsFactor, change: Partial<Profile>): [number, number] {
  return [pointsFor(factor, { ...change, partner: plainPartner }), pointsFor(factor, change)];
}

test("somebody with nothing to count gets nothing", () => {
  expect(estimateCrs(nobody, TODAY).total).toBe(0);
});

test.each([
  [0, 0, 0],
  [17, 0, 0],
  [18, 90, 99],
  [19, 95, 105],
  [20, 100, 110],
  [25, 100, 110],
  [29, 100, 110],
  [30, 95, 105],
  [31, 90, 99],
  [32, 85, 94],
  [33, 80, 88],
  [34, 75, 83],
  [35, 70, 77],
  [36, 65, 72],
  [37, 60, 66],
  [38, 55, 61],
  [39, 50, 55],
  [40, 45, 50],
  [41, 35, 39],
  [42, 25, 28],
  [43, 15, 17],
  [44, 5, 6],
  [45, 0, 0],
  [70, 0, 0],
])("age %i: %i with a partner, %i without", (age, withPartner, without) => {
  expect(bothColumns("age", { age })).toEqual([withPartner, without]);
});

test.each<[Education, number, number, number]>([
  ["none", 0, 0, 0],
  ["secondary", 28, 30, 2],
  ["one-year", 84, 90, 6],
  ["two-year", 91, 98, 7],
  ["bachelors", 112, 120, 8],
  ["two-or-more", 119, 128, 9],
  ["masters", 126, 135, 10],
  ["doctorate", 140, 150, 10],
])(
  "education %s: %i with, %i without, %i as the partner's own",
  (education, withPartner, without, own) => {
    expect(bothColumns("education", { education })).toEqual([withPartner, without]);
    expect(pointsFor("partner-education", { partner: { ...plainPartner, education } })).toBe(own);
  },
);

test.each([
  [0, 0, 0],
  [3, 0, 0],
  [4, 6, 6],
  [5, 6, 6],
  [6, 8, 9],
  [7, 16, 17],
  [8, 22, 23],
  [9, 29, 31],
  [10, 32, 34],
  [12, 32, 34],
])(
  "first language at CLB %i: %i with, %i without, for each ability",
  (level, withPartner, without) => {
    expect(bothColumns("first-language", { first: { ...all(0), reading: level } })).toEqual([
      withPartner,
      without,
    ]);
    expect(bothColumns("first-language", { first: all(level) })).toEqual([
      4 * withPartner,
      4 * without,
    ]);
  },
);

test.each([
  [4, 0, 0],
  [5, 1, 1],
  [6, 1, 1],
  [7, 3, 3],
  [8, 3, 3],
  [9, 6, 5],
  [12, 6, 5],
])(
  "CLB %i: %i for a second language, %i for a partner's, for each ability",
  (level, second, own) => {
    const one = { ...all(0), writing: level };
    expect(bothColumns("second-language", { second: one })).toEqual([second, second]);
    expect(pointsFor("partner-language", { partner: { ...plainPartner, levels: one } })).toBe(own);
    expect(
      pointsFor("partner-language", { partner: { ...plainPartner, levels: all(level) } }),
    ).toBe(4 * own);
  },
);

test("a second language counts 22 at most with a partner, 24 without", () => {
  expect(bothColumns("second-language", { second: all(9) })).toEqual([22, 24]);
});

test.each([
  [0, 0, 0, 0],
  [1, 35, 40, 5],
  [2, 46, 53, 7],
  [3, 56, 64, 8],
  [4, 63, 72, 9],
  [5, 70, 80, 10],
  [9, 70, 80, 10],
])(
  "%i years of work in Canada: %i with, %i without, %i as the partner's own",
  (canadianYears, withPartner, without, own) => {
    expect(bothColumns("canadian-work", { canadianYears })).toEqual([withPartner, without]);
    expect(pointsFor("partner-work", { partner: { ...plainPartner, canadianYears } })).toBe(own);
  },
);

const best: Profile = {
  partner: null,
  age: 25,
  education: "doctorate",
  firstLanguage: "english",
  first: all(10),
  second: all(9),
  canadianYears: 5,
  foreignYears: 3,
  hasTradeCertificate: true,
  hasSiblingInCanada: true,
  canadianStudy: "three-years-or-more",
  isNominated: true,
};

test("the maxima of the lines add up to the maxima of the parts", () => {
  const partner = plainPartner;
  for (const profile of [best, { ...best, partner }]) {
    const { lines, parts } = estimateCrs(profile, TODAY);
    for (const part of ["core", "partner"] as const) {
      const most = lines.filter((line) => line.part === part).map((line) => line.most);
      expect(most.reduce((sum, points) => sum + points, 0)).toBe(parts[part].most);
    }
  }
});

test("the best of everything is 1,200, with or without a partner", () => {
  expect(estimateCrs(best, TODAY)).toMatchObject({
    total: 1_200,
    most: 1_200,
    parts: { core: { points: 500 }, partner: { points: 0 } },
  });
  const partner = { education: "doctorate", levels: all(9), canadianYears: 5 } as const;
  expect(estimateCrs({ ...best, partner }, TODAY)).toMatchObject({
    total: 1_200,
    most: 1_200,
    parts: { core: { points: 460 }, partner: { points: 40 } },
  });
});

test("a graduate counted by hand", () => {
  const graduate: Profile = {
    ...nobody,
    age: 24, // 110
    education: "bachelors", // 120
    first: all(9), // 124
    canadianYears: 1, // 40
    canadianStudy: "three-years-or-more", // 30
    // A bachelor's with CLB 9 gives 25 and with a year's work 13.
  };
  expect(estimateCrs(graduate, TODAY).total).toBe(110 + 120 + 124 + 40 + 38 + 30);
});

test("the answer says by which grid, since when", () => {
  expect(estimateCrs(nobody, TODAY)).toMatchObject({
    effectiveFrom: "2025-08-21",
    checkedOn: "2026-02-03",
  });
});

test("a day before the first grid is refused, not guessed", () => {
  expect(estimateCrs(nobody, "2025-08-21").total).toBe(0);
  expect(() => estimateCrs(nobody, "2025-08-20")).toThrow("covers 2025-08-20");
});
