import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateCrs } from "./crs.ts";
import { abilities, canadianStudies, educations, type Levels, type Profile } from "./profile.ts";
import { nextBirthday, whatWouldRaise } from "./raises.ts";

const TODAY = "2026-11-15";
const level = fc.integer({ min: 0, max: 12 });
const levels: fc.Arbitrary<Levels> = fc.record({
  listening: level,
  speaking: level,
  reading: level,
  writing: level,
});
const years = fc.integer({ min: 0, max: 12 });
const profiles: fc.Arbitrary<Profile> = fc.record({
  partner: fc.option(
    fc.record({
      education: fc.constantFrom(...educations),
      levels: fc.option(levels),
      canadianYears: years,
    }),
  ),
  age: fc.integer({ min: 0, max: 80 }),
  education: fc.constantFrom(...educations),
  firstLanguage: fc.constantFrom("english", "french"),
  first: levels,
  second: fc.option(levels),
  canadianYears: years,
  foreignYears: years,
  hasTradeCertificate: fc.boolean(),
  hasSiblingInCanada: fc.boolean(),
  canadianStudy: fc.constantFrom(...canadianStudies),
  isNominated: fc.boolean(),
});

const total = (profile: Profile) => estimateCrs(profile, TODAY).total;

test("never below nothing, never above 1,200, no part and no line above its own maximum", () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const estimate = estimateCrs(profile, TODAY);
      expect(estimate.total).toBeGreaterThanOrEqual(0);
      expect(estimate.total).toBeLessThanOrEqual(1_200);
      for (const { points, most, lost } of Object.values(estimate.parts)) {
        expect(points).toBeLessThanOrEqual(most);
        expect(lost).toBeGreaterThanOrEqual(0);
      }
      for (const { points, most } of estimate.lines) expect(points).toBeLessThanOrEqual(most);
    }),
  );
});

/** Everything the law rewards: one step more is never worth less. */
const stepsUp: readonly [string, (profile: Profile) => Profile][] = [
  ["a year of work in Canada", (p) => ({ ...p, canadianYears: p.canadianYears + 1 })],
  ["a year of work abroad", (p) => ({ ...p, foreignYears: p.foreignYears + 1 })],
  ["education", (p) => ({ ...p, education: next(educations, p.education) })],
  ["a trade certificate", (p) => ({ ...p, hasTradeCertificate: true })],
  ["a brother or sister", (p) => ({ ...p, hasSiblingInCanada: true })],
  ["study in Canada", (p) => ({ ...p, canadianStudy: next(canadianStudies, p.canadianStudy) })],
  ["a nomination", (p) => ({ ...p, isNominated: true })],
  ...abilities.flatMap((ability): [string, (profile: Profile) => Profile][] => [
    [`first ${ability}`, (p) => ({ ...p, first: up(p.first, ability) })],
    [`second ${ability}`, (p) => (p.second ? { ...p, second: up(p.second, ability) } : p)],
  ]),
  [
    "a partner's education",
    (p) =>
      p.partner
        ? { ...p, partner: { ...p.partner, education: next(educations, p.partner.education) } }
        : p,
  ],
  [
    "a partner's work",
    (p) =>
      p.partner
        ? { ...p, partner: { ...p.partner, canadianYears: p.partner.canadianYears + 1 } }
        : p,
  ],
];

test.each(stepsUp)("more of this is never worth less: %s", (_what, raise) => {
  fc.assert(
    fc.property(profiles, (profile) => {
      expect(total(raise(profile))).toBeGreaterThanOrEqual(total(profile));
    }),
  );
});

test("from 20 on a birthday never adds a point", () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      fc.pre(profile.age >= 20);
      expect(nextBirthday(profile, TODAY).change).toBeLessThanOrEqual(0);
    }),
  );
});

test("whatever is said to raise the estimate raises it by what is said, and stays within 1,200", () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      for (const raise of whatWouldRaise(profile, TODAY)) {
        expect(raise.gain).toBeGreaterThan(0);
        expect(raise.total).toBe(total(profile) + raise.gain);
        expect(raise.total).toBeLessThanOrEqual(1_200);
      }
    }),
  );
});

function next<Value>(ranked: readonly Value[], value: Value): Value {
  return ranked[Math.min(ranked.indexOf(value) + 1, ranked.length - 1)]!;
}

function up(given: Levels, ability: (typeof abilities)[number]): Levels {
  return { ...given, [ability]: given[ability] + 1 };
}
