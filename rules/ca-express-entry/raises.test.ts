import { expect, test } from "vitest";
import { readExperienceClass } from "./experience-class.ts";
import type { Levels, Profile } from "./profile.ts";
import { nextBirthday, whatWouldRaise } from "./raises.ts";
import { ruleTables } from "./rule-tables.ts";
import { latestCutOff } from "./seen.ts";

const TODAY = "2026-11-15";
const all = (level: number): Levels => ({
  listening: level,
  speaking: level,
  reading: level,
  writing: level,
});

/** 110 for age, 120 for education, 92 for language, 40 for work, 13 and 13 together: 388. */
const graduate: Profile = {
  partner: null,
  age: 29,
  education: "bachelors",
  firstLanguage: "english",
  first: all(8),
  second: null,
  canadianYears: 1,
  foreignYears: 0,
  hasTradeCertificate: false,
  hasSiblingInCanada: false,
  canadianStudy: "one-or-two-years",
  isNominated: false,
};

function gainOf(what: string, profile: Profile = graduate) {
  return whatWouldRaise(profile, TODAY)
    .filter(({ change }) => change.what === what)
    .map(({ gain }) => gain);
}

test("a better test counts for itself and for what it combines with", () => {
  // CLB 9: four times 31 instead of 23, and 25 instead of 13 with the degree.
  expect(gainOf("first-language")).toEqual([32 + 12, 44 + 12]);
});

test("French at NCLC 7 brings its own 50 on top of the second language", () => {
  // NCLC 5 in all four: 4. NCLC 7: 12, and 50 because English is above 5.
  expect(gainOf("second-language")).toEqual([4, 12 + 50]);
});

test("a second year of work counts 13 more and combines for 12 more, and costs a birthday", () => {
  const raise = whatWouldRaise(graduate, TODAY).find(
    ({ change }) => change.what === "canadian-work",
  );
  expect(raise).toMatchObject({ gain: 13 + 12, ageChange: -5 });
});

test.each<[string, Partial<Profile>, string, readonly unknown[]]>([
  ["CLB 6", { first: all(6) }, "first-language", [7, 8, 9]],
  ["CLB 3", { first: all(3) }, "first-language", [4, 6, 7]],
  ["CLB 7", { first: all(7) }, "first-language", [8, 9, 10]],
  ["CLB 9", { first: all(9) }, "first-language", [10]],
  ["CLB 10", { first: all(10) }, "first-language", []],
  ["no second test", {}, "second-language", [5, 7]],
  ["a second language at 7", { second: all(7) }, "second-language", [9]],
])("with %s the next levels are named", (_case, change, what, levels) => {
  const named = whatWouldRaise({ ...graduate, ...change }, TODAY).flatMap(({ change: raise }) =>
    raise.what === what && "level" in raise ? [raise.level] : [],
  );
  expect(named).toEqual(levels);
});

test.each([
  [0, 1],
  [1, 3],
  [2, 3],
])("after %i years of work abroad the next step is %i", (foreignYears, years) => {
  const raise = whatWouldRaise({ ...graduate, foreignYears }, TODAY).find(
    ({ change }) => change.what === "foreign-work",
  );
  expect(raise?.change).toEqual({ what: "foreign-work", years });
  expect(raise?.ageChange).toBeLessThan(0);
});

test("no more than the next two levels of education are named", () => {
  const named = whatWouldRaise({ ...graduate, education: "secondary" }, TODAY).flatMap(
    ({ change }) => (change.what === "education" ? [change.to] : []),
  );
  expect(named).toEqual(["one-year", "two-year"]);
});

test("a partner's next year of work is named", () => {
  const partner = { education: "bachelors", levels: null, canadianYears: 1 } as const;
  const raise = whatWouldRaise({ ...graduate, partner }, TODAY).find(
    ({ change }) => change.what === "partner-work",
  );
  expect(raise).toMatchObject({ change: { years: 2 }, gain: 2, ageChange: 0 });
});

test("what a cap swallows is not offered", () => {
  const capped = { ...graduate, isNominated: true };
  expect(gainOf("canadian-study", capped)).toEqual([]);
});

test("a partner's points are offered only where a partner counts", () => {
  expect(gainOf("partner-language")).toEqual([]);
  const partner = { education: "bachelors", levels: null, canadianYears: 0 } as const;
  expect(gainOf("partner-language", { ...graduate, partner })).toEqual([4, 12]);
});

test("the easiest comes first and the province's choice last", () => {
  const order = whatWouldRaise(graduate, TODAY).map(({ change }) => change.what);
  expect(order[0]).toBe("first-language");
  expect(order.at(-1)).toBe("nomination");
});

test("turning 30 costs five points", () => {
  expect(nextBirthday(graduate, TODAY)).toEqual({ age: 30, change: -5 });
});

test.each([
  [true, true, "meets-what-we-read"],
  [true, null, "cannot-tell"],
  [null, true, "cannot-tell"],
  [false, true, "does-not-meet"],
  [true, false, "does-not-meet"],
] as const)("work %s, outside Québec %s: %s", (hasCountedYear, livesOutsideQuebec, answer) => {
  const finding = readExperienceClass({ hasCountedYear, livesOutsideQuebec }, TODAY);
  expect(finding.answer).toBe(answer);
  expect(finding.conditions.at(-1)).toEqual({ asks: "language", state: "unknown" });
});

test("the year of work is 1,560 hours in the last three years", () => {
  const { row } = readExperienceClass({ hasCountedYear: null, livesOutsideQuebec: null }, TODAY);
  expect(row).toMatchObject({ hours: 1_560, withinYears: 3, teers: "0 to 3" });
});

test("cut-offs are quoted once they were seen", () => {
  expect(latestCutOff(TODAY)).toMatchObject({ lowest: 518, highest: 523, checkedOn: "2026-10-05" });
  expect(latestCutOff("2026-08-01")).not.toBeNull();
  expect(latestCutOff("2026-07-31")).toBeNull();
});

test("every table is to be read again within 90 days of its last reading or a later confirmation", () => {
  for (const { rows, checkAgainBy, confirmedOn } of ruleTables) {
    for (const { checkedOn } of rows) {
      const days = (Date.parse(checkAgainBy) - Date.parse(confirmedOn ?? checkedOn)) / 86_400_000;
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThanOrEqual(90);
    }
  }
});
