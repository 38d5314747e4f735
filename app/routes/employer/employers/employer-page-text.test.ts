import { expect, test } from "vitest";
import { employerPageText } from "./employer-page-text.server.ts";

const answersOn = (day: string) => employerPageText(day).facts.map(({ answer }) => answer);

test("the page for employers says what the rules of the day say, and what is known to change", () => {
  const [graduates, students] = answersOn("2026-11-15");
  expect(graduates).toBe(
    "May take almost any job without a sponsor: two years for those who apply before 1 January 2027, 18 months for those who apply from then on; three years with a doctorate.",
  );
  expect(students).toContain("up to 20 hours a week");
});

test("once the change has come it is the rule", () => {
  expect(answersOn("2027-02-01")[0]).toBe(
    "May take almost any job without a sponsor: 18 months; three years with a doctorate.",
  );
});
