import { expect, test } from "vitest";
import { jobNames } from "./job-names.ts";

const namesOf = (...jobs: [name: string, employer: string, place: string][]) => [
  ...jobNames(jobs.map(([name, employer, place], id) => ({ id, name, employer, place }))).values(),
];

test("a title and its employer are enough where no other has both", () => {
  expect(
    namesOf(["Analyst", "Quillfern Bank", "Leeds"], ["Analyst", "Brackwater", "Leeds"]),
  ).toEqual(["Analyst, Quillfern Bank", "Analyst, Brackwater"]);
});

test("posts of one employer with the same title are told apart by their place, and then counted", () => {
  expect(
    namesOf(
      ["Analyst", "Quillfern Bank", "Leeds"],
      ["Analyst", "Quillfern Bank", "London"],
      ["Analyst", "Quillfern Bank", "Leeds"],
      ["Clerk", "Quillfern Bank", "Leeds"],
    ),
  ).toEqual([
    "Analyst, Quillfern Bank, Leeds, 1",
    "Analyst, Quillfern Bank, London",
    "Analyst, Quillfern Bank, Leeds, 2",
    "Clerk, Quillfern Bank",
  ]);
});
