import { expect, test } from "vitest";
import { type Answers, noAnswers } from "#rules/au-points/answers.ts";
import { readAnswers, saysNothing } from "./read-answers.ts";
import { typeAnswers } from "./type-answers.ts";
import { addressOf, typedFrom } from "./typed.ts";

const today = "2026-11-15";

const full: Answers = {
  bornOn: "1994-03-02",
  occupation: "234413",
  hasSkillsAssessment: true,
  english: {
    by: "test",
    test: "pte",
    scores: { listening: 60, reading: 61, writing: 70.5, speaking: 80 },
    satOn: "2025-09-01",
  },
  hasEnglishPassport: true,
  work: {
    by: "periods",
    periods: [
      { where: "overseas", from: "2016-11-01", to: "2021-10-31", hours: 40 },
      { where: "australia", from: "2021-11-08", to: null, hours: 37.5 },
    ],
  },
  qualification: "authority-accepted",
  hasSpecialistEducation: true,
  hasAustralianStudy: true,
  studyCounted: { weeks: 92, months: 16 },
  hasRegionalStudy: true,
  professionalYear: { endedOn: "2025-02-28" },
  hasCommunityLanguage: true,
  partner: "skilled",
  partnerBornOn: "1995-12-01",
};

function read(fields: Record<string, string>) {
  return readAnswers(typedFrom(Object.entries(fields)), today);
}

test("everything that can be said goes into the form and the address, and comes back the same", () => {
  const typed = typeAnswers(full, "2027-01-31");
  const inAddress = typedFrom(addressOf(typed));
  expect(inAddress).toEqual(typed);
  expect(readAnswers(inAddress, today)).toEqual({
    answers: full,
    invitedOn: "2027-01-31",
    errors: {},
  });
});

test("an empty form says nothing, and an address of nothing is empty", () => {
  const { answers, invitedOn, errors } = read({ "born-day": " ", award: "", rows: "3", x: "y" });
  expect({ answers, invitedOn, errors }).toEqual({
    answers: noAnswers,
    invitedOn: null,
    errors: {},
  });
  expect(saysNothing(answers)).toBe(true);
  expect(addressOf(typeAnswers(noAnswers, null)).toString()).toBe("");
});

test("a day travels in an address as one, and as it was typed while it is none", () => {
  const whole = { "born-day": "2", "born-month": "3", "born-year": "1994" };
  const half = { "born-day": "31", "born-month": "2", "born-year": "19" };
  expect(addressOf(typedFrom(Object.entries(whole))).toString()).toBe("born=1994-03-02");
  expect(typedFrom(addressOf(typedFrom(Object.entries(half))))).toEqual(half);
});

test.each([
  ["no such day", { "born-day": "31", "born-month": "2", "born-year": "1994" }, "born", /real day/],
  ["born tomorrow", { born: "2026-11-16" }, "born", /in the past/],
  ["an invitation before the tables", { on: "2026-07-15" }, "on", /Choose 16 July 2026/],
  ["an invitation too far off", { on: "2031-11-16" }, "on", /Choose 15 November 2031/],
  ["scores without a day", { english: "scores", test: "pte" }, "sat", /day of the test/],
  ["scores without a test", { english: "scores" }, "test", /Choose the test/],
  ["a score in words", { english: "scores", reading: "good" }, "reading", /reading score/],
  ["work without a first day", { work: "periods", "p2-hours": "38" }, "p2-from", /first day/],
  ["work without hours", { work: "periods", "p1-from": "2020-01-01" }, "p1-hours", /hours/],
  [
    "work that ends before it begins",
    { work: "periods", "p1-from": "2020-01-02", "p1-to": "2020-01-01", "p1-hours": "38" },
    "p1-to",
    /not before the first/,
  ],
  ["weeks in words", { weeks: "two years" }, "weeks", /such as 92/],
])("%s gets a sentence and counts as not said", (_case, fields, name, sentence) => {
  const { errors } = read(fields);
  expect(errors[name]?.[0]).toMatch(sentence);
});

test("nonsense in an address is not said, and breaks nothing", () => {
  const { answers, errors } = read({
    occupation: "<script>",
    english: "perfect",
    award: "__proto__",
    partner: "constructor",
    overseas: "99",
    "p9-from": "2020-01-01",
  });
  expect(answers).toEqual(noAnswers);
  expect(errors).toEqual({});
});

test("what belongs to another choice is kept in the form and left out of the answers", () => {
  const typed = typedFrom(
    Object.entries({ english: "superior", reading: "61", overseas: "5", "p1-hours": "38" }),
  );
  expect(readAnswers(typed, today).answers).toMatchObject({
    english: { by: "level", level: "superior" },
    work: { by: "years", overseas: 5 },
  });
  expect(typed).toMatchObject({ reading: "61", "p1-hours": "38" });
});
