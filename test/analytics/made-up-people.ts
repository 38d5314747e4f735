import fc from "fast-check";
import type { Dimension } from "#rules/analytics/metrics.ts";
import { dimensions } from "#rules/analytics/metrics.ts";
import type { MonthCounts } from "#rules/analytics/protect.ts";

export const MONTHS = 12;
export const acts = ["member", "active", "saved"] as const;
export type Act = (typeof acts)[number];

type Person = Readonly<Record<Dimension, string>> & {
  /** In which months they did it. */
  readonly did: Readonly<Record<Act, readonly boolean[]>>;
  readonly things: readonly string[];
};

const monthsOf = (weight: number) =>
  fc.array(
    fc.integer({ min: 0, max: 99 }).map((n) => n < weight),
    {
      minLength: MONTHS,
      maxLength: MONTHS,
    },
  );

const oneOf = (name: string, count: number) =>
  fc.integer({ min: 0, max: count * count - 1 }).map((n) => `${name}${Math.floor(Math.sqrt(n))}`);

/** Students of one university: groups of all sizes, most months with a few acts and some with none. */
export const people: fc.Arbitrary<Person[]> = fc
  .record({ size: fc.integer({ min: 12, max: 90 }), often: fc.integer({ min: 4, max: 95 }) })
  .chain(({ size, often }) =>
    fc.array(
      fc.record({
        campus: oneOf("campus", 3),
        course: oneOf("course", 4),
        level: oneOf("level", 2),
        nationality: oneOf("country", 6),
        did: fc.record({
          member: fc.constant(Array.from({ length: MONTHS }, () => true)),
          active: monthsOf(often),
          saved: monthsOf(Math.ceil(often / 3)),
        }),
        things: fc.subarray(["law", "data", "retail", "health", "other"]),
      }),
      { minLength: size, maxLength: size },
    ),
  );

export function countsIn(of: readonly Person[], month: number): Map<Act, MonthCounts> {
  return new Map(
    acts.map((act) => {
      const who = of.filter(({ did }) => did[act][month]);
      const by = Object.fromEntries(
        dimensions.map((one) => [
          one,
          new Map(
            [...new Set(of.map((person) => person[one]))].map((value) => [
              value,
              who.filter((person) => person[one] === value).length,
            ]),
          ),
        ]),
      ) as unknown as MonthCounts["by"];
      return [act, { total: who.length, by }];
    }),
  );
}

export function countInYear(of: readonly Person[], act: Act): number {
  return of.filter(({ did }) => did[act].includes(true)).length;
}

export function countThings(of: readonly Person[]): Map<string, number> {
  const values = new Set(of.flatMap(({ things }) => things));
  return new Map(
    [...values].map((value) => [value, of.filter(({ things }) => things.includes(value)).length]),
  );
}
