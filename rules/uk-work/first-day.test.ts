import fc from "fast-check";
import { expect, test } from "vitest";
import { anyApplicationDay, anyJob, anyReader } from "#test/any-uk-verdict.ts";
import { propertyRuns } from "#test/property-runs.ts";
import { aUkJob, gateOf, inCode, newcomer, type UkJobChange } from "#test/uk-jobs.ts";
import { applicantOn } from "./counted-time.ts";
import { prepareJob } from "./prepare-job.ts";
import { judge } from "./verdict.ts";
import type { Applicant } from "./verdict-types.ts";

const today = "2026-11-18";
const late = { startsOn: "2027-09-01" };
const young: Applicant = { ...newcomer, bornOn: "2001-03-01" };
const designer = { ...inCode("2142"), annual: 33_400 };
const sponsored: Applicant = {
  ...newcomer,
  monthsCounted: 48,
  applyingFrom: "uk",
  lastPermission: { kind: "skilled-worker", endsOn: "2027-01-31", since: "2025-09-01" },
};

function judged(change: UkJobChange, reader: Applicant, on = today) {
  return judge(prepareJob(aUkJob(change), on), reader);
}

test("a new entrant's line that is over by the first day to apply carries nothing", () => {
  const verdict = judged(late, young);
  expect(verdict).toMatchObject({ code: "below", shortBy: 15_200_00, on: today });
  expect(gateOf(verdict, "clock").detail.judgedOn).toBe("2027-06-01");
});

test.each([
  ["from abroad", newcomer],
  ["on a visa that ends before", sponsored],
])("nor does a list that has ended by then, %s", (_how, reader) => {
  expect(judged({ ...designer, ...late }, reader)).toMatchObject({
    code: "below",
    shortBy: 8_300_00,
  });
});

test("between a list's end and its last day to apply, an old certificate is asked for", () => {
  const verdict = judged({ ...designer, startsOn: "2027-05-01" }, newcomer);
  expect(verdict.code).toBe("fits");
  expect(gateOf(verdict, "salary").detail.certificateBy).toBe("2026-12-30");
  expect(gateOf(verdict, "clock")).toMatchObject({
    code: "apply-later",
    detail: { notBefore: "2027-02-01" },
  });
});

test("a line that lasts is judged as before", () => {
  const verdict = judged({ ...late, annual: 60_000 }, young);
  expect(verdict.code).toBe("fits");
  expect(gateOf(verdict, "clock").detail.judgedOn).toBeUndefined();
});

test("what an older visa keeps open may be kept by its extension: no certain no", () => {
  const reader: Applicant = {
    ...sponsored,
    lastPermission: { kind: "skilled-worker", endsOn: "2027-01-31", since: "2023-09-01" },
  };
  expect(judged({ ...inCode("1221"), annual: 60_000, ...late }, reader).code).toBe("cannot-tell");
});

test("judged on the day the headline names, the verdict still fits", () => {
  fc.assert(
    fc.property(anyJob, anyReader, anyApplicationDay, (job, reader, on) => {
      const verdict = judge(prepareJob(job, on), reader);
      if (!verdict.code.startsWith("fits")) return;
      const { code, detail } = gateOf(verdict, "clock");
      const day = code === "switch-later" && detail.isOfStart ? detail.applyFrom : detail.notBefore;
      if (day === null) return;
      const later = applicantOn(reader, { from: on, to: day });
      // A job that has to start later is another job.
      const moved = detail.isOfStart ? { ...job, startsOn: detail.notBefore } : job;
      expect(judge(prepareJob(moved, day), later).code).toMatch(/^fits/);
    }),
    { numRuns: propertyRuns(4_000) },
  );
});
