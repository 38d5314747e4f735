import { expect, test } from "vitest";
import type { JobCard } from "../job-card.ts";
import { codesOf, registerStates } from "../vocabulary.ts";
import { knownOf, registerLabels } from "./register-labels.ts";

const job = (change: Partial<JobCard>) =>
  knownOf({
    board: "jobs",
    country: "gb",
    employer: { id: 1, slug: "a", name: "A", register: null },
    sponsorship: "unsaid",
    studentSafe: null,
    studentSafeWhy: null,
    ...change,
  });
const registered = (state: keyof typeof registerLabels) => ({
  id: 1,
  slug: "a",
  name: "A",
  register: { state, asOf: "2026-11-10", why: null },
});

test("each state of the register names the register's day", () => {
  for (const state of codesOf(registerStates)) {
    expect(job({ employer: registered(state) }).note).toContain("Register of 10 November 2026.");
  }
});

test("nobody is said to be unable to sponsor", () => {
  const said = JSON.stringify(registerLabels).toLowerCase();
  expect(said).not.toMatch(/cannot sponsor|can not sponsor|can't sponsor|unable to sponsor/);
});

test("the register is not spoken of where it does not apply", () => {
  expect(job({ country: "au" }).headline).toBe("Outside the UK");
});

test("a card tells what the employer answered, and claims nothing of words that were not read", () => {
  expect(job({ summary: "Weave." }).advert).toBe("The employer has not said whether it sponsors.");
  expect(job({ summary: "" }).advert).toBe(
    "We have not seen what the advert says about sponsorship.",
  );
  expect(job({ summary: "", sponsorship: "offered" }).advert).toBe(
    "The employer says it sponsors.",
  );
});

test("part-time work is about the student visa, and says when it cannot tell", () => {
  const partTime = (studentSafe: boolean | null) =>
    job({ board: "part-time-jobs", studentSafe, employer: registered("licensed") }).headline;
  expect([true, false, null].map(partTime)).toEqual([
    "Within a student visa",
    "Not on a student visa",
    "Student visa: not clear",
  ]);
});
