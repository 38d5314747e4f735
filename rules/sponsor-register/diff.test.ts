import { describe, expect, test } from "vitest";
import { boundedCache } from "#rules/cache/bounded-cache.ts";
import { noRealRegister, type RegisterDay, realRegisterText } from "#test/real-register.ts";
import { atOnce, row, rowsIn } from "#test/register-file.ts";
import { organisationFrom } from "./organisation.ts";
import { changesBetween } from "./organisation-changes.ts";
import type { RawRow } from "./raw-row.ts";
import { countsOf, diffRows, rowsLost } from "./row-diff.ts";

function counts(before: RawRow[], after: RawRow[]) {
  return countsOf(atOnce(diffRows(before, after)));
}

const none = {
  rowsAdded: 0,
  rowsRemoved: 0,
  namesAdded: 0,
  namesRemoved: 0,
  rowsChanged: 0,
  ratingsChanged: 0,
  rowsMoved: 0,
};

test.each([
  ["nothing", [row("A"), row("B")], [row("B"), row("A")], {}],
  ["a copy fewer", [row("A"), row("A")], [row("A")], { rowsRemoved: 1 }],
  ["a name more", [row("A")], [row("A"), row("B")], { rowsAdded: 1, namesAdded: 1 }],
  [
    "a rating changed in place",
    [row("A")],
    [row("A", { rating: "Worker (B rating)" })],
    { rowsAdded: 1, rowsRemoved: 1, rowsChanged: 1, ratingsChanged: 1 },
  ],
  [
    "a county changed in place",
    [row("A")],
    [row("A", { county: "Kent" })],
    { rowsAdded: 1, rowsRemoved: 1, rowsChanged: 1 },
  ],
  [
    "a move",
    [row("A")],
    [row("A", { town: "Hull" })],
    { rowsAdded: 1, rowsRemoved: 1, rowsMoved: 1 },
  ],
])("%s is counted", (_what, before, after, expected) => {
  expect(counts(before, after)).toEqual({ ...none, ...expected });
});

test("a row that moved or changed is not lost", () => {
  const before = [row("A"), row("B"), row("C")];
  const after = [row("A", { town: "Hull" }), row("B", { county: "Kent" })];
  expect(rowsLost(counts(before, after))).toBe(1);
});

test("what happened to an organisation is told route by route", () => {
  const before = organisationFrom([row("A"), row("A", { route: "Scale-up" })]);
  const after = organisationFrom([
    row("A", { town: "Hull", rating: "Worker (B rating)" }),
    row("A", { town: "Hull", route: "Creative Worker" }),
  ]);
  expect(changesBetween(before, after)).toEqual([
    { kind: "moved", before: "Leeds", after: "Hull" },
    { kind: "rating_changed", route: "Skilled Worker", before: "A", after: "B" },
    { kind: "route_gained", route: "Creative Worker", before: null, after: "A" },
    { kind: "route_lost", route: "Scale-up", before: "A", after: null },
  ]);
  expect(changesBetween(null, after)[0]).toMatchObject({ kind: "joined" });
  expect(changesBetween(before, null)[0]).toMatchObject({ kind: "left" });
});

describe.skipIf(noRealRegister)(
  `published files${noRealRegister ? `: skipped, ${noRealRegister}` : ""}`,
  () => {
    const days = boundedCache<RawRow[], RegisterDay>(3);
    const rowsOf = (day: RegisterDay) => days(day, () => rowsIn(realRegisterText(day)));

    test.each<[RegisterDay, RegisterDay, number[]]>([
      ["2026-06-26", "2026-07-03", [534, 370, 330, 174, 20, 3, 137]],
      ["2026-07-03", "2026-07-10", [485, 356, 319, 204, 15, 3, 89]],
    ])("%s to %s differ exactly as their source says", (from, to, figures) => {
      const found = counts(rowsOf(from), rowsOf(to));
      expect(Object.values(found)).toEqual(figures);
    });
  },
);
