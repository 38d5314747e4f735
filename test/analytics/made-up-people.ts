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

/** A draw for each month, 0 to 99. */
const draws = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: MONTHS, maxLength: MONTHS });

/** Anyone who saves a job is active, and anyone who is active belongs there. */
export const actAround: Readonly<Record<Act, Act | null>> = {
  member: null,
  active: "member",
  saved: "active",
};

const oneOf = (name: string, count: number) =>
  fc.integer({ min: 0, max: count * count - 1 }).map((n) => `${name}${Math.floor(Math.sqrt(n))}`);

type Rates = { size: number; active: number; lazy: number; saved: number };

const rates: fc.Arbitrary<Rates> = fc.record({
  size: fc.integer({ min: 12, max: 90 }),
  active: fc.oneof(fc.integer({ min: 4, max: 95 }), fc.constant(100)),
  lazy: fc.integer({ min: 5, max: 60 }),
  saved: fc.oneof(fc.integer({ min: 2, max: 40 }), fc.constant(100)),
});

/**
 * Students of one university: groups of all sizes, most months with a few acts and some with none. One
 * campus is less active than the others, who may all be.
 */
export const people: fc.Arbitrary<Person[]> = rates.chain((of) =>
  fc.array(
    fc
      .record({
        campus: oneOf("campus", 3),
        course: oneOf("course", 4),
        level: oneOf("level", 2),
        nationality: oneOf("country", 6),
        since: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: MONTHS - 1 })),
        active: draws,
        saved: draws,
        about: fc.subarray(["law", "data", "retail", "health", "other"], { minLength: 1 }),
      })
      .map((person) => personOf(person, of)),
    { minLength: of.size, maxLength: of.size },
  ),
);

type Drawn = Readonly<Record<Dimension, string>> & {
  since: number;
  active: readonly number[];
  saved: readonly number[];
  about: readonly string[];
};

function personOf({ since, active, saved, about, ...groups }: Drawn, of: Rates): Person {
  const rate = groups.campus === "campus1" ? of.lazy : of.active;
  const member = active.map((_, month) => month >= since);
  const isActive = active.map((draw, month) => member[month]! && draw < rate);
  const hasSaved = saved.map((draw, month) => isActive[month]! && draw < of.saved);
  return {
    ...groups,
    did: { member, active: isActive, saved: hasSaved },
    things: hasSaved.includes(true) ? about : [],
  };
}

export function countsIn(of: readonly Person[], month: number): Map<Act, MonthCounts> {
  const there = of.filter(({ did }) => did.member[month]);
  return new Map(
    acts.map((act) => {
      const who = of.filter(({ did }) => did[act][month]);
      const by = Object.fromEntries(
        dimensions.map((one) => [
          one,
          new Map(
            [...new Set(there.map((person) => person[one]))].map((value) => [
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
