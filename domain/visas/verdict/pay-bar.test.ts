import { expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import { inCode, newcomer, newGraduate, readJob } from "#test/uk-jobs.ts";
import { payBar, payLines } from "./pay-bar.ts";

const barOf = (annual: number, reader = newGraduate) =>
  payBar(readJob({ annual }, reader), pounds(annual))!;

test("the pay stands between the line that decides and the lasting one", () => {
  const bar = barOf(39_500);
  expect(bar.heading).toBe("Pay against the two lines that matter");
  expect(bar.alternative).toBe(
    "A scale of pay. Offered £39,500. New entrant line £38,300. Standard line £54,700.",
  );
  expect([bar.from, bar.to]).toEqual(["£30k", "£60k"]);
  expect(bar.ticks.map(({ name, isMet }) => [name, isMet])).toEqual([
    ["New entrant", true],
    ["Standard", false],
  ]);
  expect(bar.gap?.words).toBe(
    "The hatched part, £15,200, is how much is missing to reach the standard line.",
  );
});

test("where the lasting line is met there is one line and nothing missing", () => {
  const bar = barOf(60_000);
  expect(bar.ticks.map(({ label }) => label)).toEqual(["£54,700"]);
  expect(bar.gap).toBeNull();
});

test("who may not use a lower line is not shown it", () => {
  expect(barOf(39_500, newcomer).ticks.map(({ name }) => name)).toEqual(["Standard"]);
});

test.each([3_000, 20_000, 30_000, 38_300, 54_000, 54_700, 60_000, 150_000])(
  "%i pounds and every mark stand on the scale, in their order",
  (annual) => {
    const { pay, ticks, gap, from } = barOf(annual);
    const marks = [pay.at, ...ticks.map((tick) => tick.at)];
    // Before it and after it stand the labels of the scale's ends.
    expect(Math.min(...marks)).toBeGreaterThanOrEqual(annual > 15_000 ? 16 : 0);
    expect(from === null).toBe(annual < 15_000);
    expect(Math.max(...marks)).toBeLessThanOrEqual(83);
    for (const tick of ticks) expect(tick.isMet).toBe(pay.at >= tick.at);
    if (gap) expect(gap.from).toBeLessThan(gap.to);
  },
);

test.each([20_000, 30_000, 38_300, 45_000, 54_000])(
  "at %i pounds each label has a part of the width that no other line or label enters",
  (annual) => {
    const { ticks, middle } = barOf(annual);
    const [one, other] = ticks;
    expect(other!.at - one!.at).toBeGreaterThan(0);
    expect(one!.from === one!.at || one!.to === one!.at).toBe(true);
    expect([other!.from, other!.to]).toEqual([0, other!.at]);
    // The second line goes down past the first label, on its right.
    expect(one!.to).toBeLessThanOrEqual(other!.at);
    // Half of what there is up to the second line, and never less.
    expect(one!.to - one!.from).toBeGreaterThanOrEqual(other!.at / 2);
    if (middle !== null) {
      expect(one!.at).toBeLessThan(middle);
      expect(middle).toBeLessThan(other!.at);
    }
  },
);

test("one line alone has its label on the side with more room", () => {
  expect(barOf(150_000).ticks).toMatchObject([{ from: 17, at: 17, to: 100 }]);
  const [tick] = barOf(54_700, newcomer).ticks;
  expect(tick).toMatchObject({ from: 0, to: tick!.at });
});

test("without pay there is no bar, and the lines say that it is not known", () => {
  const verdict = readJob({ annual: null });
  expect(payBar(verdict, null)).toBeNull();
  expect(payLines(verdict).map(({ difference }) => difference)).toEqual(["Not known", "Not known"]);
});

test("a line is above, below, or met exactly", () => {
  const lines = payLines(readJob({ annual: 38_300 }));
  expect(lines.map(({ name, difference, isMet }) => [name, difference, isMet])).toEqual([
    ["New entrant", "Met exactly", true],
    ["Standard", "£16,400 below", false],
  ]);
  const [list] = payLines(readJob({ ...inCode("2142"), annual: 34_000 }, newcomer));
  expect(list).toMatchObject({ name: "On the Immigration Salary List", required: "£33,400" });
});
