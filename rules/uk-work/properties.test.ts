import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths } from "#rules/days.ts";
import { pounds } from "#rules/money.ts";
import { newEntrantClock } from "./clock.ts";
import { applicantOn } from "./counted-time.ts";
import { findNewEntrant } from "./new-entrant.ts";
import { allOccupations } from "./occupations/all-occupations.ts";
import { prepareJob } from "./prepare-job.ts";
import { judge } from "./verdict.ts";
import type { Applicant, Permission, UkJob, VerdictCode } from "./verdict-types.ts";

const settings = { numRuns: 2_000, seed: 20261115 };
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

const anyReader: fc.Arbitrary<Applicant> = fc.record({
  bornOn: maybe(fc.integer({ min: 18 * 12, max: 40 * 12 }).map((age) => addMonths(on, -age))),
  lastPermission: fc.oneof(anyPermission, fc.constantFrom("none" as const, null)),
  monthsCounted: maybe(fc.integer({ min: 0, max: 60 })),
  phd: fc.constantFrom("none", "relevant", "stem", null),
  isTransitional: maybe(fc.boolean()),
  applyingFrom: fc.constantFrom("uk", "uk-as-visitor", "abroad", null),
  english: fc.constantFrom("b2", "b1-before", "none", null),
});

const anyCode = fc.constantFrom(...allOccupations.map(({ socCode }) => socCode));
const anyPay = fc.integer({ min: 15_000, max: 130_000 }).map(pounds);
const anyHours = fc.integer({ min: 160, max: 600 }).map((tenths) => tenths / 10);

const anyJob: fc.Arbitrary<UkJob> = fc.record({
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
  occupation: fc.record({ socCode: anyCode, confidence: fc.constantFrom("sure", "likely") }),
  pay: fc.record({ annual: anyPay, weeklyHours: maybe(anyHours) }),
  nation: fc.constantFrom("england", "scotland", "wales", "northern-ireland", null),
  isPostdoctoral: fc.boolean(),
  towardsRegistration: maybe(fc.boolean()),
  startsOn: maybe(anyDay),
} as const);

const anyApplicationDay = fc.constantFrom(
  on,
  "2026-12-30",
  "2026-12-31",
  "2027-02-01",
  "2030-05-01",
);

/** Worse to better; what pay and hours cannot change stands apart. */
const ranks: Record<VerdictCode, number> = {
  "occupation-not-eligible": 0,
  "employer-not-found": 0,
  "employer-not-a-rated": 0,
  below: 1,
  "cannot-tell": 2,
  "fits-as-new-entrant": 3,
  fits: 4,
};

/** A fit on a condition, or by a list that ends, is no better than a sure one on a clock. */
function rankOf(job: UkJob, reader: Applicant, day: string): number {
  const { code, gates, option } = judge(prepareJob(job, day), reader);
  const isConditional = gates.some(({ gate, state }) => gate === "salary" && state === "open-if");
  const isTimed = isConditional || option === "D" || option === "I";
  return Math.min(ranks[code], isTimed ? ranks["fits-as-new-entrant"] : ranks.fits);
}

test("more pay never makes the verdict worse", () => {
  fc.assert(
    fc.property(anyJob, anyReader, anyApplicationDay, anyPay, (job, reader, day, more) => {
      const richer = { ...job, pay: { ...job.pay, annual: job.pay.annual! + more } };
      expect(rankOf(richer, reader, day)).toBeGreaterThanOrEqual(rankOf(job, reader, day));
    }),
    settings,
  );
});

test("more hours for the same pay never make it better", () => {
  fc.assert(
    fc.property(anyJob, anyReader, anyHours, anyHours, (job, reader, one, other) => {
      const [short, long] = [Math.min(one, other), Math.max(one, other)].map((weeklyHours) => ({
        ...job,
        pay: { ...job.pay, weeklyHours },
      }));
      expect(rankOf(long!, reader, on)).toBeLessThanOrEqual(rankOf(short!, reader, on));
    }),
    settings,
  );
});

