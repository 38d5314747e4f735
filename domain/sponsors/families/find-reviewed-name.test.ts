import { expect, test } from "vitest";
import { findReviewedName } from "./find-reviewed-name.server.ts";

test.each([
  ["UCL", "University College London"],
  [" tfl ", "Transport for London"],
  ["M&S", "Marks and Spencer Group Plc"],
  ["Meta", "Facebook UK"],
])("%s is said to be %s, which this copy does not list", (typed, entry) => {
  expect(findReviewedName(typed)).toBe(
    `${typed.trim()} is ${entry} on the Home Office’s register, by our list of names; this copy of the register does not list it.`,
  );
});

test("of several that a name may mean nobody is chosen", () => {
  expect(findReviewedName("Airbus")).toBe(
    "Airbus may be 2 organisations on the Home Office’s register, by our list of names, Airbus Defence and Space Limited among them; this copy of the register lists none of them.",
  );
});

test.each(["Quillfern Analytics", "", "London"])("“%s” is no reviewed name", (typed) => {
  expect(findReviewedName(typed)).toBeNull();
});

test("another legal ending is another body", () => {
  expect(findReviewedName("Microsoft Corporation")).toBeNull();
  expect(findReviewedName("Microsoft Ltd")).toContain("Microsoft Limited");
});
