import { expect, test } from "vitest";
import { situationSchema } from "./situation.schema.ts";
import { nothingSaid, readerOf } from "./situation.ts";
import { formValues } from "./situation-values.ts";

const today = "2026-11-15";
const schema = situationSchema(today);
const read = (posted: Record<string, string>) => schema.parse(posted);

function sentences(posted: Record<string, string>): Record<string, string> {
  const { error } = schema.safeParse(posted);
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]),
  );
}

test("an empty form is nothing said", () => {
  expect(read({})).toEqual({ revision: 0, situation: nothingSaid });
  expect(read({ permission: "", "bornOn-day": " ", months: "" }).situation).toEqual(nothingSaid);
});

test("every answer is read", () => {
  const { situation, revision } = read({
    revision: "4",
    permission: "student",
    "permissionEndsOn-day": "27",
    "permissionEndsOn-month": "1",
    "permissionEndsOn-year": "2027",
    courseLevel: "masters",
    fullTime: "yes",
    counted: "some",
    months: "14",
    english: "b2",
    applyingFrom: "uk",
    phd: "none",
  });
  expect(revision).toBe(4);
  expect(situation).toMatchObject({
    permission: "student",
    permissionEndsOn: "2027-01-27",
    courseLevel: "masters",
    isFullTime: true,
    monthsCounted: 14,
    monthsToldOn: today,
    english: "b2",
    applyingFrom: "uk",
    phd: "none",
  });
});

test("never held such a visa is nothing counted, which is not the same as not said", () => {
  expect(read({ counted: "none", months: "14" }).situation.monthsCounted).toBe(0);
});

const onGraduate = { permission: "graduate", ...dayOf("permissionEndsOn", 1, 6, 2028) };
const firstDay = dayOf("permissionSince", 2, 6, 2026);

test("a Graduate visa and none held is asked about, not turned into a month", () => {
  expect(sentences({ ...onGraduate, counted: "none" }).counted).toContain("its time counts");
  expect(sentences({ permission: "skilled-worker", counted: "none" })).toHaveProperty("counted");
  expect(sentences({ permission: "student", counted: "none" })).toEqual({});
});

test("the months of the one visa that counts run from its first day", () => {
  const { situation } = read({ ...onGraduate, ...firstDay, counted: "some" });
  expect(situation).toMatchObject({ monthsCounted: 0, monthsToldOn: "2026-06-02" });
  expect(readerOf(situation, today).monthsCounted).toBe(6);
  expect(formValues(situation, today)).toMatchObject({ counted: "some", months: "" });
});

test("typed months are taken as typed, and nothing said stays not said", () => {
  const typed = read({ ...onGraduate, ...firstDay, counted: "some", months: "20" }).situation;
  expect(typed).toMatchObject({ monthsCounted: 20, monthsToldOn: today });
  expect(formValues(typed, today)).toMatchObject({ counted: "some", months: "20" });
  expect(read({ ...onGraduate, ...firstDay }).situation.monthsCounted).toBeNull();
});

test("months and a first day need no day it ends", () => {
  const posted = { permission: "skilled-worker", ...firstDay, counted: "some", months: "20" };
  expect(read(posted).situation).toMatchObject({ monthsCounted: 20, permissionEndsOn: null });
});

test("a visa that began today shows its 0 months, and can be saved again", () => {
  const { situation } = read({ ...onGraduate, counted: "some", months: "0" });
  expect(formValues(situation, today)).toMatchObject({ counted: "some", months: "0" });
});

test.each<[string, Record<string, string>, string]>([
  ["31 February", dayOf("bornOn", 31, 2, 2000), "bornOn"],
  ["a birthday tomorrow", dayOf("bornOn", 16, 11, 2026), "bornOn"],
  ["letters", { ...dayOf("courseEndsOn", 1, 1, 2027), "courseEndsOn-day": "x" }, "courseEndsOn"],
  ["a permission of a hundred years", dayOf("permissionEndsOn", 1, 1, 2126), "permissionEndsOn"],
  ["half a month", { counted: "some", months: "1.5" }, "months"],
  ["some months, but none given", { counted: "some" }, "months"],
  ["a Graduate visa without months or first day", { ...onGraduate, counted: "some" }, "months"],
  [
    "a first day to count from, but no day it ends",
    { permission: "skilled-worker", ...firstDay, counted: "some" },
    "permissionEndsOn",
  ],
  [
    "a first day after the last",
    { ...dayOf("permissionSince", 1, 2, 2026), ...dayOf("permissionEndsOn", 1, 1, 2026) },
    "permissionSince",
  ],
  ["a permission there is not", { permission: "tourist" }, "permission"],
  [
    "a course that ends before it begins",
    { ...dayOf("courseStartsOn", 1, 9, 2027), ...dayOf("courseEndsOn", 1, 9, 2026) },
    "courseEndsOn",
  ],
])("%s is refused with a sentence at its field", (_case, posted, field) => {
  expect(Object.keys(sentences(posted))).toEqual([field]);
});

test("all mistakes are told at once", () => {
  const posted = { ...dayOf("bornOn", 31, 2, 2000), counted: "some" };
  expect(Object.keys(sentences(posted)).sort()).toEqual(["bornOn", "months"]);
});

function dayOf(name: string, day: number, month: number, year: number): Record<string, string> {
  return {
    [`${name}-day`]: String(day),
    [`${name}-month`]: String(month),
    [`${name}-year`]: String(year),
  };
}
