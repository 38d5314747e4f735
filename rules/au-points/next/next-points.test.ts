import { expect, test } from "vitest";
import { type Answers, noAnswers } from "../answers.ts";
import { timelineOf } from "../timeline.ts";
import { nextPoints } from "./next-points.ts";

const today = "2026-11-15";
const proficient = { by: "level", level: "proficient", satOn: "2025-06-20" } as const;

/** The hydrogeologist of the drawn screen, by bands of work. */
const linh: Answers = {
  ...noAnswers,
  bornOn: "1994-03-02",
  occupation: "234413",
  english: proficient,
  work: { by: "years", overseas: 5, australia: 5 },
  qualification: "bachelor",
  partner: "competent-english",
};

function next(changes: Partial<Answers>) {
  const answers = { ...linh, ...changes };
  return nextPoints(answers, timelineOf(answers, today));
}

const codes = (changes: Partial<Answers>) => next(changes).steps.map(({ code }) => code);

test("fewest things to do come first, then the quickest, then what is in one's own hands, then the most", () => {
  expect(next({}).steps.map(({ code, gain, total }) => [code, gain, total])).toEqual([
    ["english-superior", 10, 90],
    ["community-language", 5, 85],
    ["partner-skills", 5, 85],
    ["nomination-491", 15, 95],
    ["nomination-190", 5, 85],
    ["regional-study", 10, 90],
    ["specialist-education", 10, 90],
    ["australian-study", 5, 85],
    ["doctorate", 5, 85],
  ]);
});

test("what is not open says why", () => {
  expect(next({}).closed).toEqual([
    { code: "age", why: "falls", on: "2027-03-02" },
    { code: "more-work", why: "capped" },
    { code: "professional-year", why: "occupation" },
  ]);
});

test("a partner without English has one thing to do for 5 points and two for 10", () => {
  const { steps } = next({ partner: "other" });
  const ofPartner = steps.filter(({ code }) => code.startsWith("partner"));
  expect(ofPartner.map(({ code, gain, things }) => [code, gain, things])).toEqual([
    ["partner-english", 5, 1],
    ["partner-skills", 10, 2],
  ]);
});

test("a partner of 45 has no skills to be counted", () => {
  const { closed } = next({ partnerBornOn: "1981-11-15" });
  expect(closed).toContainEqual({ code: "partner-skills", why: "partner-age" });
  expect(codes({ partnerBornOn: "1981-11-15" })).not.toContain("partner-skills");
});

test("a Professional Year is open to an accountant, and to somebody who has not named an occupation", () => {
  expect(codes({ occupation: "221111" })).toContain("professional-year");
  expect(codes({ occupation: null })).toContain("professional-year");
});

test("a nomination for a visa whose list lacks the occupation is not open", () => {
  const { closed } = next({ occupation: "121111" });
  expect(closed).toContainEqual({ code: "nomination-190", why: "not-on-list" });
  expect(codes({ occupation: "121111" })).toContain("nomination-491");
});

test("an anniversary of work comes on its day, with the total of that day", () => {
  const work: Answers["work"] = {
    by: "periods",
    periods: [{ where: "australia", from: "2024-06-01", to: null, hours: 38 }],
  };
  const step = next({ work }).steps.find(({ code }) => code === "work-anniversary");
  // 75 today, and the 33rd birthday comes first.
  expect(step).toMatchObject({ gain: 5, on: "2027-06-01", months: 6, total: 65 });
});

test("an anniversary that old work undoes on the same day is not offered", () => {
  const work: Answers["work"] = {
    by: "periods",
    periods: [
      { where: "overseas", from: "2014-01-01", to: "2019-12-30", hours: 40 },
      { where: "australia", from: "2024-01-01", to: null, hours: 38 },
    ],
  };
  const step = next({ work }).steps.find(({ code }) => code === "work-anniversary");
  expect(step).toMatchObject({ gain: 5, on: "2029-01-01" });
});

test("without days of work the nearest further band is named with the years it still takes", () => {
  const work = { by: "years" as const, overseas: 3, australia: 1 };
  const step = next({ work }).steps.find(({ code }) => code === "more-work");
  expect(step).toMatchObject({ gain: 5, months: 24, on: null });
});

test("the 25th birthday is a step, the 45th the end", () => {
  const young = next({ bornOn: "2002-01-10" }).steps.find(({ code }) => code === "birthday");
  expect(young).toMatchObject({ gain: 5, on: "2027-01-10", months: 1 });
  expect(next({ bornOn: "1981-01-10" }).closed).toContainEqual({ code: "age", why: "too-old" });
});

test("what somebody has already is not offered again", () => {
  const everything: Partial<Answers> = {
    english: { by: "level", level: "superior", satOn: null },
    hasCommunityLanguage: true,
    partner: "single",
    qualification: "doctorate",
    hasSpecialistEducation: true,
    hasAustralianStudy: true,
    hasRegionalStudy: true,
  };
  expect(codes(everything)).toEqual(["nomination-491", "nomination-190"]);
});
