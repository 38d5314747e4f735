import { expect, test } from "vitest";
import { readerFacts, sectorOf, subjectOf } from "./reader-facts.ts";
import { hasWords, reasonsFor } from "./reasons.ts";

test.each([
  ["MSc Data Science", "Data Science"],
  ["BSc (Hons) Computer Science", "Computer Science"],
  ["Master of Science in Finance", "Finance"],
  ["PhD in Organic Chemistry", "Organic Chemistry"],
  ["LLM International Law", "International Law"],
  ["Marketing", "Marketing"],
  ["MBA", "MBA"],
  ["Business Administration", "Business Administration"],
  ["Mathematics", "Mathematics"],
  ["  ", null],
  [null, null],
])("the subject of %s is %s", (course, subject) => {
  expect(subjectOf(course)).toBe(subject);
});

test.each([
  ["Data Science", "data"],
  ["International Law", "law"],
  ["Supply Chain and Logistics", "logistics"],
  ["Comparative Literature", null],
])("%s leads to %s", (subject, sector) => {
  expect(sectorOf(subject)).toBe(sector);
});

test.each([
  ["You write Python.", "Python", true],
  ["You write python, daily", "Python", true],
  ["JavaScript first", "Java", false],
  ["C++ only", "C", false],
  ["C++ only", "C++", true],
  ["machine  learning", "Machine learning", true],
  ["Excellent writing", "Excel", false],
])("%s: has %s is %s", (text, words, isThere) => {
  expect(hasWords(text, words)).toBe(isThere);
});

const facts = readerFacts(
  { course: "MSc Data Science", skills: ["Python", "SQL", "R", "pandas"], towns: ["Leeds"] },
  "gb",
);

test("a job is told with every reason that speaks for it", () => {
  const text = "Data analyst. Python, SQL and R in a small team.";
  expect(reasonsFor({ city: "leeds", sector: "data", text }, facts)).toEqual([
    "Your course is Data Science",
    "Python and SQL are in your CV",
    "In Leeds",
  ]);
});

test("a place alone speaks for nothing", () => {
  expect(reasonsFor({ city: "Leeds", sector: "retail", text: "Shop floor" }, facts)).toEqual([]);
});

test("an advert of another kind that names the course is one for it", () => {
  const text = "Any degree, such as data science.";
  expect(reasonsFor({ city: null, sector: "finance", text }, facts)).toEqual([
    "Your course is Data Science",
  ]);
});

test.each([
  ["MSc Robotics", "Civil engineer, flood defence", false],
  ["MSc Robotics", "Mechanical engineer", true],
  ["MSc Robotics", "Graduate engineer", true],
  ["BEng Civil Engineering", "Civil engineer, flood defence", true],
  ["Engineering", "Civil engineer, flood defence", true],
])("for %s, %s is near: %s", (course, text, isNear) => {
  const own = readerFacts({ course, skills: [], towns: [] }, "gb");
  const reasons = reasonsFor({ city: null, sector: "engineering", text }, own);
  expect(reasons.length > 0).toBe(isNear);
});
