import { expect, test } from "vitest";
import { isReservedSource, oldSourceNameOf, sourceNameOf } from "./source-name.ts";

test("a file's source says its name, and is the same the next day", () => {
  expect(sourceNameOf("/feeds/Fern.csv.gz")).toMatch(/^fern\.csv\.gz \([0-9a-f]{8}\)$/);
  expect(sourceNameOf("/feeds/fern.csv")).toBe(sourceNameOf("/feeds/fern.csv"));
});

test.each([
  ["/feeds/a.csv", "/feeds/a.xml"],
  ["/feeds/fern/jobs.csv", "/feeds/moss/jobs.csv"],
  ["/feeds/new-2026-11-15.csv", "/feeds/new-2026-11-16.csv"],
  ["https://board.example/jobs?of=fern", "https://board.example/jobs?of=moss"],
])("%s and %s are two sources", (one, other) => {
  expect(sourceNameOf(one)).not.toBe(sourceNameOf(other));
});

test.each([
  ["/feeds/2026-11-15/jobs.csv", "/feeds/2026-11-16/jobs.csv"],
  ["/feeds/20261115/jobs.csv", "/feeds/20261116/jobs.csv"],
  ["https://b.example/jobs?of=fern&token=a1", "https://b.example/jobs?of=fern&token=b2"],
  ["https://b.example/jobs?X-Amz-Signature=a1", "https://b.example/jobs?X-Amz-Signature=b2"],
  ["https://b.example/jobs?until=2026-11-15", "https://b.example/jobs?until=2026-11-16"],
  ["https://b.example/jobs?t=1", "https://b.example/jobs"],
])("%s and %s are one source on two days", (one, other) => {
  expect(sourceNameOf(one)).toBe(sourceNameOf(other));
});

test("a source was its file's bare name once", () => {
  expect(oldSourceNameOf("/feeds/Fern.json.gz")).toBe("fern");
  expect(oldSourceNameOf("https://board.example/fern/jobs?token=1")).toBe("jobs");
});

test.each(["employer", "demo", "feed-3"])("%s is the product's own", (source) => {
  expect(isReservedSource(source)).toBe(true);
});
