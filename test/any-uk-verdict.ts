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

/** Over by every day that is asked for. */
const endedBefore = fc.integer({ min: 1, max: 400 }).map((days) => addDays(on, -days));

const anyPermission: fc.Arbitrary<Permission> = fc.oneof(
  fc.record({ kind: fc.constant("student" as const), endsOn: anyDay, course: anyCourse }),
  fc.record({ kind: fc.constant("graduate" as const), endsOn: anyDay }),
  fc.record({ kind: fc.constant("graduate" as const), endsOn: endedBefore }),
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
/** Codes that a list, a pay scale or a rule of their own decides, among so many others. */
const ruledCode = fc.constantFrom(
  ..."2142 2115 3544 6135 6136 3314 2231 2312 2113 1171 1232".split(" "),
);
const anyOccupation: fc.Arbitrary<UkJob["occupation"]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      socCode: fc.oneof(anyCode, ruledCode, fc.constant("9999")),
      confidence: fc.constantFrom("settled", "chosen", "sure", "likely"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ candidates: fc.uniqueArray(anyCode, { minLength: 0, maxLength: 3 }) }),
  },
);

export const anyPay = fc.integer({ min: 15_000, max: 130_000 }).map(pounds);
export const anyHours = fc.integer({ min: 160, max: 600 }).map((tenths) => tenths / 10);

/** As an advert by the hour is read: the year's pay of the hours it names. */
const hourlyPay = fc
  .record({ pence: fc.integer({ min: 900, max: 6_000 }), hours: anyHours })
  .map(({ pence, hours }) => ({ annual: Math.round(pence * hours * 52), weeklyHours: hours }));

/** A week too short for the full pay, and one whose pay may be that of a full week. */
const partTimePay = fc.oneof(
  fc.record({ annual: anyPay, weeklyHours: fc.integer({ min: 4, max: 30 }) }),
  fc.record({
    annual: fc.constant(null),
    weeklyHours: maybe(fc.integer({ min: 4, max: 30 })),
    isForAnotherWeek: fc.constant(true),
  }),
);

const anyPayOfJob: fc.Arbitrary<UkJob["pay"]> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ annual: anyPay, weeklyHours: maybe(anyHours) }) },
  { weight: 1, arbitrary: fc.record({ annual: fc.constant(null), weeklyHours: maybe(anyHours) }) },
  { weight: 2, arbitrary: hourlyPay },
  { weight: 2, arbitrary: partTimePay },
);

export const anyJob: fc.Arbitrary<UkJob> = fc.record({
  employer: fc.record({
    standing: fc.constantFrom(
      "licensed",
      "licensed",
      "licensed",
      "licensed",
      "restricted",
      "other-routes",
      "possible",
      "not-found",
      "unknown",
    ),
    name: fc.constantFrom("Bramley Systems", "Ferry Quay NHS Foundation Trust", null),
    town: fc.constant(null),
    asOf: fc.constant(null),
  }),
  occupation: anyOccupation,
  pay: anyPayOfJob,
  nation: fc.constantFrom("england", "scotland", "wales", "northern-ireland", null),
  isPostdoctoral: fc.boolean(),
  towardsRegistration: maybe(fc.boolean()),
  startsOn: maybe(anyDay),
  payScaleRole: fc.constantFrom("Band 5", "Band 8a", null),
} as const);

/** The last day and the first day round each end of the rules, and days well after them. */
export const anyApplicationDay = fc.constantFrom(
  on,
  "2026-12-30",
  "2026-12-31",
  "2027-01-01",
  "2027-01-15",
  "2027-02-01",
  "2027-03-30",
  "2027-03-31",
  "2027-12-31",
  "2028-01-01",
  "2028-07-21",
  "2028-07-22",
  "2030-04-04",
  "2030-05-01",
);
