import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#rules/days.ts";
import { anyApplicationDay, anyHours, anyJob, anyPay, anyReader } from "#test/any-uk-verdict.ts";
import { propertyRuns } from "#test/property-runs.ts";
import { newEntrantClock } from "./clock.ts";
import { applicantOn } from "./counted-time.ts";
import { findNewEntrant } from "./new-entrant.ts";
import { prepareJob } from "./prepare-job.ts";
import { judge } from "./verdict.ts";
import type { Applicant, UkJob, VerdictCode } from "./verdict-types.ts";

const settings = { numRuns: propertyRuns(2_000) };
const on = "2026-11-15";

/** Worse to better; what pay and hours cannot change stands apart. */
const ranks: Record<VerdictCode, number> = {
  "occupation-not-eligible": 0,
  "employer-not-found": 2,
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
      const richer = {
        ...job,
        pay: { ...job.pay, annual: job.pay.annual && job.pay.annual + more },
      };
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
      // It counts for three months, and an application for no start more than three months away.
      if (day > "2027-03-20" || (job.startsOn ?? "") > "2027-06-20") return;
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
