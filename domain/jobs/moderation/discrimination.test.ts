import { expect, test } from "vitest";
import { discriminationSignals } from "./discrimination.ts";

test.each([
  ["Native speakers only.", 9],
  ["You must be a native English speaker.", 9],
  ["British nationals only.", 9],
  ["UK citizens only please", 9],
  ["Only British passport holders can apply", 9],
  ["You must hold a British passport.", 9],
  ["No foreigners.", 9],
  ["All applicants must be British nationals.", 9],
  ["Applicants must be UK citizens", 9],
  ["Candidates must hold British passports.", 9],
  ["You must be British.", 9],
  ["Candidates under 30 are welcome", 5],
  ["Must be under 35.", 5],
  ["Under 30s only", 5],
  ["Aged 18-30", 5],
  ["Applicants aged 20 to 35", 5],
  ["Young ladies wanted", 5],
  ["Maximum age 40", 5],
  ["We look for someone under 30", 5],
  ["It suits anyone under 30 who likes to travel.", 5],
  ["Shop assistant. Under 30.", 5],
  ["Part-time waiter. Age: under 30. Weekends.", 5],
  ["You are under 30", 5],
  ["You are under 30 and love sport.", 5],
  ["You are ideally under 35.", 5],
  ["Ideally under 30, with a driving licence.", 5],
  ["A young and energetic person", 5],
  ["Females only.", 11],
  ["Must be male", 11],
  ["Christians only", 10],
  ["Able-bodied people wanted", 6],
])("%s stops, with section %i of the Equality Act 2010", (text, section) => {
  const [signal] = discriminationSignals(text, "gb");
  expect(signal).toMatchObject({ code: "leaves-people-out", level: "stop" });
  expect(signal?.sentence).toContain("Equality Act 2010: section 39");
  expect(signal?.sentence).toContain(`section ${section} `);
});

test.each([
  "You must have the right to work in the UK.",
  "We cannot sponsor visas.",
  "Native-level English is useful.",
  "You build native apps for speakers of many languages.",
  "Delivered in under 30 minutes.",
  "A team of under 30 people.",
  "We are a team of under 30.",
  "You are under 30 minutes from the centre.",
  "You are under 30 miles from the coast.",
  "Ideally under 30 miles from Leeds.",
  "We ship it to someone under 30 miles away.",
  "Answers come within seconds, ideally under 30.",
  "Under 30 minutes by train.",
  "Lunch is under £30.",
  "Weekly hours. Up to 40.",
  "You are up to 30,000 steps a day.",
  "Company size: Under 30.",
  "Applicants must be UK citizens or have the right to work in the UK.",
  "Our parts must be British standard.",
  "You must be British Cycling qualified.",
  "You must be over 18 to sell alcohol.",
  "You work with young people aged 11 to 16 in our schools.",
  "You support adults aged 18 to 65 at home.",
  "We are a charity for young women and girls in care.",
  "A young and dynamic sector.",
  "We welcome applicants of any age, sex, nationality or religion.",
  "Women are under-represented here, and we encourage them to apply.",
  "UK nationals and others with the right to work may apply.",
  "Salary up to 35,000.",
  "We support British citizens and refugees alike.",
])("%s is no such thing", (text) => {
  expect(discriminationSignals(text, "gb")).toEqual([]);
});

test.each([
  "SC clearance is needed, so British nationals only.",
  "This is a reserved post: UK nationals only.",
  "Females only: an occupational requirement under Schedule 9 of the Equality Act 2010.",
  "Good work. Females only. This is an occupational requirement.",
])("%s claims an exception, and waits for a person", (text) => {
  expect(discriminationSignals(text, "gb")).toMatchObject([
    { code: "claims-exception", level: "stop" },
  ]);
});

test.each([
  "Females only. You wash hair. We keep to the Equality Act 2010.",
  "We keep to the Equality Act 2010. Females only.",
  "Females only\nYou wash hair\nA BPSS check is made",
])("%s claims no exception: the words stand elsewhere", (text) => {
  expect(discriminationSignals(text, "gb")).toMatchObject([
    { code: "leaves-people-out", level: "stop" },
  ]);
});

test("in Ireland its own law is named, and elsewhere none is guessed", () => {
  expect(discriminationSignals("Females only", "ie")[0]?.sentence).toContain(
    "Employment Equality Acts 1998 to 2015",
  );
  expect(discriminationSignals("Females only", "xx")[0]?.sentence).not.toContain("Act");
});
