import { expect, test } from "vitest";
import { studentSafety } from "./student-safe.ts";

const barista = {
  country: "gb",
  jobType: "part-time",
  hoursPerWeek: 16,
  title: "Barista",
  descriptionHtml: "<p>Coffee and toast.</p>",
};
const safe = (change: Partial<Parameters<typeof studentSafety>[0]>) =>
  studentSafety({ ...barista, ...change }, "2031-03-01").studentSafe;

test.each([
  ["an ordinary job within the hours", {}, true],
  ["too many hours", { hoursPerWeek: 30 }, false],
  ["no hours said", { hoursPerWeek: null }, null],
  ["freelance in the title", { title: "Freelance tutor" }, false],
  ["self-employed in the advert", { descriptionHtml: "<p>You are self-employed.</p>" }, false],
  ["freelancers merely mentioned", { descriptionHtml: "<p>You pay our freelancers.</p>" }, null],
  ["a musician", { title: "Café musician" }, false],
  ["a tennis coach", { title: "Tennis coach" }, false],
  ["a coach with wheels", { title: "Coach driver" }, true],
  ["a country whose rules we do not have", { country: "xx" }, null],
])("%s", (_case, change, expected) => {
  expect(safe(change)).toBe(expected);
});

test("nothing is said about jobs that are not part-time", () => {
  expect(studentSafety({ ...barista, jobType: "full-time" }, "2031-03-01")).toEqual({
    studentSafe: null,
    studentSafeWhy: null,
  });
});
