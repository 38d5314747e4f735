import { expect, test } from "vitest";
import { nothingSaid, readerOf, type Situation } from "./situation.ts";

const on = "2026-11-15";

const student: Situation = {
  ...nothingSaid,
  permission: "student",
  permissionEndsOn: "2027-01-27",
  courseLevel: "masters",
  isFullTime: true,
  courseStartsOn: "2025-09-14",
  courseEndsOn: "2026-09-12",
  bornOn: "1999-03-04",
  monthsCounted: 0,
  monthsToldOn: "2026-11-01",
};

test("a student is read with their course", () => {
  expect(readerOf(student, on)).toEqual({
    bornOn: "1999-03-04",
    lastPermission: {
      kind: "student",
      endsOn: "2027-01-27",
      course: {
        level: "masters",
        isFullTime: true,
        startedOn: "2025-09-14",
        completedOn: "2026-09-12",
      },
    },
    monthsCounted: 0,
    phd: null,
    isTransitional: null,
    applyingFrom: null,
    english: null,
  });
});

test("months told on a day go on counting while the permission does", () => {
  const graduate: Situation = {
    ...student,
    permission: "graduate",
    permissionEndsOn: "2027-02-15",
    monthsCounted: 10,
    monthsToldOn: "2026-06-15",
  };
  expect(readerOf(graduate, on).monthsCounted).toBe(15);
  expect(readerOf(graduate, "2028-06-15").monthsCounted).toBe(18);
  expect(readerOf(graduate, "2026-01-01").monthsCounted).toBe(10);
});

test.each([
  ["nothing said", nothingSaid, null],
  ["never a permission", { ...nothingSaid, permission: "none" as const }, "none"],
  ["a permission without its end", { ...student, permissionEndsOn: null }, null],
])("%s is read as %s", (_case, situation, lastPermission) => {
  expect(readerOf(situation, on).lastPermission).toBe(lastPermission);
});

test("a Skilled Worker is read with the first day of their permission", () => {
  const worker: Situation = {
    ...nothingSaid,
    permission: "skilled-worker",
    permissionEndsOn: "2028-05-01",
    permissionSince: "2023-05-02",
  };
  expect(readerOf(worker, on).lastPermission).toEqual({
    kind: "skilled-worker",
    endsOn: "2028-05-01",
    since: "2023-05-02",
  });
});

test("months that run from a first day to nobody knows when are not known, never none", () => {
  const firstDay = "2022-11-01";
  const worker: Situation = {
    ...nothingSaid,
    permission: "skilled-worker",
    permissionSince: firstDay,
    bornOn: "2001-06-01",
    monthsCounted: 0,
    monthsToldOn: firstDay,
  };
  expect(readerOf(worker, on).monthsCounted).toBeNull();
  expect(readerOf({ ...worker, permissionEndsOn: "2027-10-31" }, on).monthsCounted).toBe(49);
});
