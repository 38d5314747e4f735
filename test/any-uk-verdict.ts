import fc from "fast-check";
import { addDays, addMonths } from "#rules/days.ts";
import { pounds } from "#rules/money.ts";
import { allOccupations } from "#rules/uk-work/occupations/all-occupations.ts";
import type { Applicant, Permission, UkJob } from "#rules/uk-work/verdict-types.ts";

/** Any reader, any job and the days round which the rules turn, for properties of a verdict. */
const on = "2026-11-15";

const anyDay = fc.integer({ min: -1_500, max: 1_500 }).map((days) => addDays(on, days));
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

const anyCourse = fc.record({
  level: fc.constantFrom("undergraduate", "masters", "doctorate", "teaching", "other", null),
  isFullTime: maybe(fc.boolean()),
  startedOn: maybe(anyDay),
  completedOn: maybe(anyDay),
} as const);

const anyPermission: fc.Arbitrary<Permission> = fc.oneof(
  fc.record({ kind: fc.constant("student" as const), endsOn: anyDay, course: anyCourse }),
  fc.record({ kind: fc.constant("graduate" as const), endsOn: anyDay }),
  fc.record({ kind: fc.constant("skilled-worker" as const), endsOn: anyDay, since: maybe(anyDay) }),
  fc.record({ kind: fc.constantFrom("no-switching" as const, "other" as const), endsOn: anyDay }),
);

export const anyReader: fc.Arbitrary<Applicant> = fc.record({
  bornOn: maybe(fc.integer({ min: 18 * 12, max: 40 * 12 }).map((age) => addMonths(on, -age))),
  lastPermission: fc.oneof(anyPermission, fc.constantFrom("none" as const, null)),
  monthsCounted: maybe(fc.integer({ min: 0, max: 60 })),
  phd: fc.constantFrom("none", "relevant", "stem", null),
  isTransitional: maybe(fc.boolean()),
  applyingFrom: fc.constantFrom("uk", "uk-as-visitor", "abroad", null),
  english: fc.constantFrom("b2", "b1-before", "none", null),
  certificateOn: maybe(fc.constantFrom("2026-11-01", "2026-12-30", "2026-12-31", "2027-01-20")),
  towardsRegistration: maybe(fc.boolean()),
});

const anyCode = fc.constantFrom(...allOccupations.map(({ socCode }) => socCode));
export const anyPay = fc.integer({ min: 15_000, max: 130_000 }).map(pounds);
export const anyHours = fc.integer({ min: 160, max: 600 }).map((tenths) => tenths / 10);

export const anyJob: fc.Arbitrary<UkJob> = fc.record({
  employer: fc.record({
    standing: fc.constantFrom(
      "licensed",
      "licensed",
      "licensed",
      "restricted",
      "possible",
      "not-found",
    ),
    name: fc.constantFrom("Bramley Systems", "Ferry Quay NHS Foundation Trust", null),
    town: fc.constant(null),
    asOf: fc.constant(null),
  }),
  occupation: fc.record({
    socCode: anyCode,
    confidence: fc.constantFrom("settled", "chosen", "sure", "likely"),
  }),
  pay: fc.record({ annual: anyPay, weeklyHours: maybe(anyHours) }),
  nation: fc.constantFrom("england", "scotland", "wales", "northern-ireland", null),
  isPostdoctoral: fc.boolean(),
  towardsRegistration: maybe(fc.boolean()),
  startsOn: maybe(anyDay),
} as const);

export const anyApplicationDay = fc.constantFrom(
  on,
  "2026-12-30",
  "2026-12-31",
  "2027-01-15",
  "2027-02-01",
  "2027-03-30",
  "2027-03-31",
  "2028-07-22",
  "2030-05-01",
);
