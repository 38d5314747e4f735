import fc from "fast-check";
import { expect, test } from "vitest";
import { Attacker, rangeOf } from "#test/analytics/attacker.ts";
import {
  type Act,
  actAround,
  acts,
  countInYear,
  countsIn,
  countThings,
  MONTHS,
  people,
} from "#test/analytics/made-up-people.ts";
import type { ShownCells, ShownMonth } from "./bounds.ts";
import { dimensions } from "./metrics.ts";
import {
  type Counts,
  isYearSafe,
  type MonthCounts,
  OTHER,
  shownMonth,
  shownOf,
  shownThings,
  shownYear,
  type YearBeside,
} from "./protect.ts";
import type { ShownCount } from "./report.ts";
import { averageMonth, medianOf, shareOf } from "./shown.ts";

/** How a university's counts are published. */
type Rule = {
  month: (counts: ReadonlyMap<Act, MonthCounts>) => Map<Act, ShownMonth>;
  things: (counts: Counts, year: YearBeside) => ShownCells;
  year: (count: number, year: YearBeside) => ShownCount;
};

const ours: Rule = {
  month: (counts) =>
    shownMonth(counts, { members: "member" as const, within: (act) => actAround[act] }),
  things: (counts, year) => (isYearSafe(year) ? shownThings(counts) : new Map()),
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
          by: Object.fromEntries(dimensions.map((one) => [one, rounded(by[one])])),
        },
      ]),
    ),
  things: rounded,
  year: shownOf,
};

function rounded(counts: Counts): ShownCells {
  return new Map([...counts].map(([value, count]) => [value, shownOf(count)]));
}

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
          // A group has a name because somebody is in it.
          if (act === "member") attacker.seesNamed(`${name} ${one} ${value}`);
          truth.set(`${name} ${one} ${value}`, trueCount(counts.get(act)!.by[one], cells, value));
        }
        attacker.knowsParts(
          name,
          [...cells.keys()].map((value) => `${name} ${one} ${value}`),
        );
      }
    }
    knowActs(attacker, month);
  }
  readYears(of, { rule, attacker, truth, totals });
  attacker.subtracts();
  return [...truth]
    .filter(([name, count]) => count >= 1 && count < 5 && attacker.learns(name).low > 0)
    .map(([name]) => name);
}

/** Savers are among the active ones, in every group as well; the same values have the same names. */
function knowActs(attacker: Attacker, month: number): void {
  for (const act of acts) {
    const around = actAround[act];
    if (around === null) continue;
    const ofAct = attacker.named(`${act} ${month}`);
    for (const rest of ofAct) {
      const outer = `${around} ${month}${rest}`;
      if (attacker.hasRead(outer)) attacker.knowsCover(`${act} ${month}${rest}`, [outer]);
    }
  }
  // Savers are members too, where nothing is said about the active ones.
  for (const rest of attacker.named(`saved ${month}`)) {
    if (attacker.hasRead(`member ${month}${rest}`))
      attacker.knowsCover(`saved ${month}${rest}`, [`member ${month}${rest}`]);
  }
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
  const members = of.length;
  const beside = (act: Act) => {
    const months = totals.get(act)!.map((shown) => ({
      isShown: shown.kind === "count",
      high: rangeOf(shown).high,
    }));
    return { months, members };
  };
  for (const act of acts) {
    const year = `${act} year`;
    attacker.reads(year, rule.year(countInYear(of, act), beside(act)));
    truth.set(year, countInYear(of, act));
    attacker.knowsUnion(
      year,
      totals.get(act)!.map((_, month) => `${act} ${month}`),
    );
  }
  // What was saved: each thing is saved in some month, and all of them by somebody of the year.
  const things = countThings(of);
  const shown = rule.things(things, beside("saved"));
  for (const [value, count] of things) {
    const name = `things ${value}`;
    attacker.reads(name, shown.get(value) ?? { kind: "hidden" });
    if (shown.has(value)) attacker.seesNamed(name);
    truth.set(name, count);
    attacker.knowsCover(
      name,
      totals.get("saved")!.map((_, month) => `saved ${month}`),
    );
  }
  attacker.knowsUnion(
    "saved year",
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
  for (const [value, shown] of rounded(counts)) attacker.reads(value, shown);
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
