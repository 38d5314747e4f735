import fc from "fast-check";
import { expect, test } from "vitest";
import { isYearSafe, type MonthCounts, shownMonth, shownParts } from "./protect.ts";

test("where nearly everybody of the other groups was active, the whole is not shown", () => {
  // 12 of 12 and 12 of 12 were, and 4 of 10: 28 in all, shown as 30, less 12 and 12 leaves 4.
  const campuses = (one: number, two: number, three: number): MonthCounts => ({
    total: one + two + three,
    by: {
      ...{ course: new Map(), level: new Map(), nationality: new Map() },
      campus: new Map([
        ["1", one],
        ["2", two],
        ["3", three],
      ]),
    },
  });
  const within = (act: "member" | "active") => (act === "active" ? ("member" as const) : null);
  const publish = (active: MonthCounts) =>
    shownMonth(
      new Map([
        ["member" as const, campuses(12, 12, 10)],
        ["active" as const, active],
      ]),
      { members: "member", within },
    ).get("active")!;
  expect(publish(campuses(12, 12, 4))).toEqual({ total: { kind: "hidden" }, by: {} });
  expect(publish(campuses(10, 10, 4)).total).toEqual({ kind: "count", value: 25 });
});

test("a rest of one to four is not named: a group that has a name goes with it", () => {
  const names = (...sizes: readonly number[]) => {
    const by = { course: new Map(), level: new Map(), nationality: new Map() };
    const campus = new Map(sizes.map((size, at) => [`campus ${at}`, size]));
    const counts = { total: sizes.reduce((sum, one) => sum + one), by: { ...by, campus } };
    const shown = shownMonth(new Map([["member", counts]]), {
      members: "member",
      within: () => null,
    });
    return [...(shown.get("member")!.by.campus ?? [])];
  };
  const count = (value: number) => ({ kind: "count", value });
  expect(names(20, 14, 6)).toEqual([
    ["campus 0", count(20)],
    ["campus 1", count(15)],
    ["other", count(5)],
  ]);
  expect(names(20, 14, 3)).toEqual([
    ["campus 0", count(20)],
    ["other", count(15)],
  ]);
});

test("a year beside a small month is shown only where the other months have room for everybody", () => {
  const few = { isShown: false, high: 4 };
  const seven = { isShown: true, high: 7 };
  expect(isYearSafe({ months: [seven, seven], members: 90 })).toBe(true);
  expect(isYearSafe({ months: [seven, few], members: 9 })).toBe(false);
  expect(isYearSafe({ months: [seven, few, seven], members: 9 })).toBe(true);
});

test("a count is shown the same wherever it stands: the choice of what is hidden knows no size", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 2, maxLength: 8 }),
      fc.array(fc.integer({ min: 5, max: 40 }), { minLength: 8, maxLength: 8 }),
      (sizes, others) => {
        const named = (of: readonly number[]) =>
          new Map(of.map((size, at) => [`group ${at}`, size]));
        const changed = sizes.map((size, at) => (size < 5 ? size : others[at]!));
        const hiddenIn = (of: readonly number[]) =>
          [...shownParts(named(of))]
            .filter(([, { kind }]) => kind === "hidden")
            .map(([name]) => name);
        expect(hiddenIn(changed)).toEqual(hiddenIn(sizes));
      },
    ),
    { seed: 17 },
  );
});
