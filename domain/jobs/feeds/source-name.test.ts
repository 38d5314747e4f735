import { expect, test } from "vitest";
import { sourceNameOf } from "./source-name.ts";

test("a file's source says its name, and is the same the next day", () => {
  expect(sourceNameOf("/feeds/Fern.csv.gz")).toMatch(/^fern\.csv\.gz \([0-9a-f]{8}\)$/);
  expect(sourceNameOf("/feeds/fern.csv")).toBe(sourceNameOf("/feeds/fern.csv"));
});

test.each([
  ["/feeds/a.csv", "/feeds/a.xml"],
  ["/feeds/fern/jobs.csv", "/feeds/moss/jobs.csv"],
  ["https://board.example/jobs?of=fern", "https://board.example/jobs?of=moss"],
])("%s and %s are two sources", (one, other) => {
  expect(sourceNameOf(one)).not.toBe(sourceNameOf(other));
});
