import { expect, test } from "vitest";
import { readVisaCheck } from "./visa-check.ts";

const today = "2026-11-15";
const read = (query: string) =>
  readVisaCheck(new URLSearchParams(query), today, (code) => code === "2134");

test("an empty address asks nothing", () => {
  expect(read("")).toMatchObject({ isAsked: false, errors: {}, reader: null });
});

test("a job is read as it was typed", () => {
  const { job, errors } = read(
    "employer=Brackwater&title=Software+developer&pay=£39,500&hours=37.5&nation=wales",
  );
  expect(errors).toEqual({});
  expect(job).toMatchObject({ annual: 39_500_00, weeklyHours: 37.5, nation: "wales", code: null });
});

test.each([
  ["pay=39500", "title"],
  ["title=x&pay=lots", "pay"],
  ["title=x&pay=-1", "pay"],
  ["title=x&hours=200", "hours"],
  ["code=9999", "code"],
  ["title=x&until=soon", "until"],
  ["title=x&months=many", "months"],
])("%s is told beside %s", (query, field) => {
  expect(Object.keys(read(query).errors)).toEqual([field]);
});

test("somebody is a reader once they say which visa they hold", () => {
  expect(read("title=x&born=2000-01-01").reader).toBeNull();
  expect(read("title=x&visa=graduate&until=2027-09-01&months=6").reader).toMatchObject({
    lastPermission: { kind: "graduate", endsOn: "2027-09-01" },
    monthsCounted: 6,
  });
  expect(read("title=x&visa=none").reader).toMatchObject({
    lastPermission: "none",
    applyingFrom: "abroad",
  });
  expect(read("title=x&visa=student").reader?.lastPermission).toBeNull();
});
