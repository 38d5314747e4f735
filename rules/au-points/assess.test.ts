import { expect, test } from "vitest";
import { type Answers, noAnswers } from "./answers.ts";
import { assess, assessFor } from "./assess.ts";

const on = "2026-11-15";

function totals(answers: Partial<Answers>, day = on) {
  const all = assess({ ...noAnswers, ...answers }, day);
  return [all["189"].total, all["190"].total, all["491"].total];
}

const english = (level: "competent" | "proficient" | "superior") =>
  ({ by: "level", level, satOn: null }) as const;

test("26, superior, an Australian bachelor's with the study requirement, single: 80, 85, 95", () => {
  const answers: Partial<Answers> = {
    bornOn: "2000-05-01",
    english: english("superior"),
    qualification: "bachelor",
    hasAustralianStudy: true,
    partner: "single",
  };
  expect(totals(answers)).toEqual([80, 85, 95]);
});

test("33, proficient, 8 years abroad and 3 in Australia, a master's, a partner with English: 75", () => {
  const answers: Partial<Answers> = {
    bornOn: "1993-05-01",
    english: english("proficient"),
    work: { by: "years", overseas: 8, australia: 3 },
    qualification: "bachelor",
    partner: "competent-english",
  };
  expect(totals(answers)).toEqual([75, 80, 90]);
  const { points } = assessFor("189", { ...noAnswers, ...answers }, on);
  expect([points["work-overseas"], points["work-australia"], points["work-cap"]]).toEqual([
    15, 10, -5,
  ]);
});

test("39, competent, 4 years abroad, an accepted award, a partner without English: 40, below even with 15", () => {
  const answers: Partial<Answers> = {
    bornOn: "1987-05-01",
    english: english("competent"),
    work: { by: "years", overseas: 4, australia: 0 },
    qualification: "authority-accepted",
    partner: "other",
  };
  expect(totals(answers)).toEqual([40, 45, 55]);
  expect(assessFor("491", { ...noAnswers, ...answers }, on).overBy).toBe(-10);
});

test.each([
  ["the day before the 18th birthday", "2008-11-16", 0],
  ["the 18th birthday", "2008-11-15", 25],
  ["the day before the 25th", "2001-11-16", 25],
  ["the 25th", "2001-11-15", 30],
  ["the day before the 33rd", "1993-11-16", 30],
  ["the 33rd", "1993-11-15", 25],
  ["the day before the 40th", "1986-11-16", 25],
  ["the 40th", "1986-11-15", 15],
  ["the day before the 45th", "1981-11-16", 15],
  ["the 45th", "1981-11-15", 0],
])("age counts on the day of the invitation: %s", (_when, bornOn, points) => {
  expect(assessFor("189", { ...noAnswers, bornOn }, on).points.age).toBe(points);
});

test("a day without a table for all three visas is refused, not guessed", () => {
  expect(() => assess(noAnswers, "2026-07-15")).toThrow("covers 2026-07-15");
});

test.each([
  [{ weeks: 92, months: 16 }, 5],
  [{ weeks: 91, months: 16 }, 0],
  [{ weeks: 92, months: 15 }, 0],
])("study of %o decides whatever was ticked", (studyCounted, points) => {
  for (const hasAustralianStudy of [true, false]) {
    const answers = { ...noAnswers, hasAustralianStudy, studyCounted };
    expect(assessFor("189", answers, on).points["australian-study"]).toBe(points);
  }
});

test("a regional campus counts only where the study requirement is met", () => {
  const answers = { ...noAnswers, hasRegionalStudy: true };
  expect(assessFor("189", answers, on).points["regional-study"]).toBe(0);
});

test.each([
  ["2022-11-16", 5],
  ["2022-11-15", 0],
  ["2026-11-15", 5],
  ["2026-11-16", 0],
])("a Professional Year that ended on %s gives %i", (endedOn, points) => {
  const answers = { ...noAnswers, professionalYear: { endedOn } };
  expect(assessFor("189", answers, on).points["professional-year"]).toBe(points);
});

test("a partner's skills count until the partner is 45; the partner's English goes on", () => {
  const answers = { ...noAnswers, partner: "skilled" as const, partnerBornOn: "1981-11-16" };
  expect(assessFor("189", answers, "2026-11-15").points.partner).toBe(10);
  expect(assessFor("189", answers, "2026-11-16").points.partner).toBe(5);
});
