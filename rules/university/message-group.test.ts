import { expect, test } from "vitest";
import { courseKey, isEverybody, isInGroup, type MessageGroup } from "./message-group.ts";

const huong = {
  course: " MSc  Data Science ",
  courseEndsOn: "2027-09-12",
  permissionEndsOn: "2028-01-31",
};
const unsaid = { course: null, courseEndsOn: null, permissionEndsOn: null };

test.each<[MessageGroup, boolean]>([
  [{}, true],
  [{ course: "msc data science" }, true],
  [{ course: "msc data" }, false],
  [{ year: 2027 }, true],
  [{ year: 2028 }, false],
  [{ visaEnds: "2028-01" }, true],
  [{ visaEnds: "2028-02" }, false],
  [{ course: "msc data science", year: 2027, visaEnds: "2028-01" }, true],
  [{ course: "msc data science", year: 2026, visaEnds: "2028-01" }, false],
])("%j holds: %s", (group, holds) => {
  expect(isInGroup(huong, group)).toBe(holds);
});

test("anyone who said nothing belongs to everybody, and to no narrower group", () => {
  expect(isInGroup(unsaid, {})).toBe(true);
  for (const group of [{ course: "msc data science" }, { year: 2027 }, { visaEnds: "2028-01" }]) {
    expect(isInGroup(unsaid, group)).toBe(false);
  }
});

test("a group that names nothing is everybody", () => {
  expect(isEverybody({})).toBe(true);
  expect(isEverybody({ year: 2027 })).toBe(false);
  expect(courseKey("BSc   Nursing")).toBe("bsc nursing");
});
