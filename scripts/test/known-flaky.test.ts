import { expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, because it runs before anything is installed
import { faultsOf, knownFlaky, unlistedRetries } from "./known-flaky.mjs";

const line = {
  test: "a.spec.ts: slow",
  until: "2026-12-31",
  reason: "The browser drops the first key after a resize.",
};

test("a test on the list may need a second try until its last day", () => {
  const retried = ["a.spec.ts: slow", "b.spec.ts: other"];
  expect(unlistedRetries(retried, "2026-12-31", [line])).toEqual(["b.spec.ts: other"]);
  expect(unlistedRetries(retried, "2027-01-01", [line])).toEqual(retried);
});

test("a line may stand for folders, and not for what is beside them", () => {
  const folders = { ...line, test: "e2e/*/" };
  const retried = ["e2e/jobs/a.spec.ts: slow", "e2e/a.spec.ts: slow", "db/e2e/x/a.ts: slow"];
  expect(unlistedRetries(retried, "2026-12-31", [folders])).toEqual(retried.slice(1));
});

test("a line needs a day that is not past, and a reason", () => {
  expect(faultsOf([line], "2026-12-31")).toEqual([]);
  expect(faultsOf([line], "2027-01-01")).toEqual([
    "a.spec.ts: slow was to be mended by 2026-12-31",
  ]);
  expect(faultsOf([{ ...line, until: "soon" }], "2026-12-31")).toHaveLength(1);
  expect(faultsOf([{ ...line, reason: "slow" }], "2026-12-31")).toHaveLength(1);
});

test("the list is short, and each of its lines is in order", () => {
  expect(knownFlaky.length).toBeLessThanOrEqual(5);
  expect(faultsOf(knownFlaky, new Date().toISOString().slice(0, 10))).toEqual([]);
});
