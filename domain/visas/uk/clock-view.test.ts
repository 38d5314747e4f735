import { expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import { newEntrantClock } from "#rules/uk-work/clock.ts";
import { pathFromToday } from "#rules/uk-work/pay-path.ts";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { aUkJob, newcomer, newGraduate, someDay as on } from "#test/uk-jobs.ts";
import { pathForAnyJob } from "./any-job.ts";
import { clockView } from "./clock-view.ts";
import { payGround, percent } from "./pay-ground.ts";

const path = pathFromToday(prepareJob(aUkJob(), on), newGraduate)!;

test("a running clock names its last day, the months and the day the line ends", () => {
  const view = clockView(newEntrantClock(newGraduate, on), path);
  expect(view.headline).toBe("An application by 14 March 2029 counts as a new entrant’s");
  expect(view.stops.map(({ label, note }) => `${label}: ${note}`)).toEqual([
    "15 November 2026: Your newest visa is a Student visa.",
    "Last day to apply: 14 March 2029",
    "Lower pay line ends: 15 November 2030, after 48 months, if sponsored from 15 November 2026",
    "Standard pay line: £54,700 a year from 15 November 2030",
  ]);
});

test.each([
  ["over", newcomer, "An application does not count as a new entrant’s", "closed"],
  ["unknown", { ...newcomer, bornOn: null }, "We cannot tell yet", "unknown"],
] as const)("a clock that is %s says so and does not guess", (state, reader, headline, stop) => {
  const view = clockView(newEntrantClock(reader, on), null);
  expect(view).toMatchObject({ state, headline });
  expect(view.stops.at(-1)!.state).toBe(stop);
});

test("four years used are named as the reason", () => {
  const reader = { ...newGraduate, monthsCounted: 48 };
  expect(clockView(newEntrantClock(reader, on), null).lead).toBe(
    "All 48 months at the lower pay line are used by 15 November 2026.",
  );
});

test("the ground stands lower first, rises on its day, and fills the picture", () => {
  const { pieces, headline, rows } = payGround(path);
  const [lower, standard] = pieces;
  expect(lower!.height).toBeLessThan(standard!.height);
  expect(lower!.left + lower!.width).toBeLessThanOrEqual(standard!.left);
  expect(standard!.left + standard!.width).toBeCloseTo(100, 0);
  expect(headline).toBe(
    "On 15 November 2030 the pay needed rises by £16,400, to £54,700. £39,500 has to grow 8.5% a year to clear it.",
  );
  expect(rows[1]).toEqual(["Standard", "From 15 November 2030", "£54,700"]);
});

test("the growing pay begins at the pay and ends on the higher ground", () => {
  const { growth, pieces, pay } = payGround(path);
  expect(growth!.lines[0]!.fromY).toBe(pay!.fromY);
  expect(growth!.lines.at(-1)!.toX).toBe(pieces[1]!.left);
  expect(growth!.lines.at(-1)!.toY).toBeGreaterThanOrEqual(pieces[1]!.height - 0.5);
});

test("without an occupation the two lowest lines are drawn", () => {
  const any = pathForAnyJob(newGraduate, { pay: pounds(41_700), on })!;
  expect(any.steps.map(({ required }) => required)).toEqual([pounds(33_400), pounds(41_700)]);
  expect(payGround(any).headline).toContain("£41,700 clears it already.");
  expect(pathForAnyJob({ ...newGraduate, lastPermission: null }, { pay: null, on })).toBeNull();
});

test("growth is rounded up", () => {
  expect(percent(0.0849)).toBe("8.5%");
  expect(percent(0.08)).toBe("8%");
  expect(percent(0.0801)).toBe("8.1%");
});

test.each([
  // pay, the label of the lower ground, that of the last, and that of the pay
  [34_000, "under the pay", "over its line", "end under"],
  [39_500, "under its line", "over its line", "rise over"],
  [46_000, "under its line", "over its line", "rise over"],
  [53_500, "under its line", "over its line", "rise under"],
  [54_700, "under its line", "under its line", "rise over"],
  [57_000, "under its line", "under its line", "rise over"],
  [65_000, "under its line", "over its line", "rise over"],
])("the labels of the ground leave the line of %i pounds alone", (annual, lower, last, own) => {
  const { pieces, pay } = payGround(
    pathFromToday(prepareJob(aUkJob({ annual }), on), newGraduate)!,
  );
  const sideOf = (labelY: number) => {
    if (labelY < 0) return "over its line";
    return labelY > 22 ? "under the pay" : "under its line";
  };
  expect(pieces.map(({ labelY }) => sideOf(labelY))).toEqual([lower, last]);
  expect(`${pay!.label.place} ${pay!.label.side}`).toBe(own);
});
