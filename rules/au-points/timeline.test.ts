import { expect, test } from "vitest";
import { type Answers, noAnswers } from "./answers.ts";
import { birthday } from "./days-of-change.ts";
import { type Change, timelineOf } from "./timeline.ts";

const today = "2026-11-15";

/** The hydrogeologist of the drawn screen. */
const linh: Answers = {
  ...noAnswers,
  bornOn: "1994-03-02",
  occupation: "234413",
  english: { by: "level", level: "proficient", satOn: "2025-06-20" },
  work: {
    by: "periods",
    periods: [
      { where: "overseas", from: "2016-11-01", to: "2021-10-31", hours: 40 },
      { where: "australia", from: "2021-11-08", to: null, hours: 38 },
    ],
  },
  qualification: "bachelor",
  partner: "competent-english",
};

const brief = ({ on, factor, from, to, totals, opening }: Change) => [
  on,
  factor,
  `${from} to ${to}`,
  `${totals["189"]} ${totals["190"]} ${totals["491"]}`,
  opening,
];

test("the five years of the drawn example fall and rise on their days, on every visa", () => {
  const { totals, changes, to } = timelineOf(linh, today);
  expect(to).toBe("2031-11-15");
  expect(totals).toEqual({ "189": 80, "190": 85, "491": 95 });
  expect(changes.map(brief)).toEqual([
    ["2027-03-02", "age", "30 to 25", "75 80 90", null],
    ["2028-06-20", "english", "10 to 0", "65 70 80", "closes"],
    ["2028-11-02", "work-overseas", "5 to 0", "60 65 75", null],
    ["2029-11-08", "work-australia", "15 to 20", "65 70 80", null],
  ]);
});

test("a band that changes under the cap is told, though no total moves", () => {
  const work: Answers["work"] = {
    by: "periods",
    periods: [
      { where: "overseas", from: "2013-01-01", to: "2021-12-31", hours: 40 },
      { where: "australia", from: "2022-01-01", to: null, hours: 40 },
    ],
  };
  const { changes } = timelineOf({ ...noAnswers, work }, today);
  const toFiveYears = changes.find(({ on }) => on === "2027-01-01");
  expect(toFiveYears).toMatchObject({
    factor: "work-australia",
    ...{ from: 10, to: 15, difference: 0 },
    cause: { kind: "work-grows", years: 5 },
  });
});

test("English that only just suffices gives nothing, and yet its end closes the door", () => {
  const english = { by: "level" as const, level: "competent" as const, satOn: "2025-06-20" };
  const { changes } = timelineOf({ ...noAnswers, english }, today);
  expect(changes).toMatchObject([
    { on: "2028-06-20", difference: 0, opening: "closes", cause: { kind: "test-ends" } },
  ]);
});

test("a test still to be sat counts from its day and ends three years later", () => {
  const english = { by: "level" as const, level: "superior" as const, satOn: "2027-01-10" };
  const { changes } = timelineOf({ ...noAnswers, english }, today);
  expect(changes.map(({ on, difference, opening }) => [on, difference, opening])).toEqual([
    ["2027-01-10", 20, "opens"],
    ["2030-01-10", -20, "closes"],
  ]);
});

test("the 45th birthday closes the door", () => {
  const { changes } = timelineOf({ ...noAnswers, bornOn: "1982-06-01" }, today);
  expect(changes).toMatchObject([{ on: "2027-06-01", to: 0, opening: "closes" }]);
});

test("a Professional Year drops out after 48 months, a partner's skills at 45", () => {
  const answers: Answers = {
    ...noAnswers,
    professionalYear: { endedOn: "2025-02-28" },
    partner: "skilled",
    partnerBornOn: "1984-02-29",
  };
  expect(timelineOf(answers, today).changes).toMatchObject([
    { on: "2029-02-28", cause: { kind: "professional-year-ends" }, difference: -5 },
    { on: "2029-03-01", cause: { kind: "partner-birthday" }, difference: -5 },
  ]);
});

test("two changes of one day share its totals", () => {
  const answers: Answers = {
    ...noAnswers,
    bornOn: "1994-03-02",
    professionalYear: { endedOn: "2023-03-02" },
  };
  const { changes } = timelineOf(answers, today);
  expect(changes.map(({ factor, difference }) => [factor, difference])).toEqual([
    ["age", -10],
    ["professional-year", -10],
  ]);
});

test("years already counted have no days, so time alone changes nothing of them", () => {
  const work = { by: "years" as const, overseas: 4, australia: 4 };
  expect(timelineOf({ ...noAnswers, work }, today).changes).toEqual([]);
});

test("somebody born on 29 February is older on 1 March, and on the day itself in a leap year", () => {
  expect(birthday("2000-02-29", 33)).toBe("2033-03-01");
  expect(birthday("2000-02-29", 32)).toBe("2032-02-29");
});
