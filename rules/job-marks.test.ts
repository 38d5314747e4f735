import { expect, test } from "vitest";
import {
  jobMarkIn,
  readBoardAddress,
  withJobLinks,
  withoutJobMarks,
  writeJobMark,
} from "./job-marks.ts";

test.each([
  ["{{jobs:q=data&country=gb}}", { board: "jobs", criteria: "q=data&country=gb" }],
  [" {{part-time-jobs:place=leeds}} ", { board: "part-time-jobs", criteria: "place=leeds" }],
  ["See {{jobs:q=data}}", null],
  ["{{jobs:q=data}} {{jobs:q=law}}", null],
  ["{{fact:uk-standard-salary}}", null],
  ["{{jobs:}}", null],
])("%s", (words, mark) => {
  expect(jobMarkIn(words)).toEqual(mark);
});

test.each([
  ["/jobs?q=data", "{{jobs:q=data}}"],
  ["https://waymark.example/jobs?q=data&country=gb#results", "{{jobs:q=data&country=gb}}"],
  ["/part-time-jobs?place=leeds", "{{part-time-jobs:place=leeds}}"],
  ["/jobs", null],
  ["/visa-check?q=data", null],
  ["/jobs?q={{x}}", null],
])("the address %s becomes %s", (address, expected) => {
  const mark = readBoardAddress(address);
  expect(mark && writeJobMark(mark)).toBe(expected);
});

test("on paper a mark is a link, and in an index it is nothing", () => {
  const words = "## Look\n\n{{jobs:q=data}}\n\nThen write.";
  expect(withJobLinks(words)).toBe(
    "## Look\n\n[Jobs of this kind on our board](/jobs?q=data)\n\nThen write.",
  );
  expect(withoutJobMarks(words)).toBe("## Look\n\n\n\nThen write.");
});
