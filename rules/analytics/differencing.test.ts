import fc from "fast-check";
import { expect, test } from "vitest";
import { Attacker, rangeOf } from "#test/analytics/attacker.ts";
import {
  type Act,
  acts,
  countInYear,
  countsIn,
  countThings,
  MONTHS,
  people,
} from "#test/analytics/made-up-people.ts";
import { dimensions } from "./metrics.ts";
import {
  type Counts,
  type MonthCounts,
  OTHER,
  type ShownCells,
  type ShownMonth,
  shownMonth,
  shownOf,
  shownParts,
  shownYear,
} from "./protect.ts";
import type { ShownCount } from "./report.ts";
import { averageMonth, medianOf, shareOf } from "./shown.ts";

/** How a university's counts are published. */
type Rule = {
  month: (counts: ReadonlyMap<Act, MonthCounts>) => Map<Act, ShownMonth>;
  parts: (counts: Counts) => ShownCells;
  year: (count: number, months: readonly ShownCount[]) => ShownCount;
};

const ours: Rule = {
  month: (counts) => shownMonth(counts, counts.get("member")!),
  parts: shownParts,
  year: shownYear,
};

/** Cells under five hidden, the others rounded, and nothing else. */
const naive: Rule = {
  month: (counts) =>
    new Map(
      [...counts].map(([act, { total, by }]) => [
        act,
        {
          total: shownOf(total),
          by: Object.fromEntries(dimensions.map((one) => [one, naive.parts(by[one])])),
        },
      ]),
    ),
  parts: (counts) => new Map([...counts].map(([value, count]) => [value, shownOf(count)])),
  year: shownOf,
};

type People = Parameters<typeof countThings>[0];

/** Reads every month, group, total and year, subtracts all from all, and says which small counts are known to be above nought. */
function attack(of: People, rule: Rule): string[] {
  const attacker = new Attacker();
  const truth = new Map<string, number>();
  const totals = new Map<Act, ShownCount[]>(acts.map((act) => [act, []]));

  for (let month = 0; month < MONTHS; month += 1) {
    const counts = countsIn(of, month);
    for (const [act, shown] of rule.month(counts)) {
      const name = `${act} ${month}`;
      attacker.reads(name, shown.total);
      truth.set(name, counts.get(act)!.total);
      totals.get(act)!.push(shown.total);
      for (const one of dimensions) {
        const cells = shown.by[one];
        if (!cells) continue;
        for (const [value, count] of cells) {
          attacker.reads(`${name} ${one} ${value}`, count);
          truth.set(`${name} ${one} ${value}`, trueCount(counts.get(act)!.by[one], cells, value));
        }
        attacker.knowsParts(
          name,
          [...cells.keys()].map((value) => `${name} ${one} ${value}`),
        );
      }
    }
  }
  readYears(of, { rule, attacker, truth, totals });
  attacker.subtracts();
  return [...truth]
    .filter(([name, count]) => count >= 1 && count < 5 && attacker.learns(name).low > 0)
    .map(([name]) => name);
}

/** Groups without a name are counted with the others. */
function trueCount(counts: Counts, cells: ShownCells, value: string): number {
  if (value !== OTHER) return counts.get(value) ?? 0;
  return [...counts].reduce(
    (sum, [one, count]) => (cells.has(one) && one !== OTHER ? sum : sum + count),
    0,
  );
}

type Reading = {
  rule: Rule;
  attacker: Attacker;
  truth: Map<string, number>;
  totals: ReadonlyMap<Act, readonly ShownCount[]>;
};

function readYears(of: People, { rule, attacker, truth, totals }: Reading): void {
  for (const act of acts) {
    const year = `${act} year`;
    attacker.reads(year, rule.year(countInYear(of, act), totals.get(act)!));
    truth.set(year, countInYear(of, act));
    attacker.knowsCover(
      year,
      totals.get(act)!.map((_, month) => `${act} ${month}`),
    );
  }
  const things = countThings(of);
  const wholeOfThings = of.filter((person) => person.things.length > 0).length;
  attacker.reads("things", rule.year(wholeOfThings, []));
  truth.set("things", wholeOfThings);
  for (const [value, count] of rule.parts(things)) {
    attacker.reads(`things ${value}`, count);
    truth.set(`things ${value}`, things.get(value)!);
  }
  attacker.knowsCover(
    "things",
    [...things.keys()].map((value) => `things ${value}`),
  );
}

test("of no count of one to four is it known that somebody is there, whatever is subtracted", () => {
  fc.assert(
    fc.property(people, (of) => {
      expect(attack(of, ours)).toEqual([]);
    }),
    { numRuns: 150, seed: 17 },
  );
}, 60_000);

test("the attack is worth withstanding: hiding and rounding alone lose to it", () => {
  let lost = 0;
  fc.assert(
    fc.property(people, (of) => {
      lost += attack(of, naive).length;
    }),
    { numRuns: 150, seed: 17 },
  );
  expect(lost).toBeGreaterThan(30);
}, 60_000);

test("hiding and rounding alone can give a small count away to the last person", () => {
  const attacker = new Attacker();
  const counts = new Map([
    ["a", 12],
    ["b", 12],
    ["c", 4],
  ]);
  attacker.reads("all", shownOf(28));
  for (const [value, shown] of naive.parts(counts)) attacker.reads(value, shown);
  attacker.knowsParts("all", [...counts.keys()]);
  attacker.subtracts();
  expect(attacker.learns("c")).toEqual({ low: 4, high: 4 });
});

test("two published counts, one within the other, never bound those between them to one to four", () => {
  const count = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(count, count, (one, other) => {
      const [part, whole] = [Math.min(one, other), Math.max(one, other)];
      const [inner, outer] = [rangeOf(shownOf(part)), rangeOf(shownOf(whole))];
      const low = Math.max(0, outer.low - inner.high);
      const high = outer.high - inner.low;
      expect(low >= 1 && high <= 4).toBe(false);
    }),
    { numRuns: 3000, seed: 17 },
  );
});

test("averages, shares and medians are made of what is shown: the same shown, the same said", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 12, maxLength: 12 }),
      (months) => {
        // Any other people that are shown alike.
        const others = months.map((count) =>
          count < 5 ? (count + 3) % 5 : Math.max(5, Math.round(count / 5) * 5),
        );
        const [shown, alike] = [months.map(shownOf), others.map(shownOf)];
        expect(averageMonth(alike)).toEqual(averageMonth(shown));
        expect(shareOf(alike[0]!, alike[1]!)).toEqual(shareOf(shown[0]!, shown[1]!));
        expect(medianOf(alike)).toEqual(medianOf(shown));
      },
    ),
    { seed: 17 },
  );
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
