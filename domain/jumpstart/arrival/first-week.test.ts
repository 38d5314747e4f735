import { expect, test } from "vitest";
import { factsOn } from "#domain/facts/facts.server.ts";
import { factNamesIn } from "#domain/facts/quote-facts.ts";
import { countryCodeOf } from "#rules/countries.ts";
import { firstWeekFor, firstWeekSteps, HOURS_GUARD_STEP } from "./first-week.ts";

const ASKED_OF_ALL = ["week-register", "week-bank", "week-phone", "week-address", HOURS_GUARD_STEP];

test.each(Object.values(countryCodeOf))("the first week in %s has what everybody needs", (code) => {
  const week = firstWeekFor({ destination: code, arrivedOn: "2027-01-30" }, new Set());
  const steps = week.map(({ step }) => step);
  expect(steps).toEqual(expect.arrayContaining(ASKED_OF_ALL));
  expect(week.map(({ dueOn }) => dueOn)).toEqual(week.map(({ dueOn }) => dueOn).toSorted());
  expect(week.find(({ step }) => step === "week-phone")?.dueOn).toBe("2027-02-01");
});

test("what belongs to one country is asked only there, and what is ticked is done", () => {
  const marks = new Set(["week-bank"]);
  const week = firstWeekFor({ destination: "ie", arrivedOn: "2027-01-30" }, marks);
  const steps = week.map(({ step }) => step);
  expect(steps).toContain("week-irp");
  expect(steps).not.toContain("week-sin");
  expect(week.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(["week-bank"]);
});

test("every fact that it quotes is known", () => {
  const facts = factsOn("2026-11-15");
  const words = Object.values(countryCodeOf).flatMap((destination) =>
    firstWeekFor({ destination, arrivedOn: "2027-01-30" }, new Set()).map(({ why }) => why),
  );
  expect(factNamesIn(words.join(" ")).filter((name) => !facts.has(name))).toEqual([]);
  expect(firstWeekSteps.size).toBeGreaterThan(10);
});
