import { expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import { type GraduatePlan, readGraduateVisa } from "./graduate-visa.ts";

const masters: GraduatePlan = {
  level: "masters",
  courseEndsOn: "2026-09-12",
  reportedOn: "2026-10-30",
  visaEndsOn: "2027-01-27",
};

test.each([
  ["2026-12-31", 24],
  ["2027-01-01", 18],
])("applied for on %s a master's gets %i months", (on, months) => {
  expect(readGraduateVisa(masters, on)).toMatchObject({ state: "open", months });
});

test("a doctorate gets three years on both sides, and no change to wait for", () => {
  const doctorate = { ...masters, level: "doctorate" as const };
  expect(readGraduateVisa(doctorate, "2026-12-31")).toMatchObject({ months: 36, change: null });
  expect(readGraduateVisa(doctorate, "2027-01-01").months).toBe(36);
});

test.each([
  ["2026-10-29", "too-early"],
  ["2026-10-30", "open"],
  ["2027-01-27", "open"],
  ["2027-01-28", "too-late"],
])("on %s the window is %s", (on, state) => {
  expect(readGraduateVisa(masters, on).state).toBe(state);
});

test("a visa that ends before the report leaves no day to apply, one that ends on it leaves one", () => {
  expect(readGraduateVisa({ ...masters, visaEndsOn: "2026-10-30" }, "2026-10-01").state).toBe(
    "too-early",
  );
  const ended = { ...masters, visaEndsOn: "2026-10-29" };
  expect(readGraduateVisa(ended, "2026-10-01").state).toBe("never");
  expect(readGraduateVisa(ended, "2026-10-30").state).toBe("too-late");
});

test("waiting past the change costs months, and the days until then are counted", () => {
  expect(readGraduateVisa(masters, "2026-11-15").change).toEqual({
    lastDay: "2026-12-31",
    daysLeft: 46,
    monthsAfter: 18,
    isInWindow: true,
  });
  expect(readGraduateVisa(masters, "2027-01-01").change).toBeNull();
});

test("a window that opens after the change, or ends before it, does not hold its last day", () => {
  const later = { ...masters, courseEndsOn: "2027-01-10", reportedOn: "2027-02-01" };
  expect(readGraduateVisa(later, "2026-11-15").change?.isInWindow).toBe(false);
  const sooner = { ...masters, visaEndsOn: "2026-12-15" };
  expect(readGraduateVisa(sooner, "2026-11-15").change?.isInWindow).toBe(false);
});

test("without the day of the report the course's end is the earliest there can be", () => {
  const plan = { ...masters, reportedOn: null };
  expect(readGraduateVisa(plan, "2026-09-11").state).toBe("too-early");
  expect(readGraduateVisa({ ...plan, courseEndsOn: null }, "2026-11-15").state).toBe("unknown");
  expect(readGraduateVisa({ ...masters, visaEndsOn: null }, "2026-11-15").state).toBe("unknown");
});

test.each(["other", null] as const)("for a course of kind %s no length is claimed", (level) => {
  expect(readGraduateVisa({ ...masters, level }, "2026-11-15")).toMatchObject({
    months: null,
    change: null,
  });
});

test("the fee and the surcharge are those of the day", () => {
  const { costs } = readGraduateVisa(masters, "2026-11-15");
  expect(costs.map(({ amount, per }) => [amount, per])).toEqual([
    [pounds(937), "application"],
    [pounds(1035), "year"],
  ]);
});

test("a day before the first rule is refused, not guessed", () => {
  expect(() => readGraduateVisa(masters, "2025-01-01")).toThrow("No Graduate visa rule covers");
});
