import fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, isoDay } from "#rules/days.ts";
import { propertyRuns } from "#test/property-runs.ts";
import type { Answers, WorkAnswer } from "./answers.ts";
import { assess, assessFor, factors, mostInAll, mostOf } from "./assess.ts";
import { englishTests } from "./english-scores.ts";
import { occupations } from "./occupations.ts";
import { type EnglishLevel, type Qualification, subclasses } from "./tables.ts";
import { timelineOf } from "./timeline.ts";

const aDay = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / 86_400_000, max: Date.parse(to) / 86_400_000 })
    .map((day) => isoDay(new Date(day * 86_400_000)));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const levels: readonly EnglishLevel[] = ["none", "competent", "proficient", "superior"];
const qualifications: readonly Qualification[] = [
  "none",
  "authority-accepted",
  "diploma",
  "bachelor",
  "doctorate",
];
const score = fc.integer({ min: 0, max: 220 });
const years = fc.integer({ min: 0, max: 10 });

const aPeriod = fc
  .record({
    where: fc.constantFrom("overseas" as const, "australia" as const),
    from: aDay("2012-01-01", "2028-01-01"),
    months: maybe(fc.integer({ min: 1, max: 120 })),
    hours: fc.constantFrom(10, 19, 20, 38),
  })
  .map(({ months, ...period }) => ({
    ...period,
    to: months === null ? null : addMonths(period.from, months),
  }));

const someWork: fc.Arbitrary<WorkAnswer> = fc.oneof(
  fc.record({ by: fc.constant("years" as const), overseas: years, australia: years }),
  fc.record({
    by: fc.constant("periods" as const),
    periods: fc.array(aPeriod, { maxLength: 5 }),
  }),
);

const someAnswers: fc.Arbitrary<Answers> = fc.record({
  bornOn: maybe(aDay("1975-01-01", "2010-12-31")),
  occupation: maybe(fc.constantFrom(...occupations.map(({ code }) => code))),
  hasSkillsAssessment: fc.boolean(),
  english: fc.oneof(
    fc.record({
      by: fc.constant("level" as const),
      level: maybe(fc.constantFrom(...levels)),
      satOn: maybe(aDay("2022-01-01", "2029-01-01")),
    }),
    fc.record({
      by: fc.constant("test" as const),
      test: fc.constantFrom(...englishTests),
      scores: fc.record({ listening: score, reading: score, writing: score, speaking: score }),
      satOn: aDay("2022-01-01", "2029-01-01"),
    }),
  ),
  hasEnglishPassport: fc.boolean(),
  work: someWork,
  qualification: maybe(fc.constantFrom(...qualifications)),
  hasSpecialistEducation: fc.boolean(),
  hasAustralianStudy: fc.boolean(),
  studyCounted: maybe(
    fc.record({ weeks: fc.integer({ min: 0, max: 200 }), months: fc.integer({ min: 0, max: 60 }) }),
  ),
  hasRegionalStudy: fc.boolean(),
  professionalYear: maybe(fc.record({ endedOn: maybe(aDay("2020-01-01", "2029-01-01")) })),
  hasCommunityLanguage: fc.boolean(),
  partner: maybe(
    fc.constantFrom("single", "citizen", "skilled", "competent-english", "other" as const),
  ),
  partnerBornOn: maybe(aDay("1975-01-01", "2005-12-31")),
});

const anInvitation = aDay("2026-07-16", "2031-12-31");
const often = { numRuns: propertyRuns(1000) };
const total = (answers: Answers, on: string) => assessFor("189", answers, on).total;

test("no line and no total is ever above its most, or below nothing", () => {
  fc.assert(
    fc.property(someAnswers, anInvitation, (answers, on) => {
      for (const subclass of subclasses) {
        const { points, total: sum, table } = assessFor(subclass, answers, on);
        const most = mostOf(table);
        for (const factor of factors) {
          expect(points[factor]).toBeLessThanOrEqual(most[factor]);
          if (factor !== "work-cap") expect(points[factor]).toBeGreaterThanOrEqual(0);
        }
        expect(sum).toBeLessThanOrEqual(mostInAll(table));
        expect(sum).toBeGreaterThanOrEqual(table.nomination);
      }
    }),
    often,
  );
});

test("work in and outside Australia never counts for more than the cap, and loses only what is over it", () => {
  fc.assert(
    fc.property(someAnswers, anInvitation, (answers, on) => {
      const { points, table } = assessFor("189", answers, on);
      const gross = points["work-overseas"] + points["work-australia"];
      expect(gross + points["work-cap"]).toBe(Math.min(table.workCap, gross));
    }),
    often,
  );
});

test("the visas differ by nomination alone", () => {
  fc.assert(
    fc.property(someAnswers, anInvitation, (answers, on) => {
      const all = assess(answers, on);
      expect(all["190"].total - all["189"].total).toBe(5);
      expect(all["491"].total - all["189"].total).toBe(15);
    }),
    often,
  );
});

test("better English, a higher qualification and more years of work never cost points", () => {
  const better = fc.tuple(years, years, years, years, fc.nat(3), fc.nat(3), fc.nat(4), fc.nat(4));
  fc.assert(
    fc.property(someAnswers, anInvitation, better, (answers, on, [a, b, c, d, e, f, g, h]) => {
      const rung = (abroad: number, here: number, level: number, award: number): Answers => ({
        ...answers,
        work: { by: "years", overseas: abroad, australia: here },
        english: { by: "level", level: levels[level]!, satOn: null },
        qualification: qualifications[award]!,
      });
      const low = rung(Math.min(a, b), Math.min(c, d), Math.min(e, f), Math.min(g, h));
      const high = rung(Math.max(a, b), Math.max(c, d), Math.max(e, f), Math.max(g, h));
      expect(total(high, on)).toBeGreaterThanOrEqual(total(low, on));
    }),
    often,
  );
});

test("a further tick never costs points", () => {
  const ticks = [
    "hasSpecialistEducation",
    "hasAustralianStudy",
    "hasRegionalStudy",
    "hasCommunityLanguage",
    "hasEnglishPassport",
  ] as const;
  fc.assert(
    fc.property(someAnswers, anInvitation, fc.constantFrom(...ticks), (answers, on, tick) => {
      expect(total({ ...answers, [tick]: true }, on)).toBeGreaterThanOrEqual(
        total({ ...answers, [tick]: false }, on),
      );
    }),
    often,
  );
});

test("a further stretch of work, or a longer one, never costs points", () => {
  fc.assert(
    fc.property(
      someAnswers,
      anInvitation,
      fc.array(aPeriod, { maxLength: 4 }),
      aPeriod,
      (answers, on, periods, further) => {
        const less: Answers = { ...answers, work: { by: "periods", periods } };
        const more: Answers = {
          ...answers,
          work: { by: "periods", periods: [...periods, further] },
        };
        expect(total(more, on)).toBeGreaterThanOrEqual(total(less, on));
      },
    ),
    often,
  );
});

test("the timeline misses no day: between its days every total stays what it was", () => {
  fc.assert(
    fc.property(someAnswers, aDay("2026-07-16", "2027-12-31"), (answers, from) => {
      const timeline = timelineOf(answers, from);
      let sum = timeline.totals["189"];
      const known = new Map(timeline.changes.map((change) => [change.on, change.totals["189"]]));
      for (let ahead = 0; ahead <= 5 * 365; ahead += 1) {
        const day = isoDay(new Date(Date.parse(from) + ahead * 86_400_000));
        sum = known.get(day) ?? sum;
        if (ahead % 7 === 0 || known.has(day)) expect(total(answers, day)).toBe(sum);
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);