test("more time used never makes it better", () => {
  fc.assert(
    fc.property(anyJob, anyReader, fc.nat(60), fc.nat(60), (job, reader, used, more) => {
      const fresh = { ...reader, monthsCounted: used };
      const later = { ...reader, monthsCounted: used + more };
      expect(rankOf(job, later, on)).toBeLessThanOrEqual(rankOf(job, fresh, on));
    }),
    settings,
  );
});

test("nothing fits without pay, without a sure employer, or through a closed gate", () => {
  fc.assert(
    fc.property(
      anyJob,
      anyReader,
      anyApplicationDay,
      fc.boolean(),
      (job, reader, day, isSilent) => {
        const read = isSilent ? { ...job, pay: { ...job.pay, annual: null } } : job;
        const { code, gates, spare } = judge(prepareJob(read, day), reader);
        if (!code.startsWith("fits")) return;
        expect(isSilent).toBe(false);
        expect(job.employer.standing).toBe("licensed");
        expect(gates.map(({ state }) => state)).not.toContain("closed");
        expect(spare).toBeGreaterThanOrEqual(0);
      },
    ),
    settings,
  );
});

/** Options and grounds that somebody does not use are not rules they break. */
const choices = /^SW (4\.2, option|12\.)/;

test("what fits without a condition breaks no rule of its trace", () => {
  fc.assert(
    fc.property(anyJob, anyReader, anyApplicationDay, (job, reader, day) => {
      const { code, gates, trace } = judge(prepareJob(job, day), reader);
      if (!code.startsWith("fits") || gates.some(({ state }) => state !== "open")) return;
      const broken = trace.filter(({ rule, state }) => state === "not-met" && !choices.test(rule));
      expect(broken).toEqual([]);
    }),
    settings,
  );
});

test("a certificate from before a list's end, where it counts, is never worse than none", () => {
  fc.assert(
    fc.property(anyJob, anyReader, anyApplicationDay, (job, reader, day) => {
      const holder = { ...reader, certificateOn: "2026-12-20" };
      if (day > "2027-03-20") return;
      expect(rankOf(job, holder, day)).toBeGreaterThanOrEqual(rankOf(job, reader, day));
    }),
    settings,
  );
});

test("nobody fits as a new entrant once four years are used", () => {
  fc.assert(
    fc.property(
      anyJob,
      anyReader,
      fc.integer({ min: 48, max: 99 }),
      (job, reader, monthsCounted) => {
        const { code } = judge(prepareJob(job, on), { ...reader, monthsCounted });
        expect(code).not.toBe("fits-as-new-entrant");
      },
    ),
    settings,
  );
});

test("the last day to apply is the last day that counts", () => {
  fc.assert(
    fc.property(anyReader, (reader) => {
      const { state, applyBy } = newEntrantClock(reader, on);
      if (applyBy === null || state !== "running") return;
      const answerOn = (day: string) =>
        findNewEntrant(applicantOn(reader, { from: on, to: day }), day).answer;
      expect(answerOn(applyBy)).toBe("yes");
      expect(answerOn(addDays(applyBy, 1))).not.toBe("yes");
    }),
    settings,
  );
});

test("a prepared job can be kept: read from JSON it gives the same verdict", () => {
  fc.assert(
    fc.property(anyJob, anyReader, (job, reader) => {
      const prepared = prepareJob(job, on);
      expect(judge(JSON.parse(JSON.stringify(prepared)), reader)).toEqual(judge(prepared, reader));
    }),
    { ...settings, numRuns: 300 },
  );
});

test("until it says, a prepared job is what preparing it again would give", () => {
  fc.assert(
    fc.property(anyJob, fc.integer({ min: 0, max: 2_000 }), (job, days) => {
      const prepared = prepareJob(job, on);
      const later = addDays(on, days);
      if (prepared.goodUntil !== null && later > prepared.goodUntil) return;
      expect({ ...prepared, on: later }).toEqual({ ...prepareJob(job, later) });
    }),
    { ...settings, numRuns: 500 },
  );
});
