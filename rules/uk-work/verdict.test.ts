import { describe, expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import {
  aUkJob,
  gateOf,
  inCode,
  newcomer,
  newGraduate,
  someDay as on,
  readJob,
  sponsoredSince,
} from "#test/uk-jobs.ts";
import { passingOptions } from "./passing-options.ts";
import { prepareJob } from "./prepare-job.ts";
import { judge } from "./verdict.ts";
import type { Applicant } from "./verdict-types.ts";

const { employer } = aUkJob();

describe("pay", () => {
  test("a new graduate fits as a new entrant, with £1,200 to spare", () => {
    expect(readJob({})).toMatchObject({
      code: "fits-as-new-entrant",
      option: "E",
      spare: pounds(1_200),
      shortBy: null,
    });
  });

  test("pay at the standard line fits, and no clock runs", () => {
    const verdict = readJob({ annual: 54_700 });
    expect(verdict).toMatchObject({ code: "fits", option: "A", spare: 0 });
    expect(gateOf(verdict, "clock")).toMatchObject({ state: "open", code: "no-clock" });
  });

  test("the same advert is £15,200 below the line for somebody of 36 abroad", () => {
    const verdict = readJob({}, newcomer);
    expect(verdict).toMatchObject({ code: "below", option: "A", shortBy: pounds(15_200) });
    expect(gateOf(verdict, "clock")).toMatchObject({ state: "closed", code: "not-new-entrant" });
  });

  test("below every line, the nearest one is named", () => {
    expect(readJob({ annual: 30_000 })).toMatchObject({ option: "E", shortBy: pounds(8_300) });
  });

  test("£1 below the line of a doctorate is to be checked, whoever the employer may be", () => {
    const science = { ...newcomer, phd: "stem" } as const;
    const near = readJob({ ...inCode("2113"), annual: 36_699 }, science);
    expect(gateOf(near, "salary")).toMatchObject({ state: "unknown", code: "borderline" });
    expect(near).toMatchObject({ code: "cannot-tell", option: "C" });
    const far = readJob({ ...inCode("2113"), annual: 36_000 }, science);
    expect(gateOf(far, "salary")).toMatchObject({ code: "depends-on-reader" });
  });

  test("pay that is not said never passes", () => {
    const verdict = readJob({ annual: null });
    expect(verdict).toMatchObject({ code: "cannot-tell", option: null, spare: null });
    expect(gateOf(verdict, "salary")).toMatchObject({ state: "unknown", code: "pay-not-said" });
  });

  test("thirty hours: the going rate falls, the threshold stays", () => {
    expect(readJob({ annual: 33_400, hours: 30 })).toMatchObject({ spare: 0 });
    expect(readJob({ annual: 33_399, hours: 30 })).toMatchObject({ shortBy: 100 });
  });

  test("hours not said: judged for 37.5, and the longest week is told", () => {
    const verdict = readJob({ hours: null });
    expect(verdict.code).toBe("fits-as-new-entrant");
    expect(gateOf(verdict, "salary")).toMatchObject({
      state: "open-if",
      code: "meets-if-hours",
      detail: { areHoursSaid: false, upToHours: 38.6 },
    });
  });

  test("hours not said do not matter where forty would pass too", () => {
    expect(gateOf(readJob({ annual: 60_000, hours: null }), "salary").state).toBe("open");
  });

  test("£50 below a rounded rate is to be checked, and no answer", () => {
    const verdict = readJob({ annual: 38_250 });
    expect(verdict).toMatchObject({ code: "cannot-tell", shortBy: null });
    expect(gateOf(verdict, "salary")).toMatchObject({ state: "unknown", code: "borderline" });
    expect(readJob({ annual: 38_199 }).code).toBe("below");
  });

  test("£50 over a rounded rate is to be checked as well", () => {
    const salaryAt = (annual: number) => gateOf(readJob({ annual }), "salary");
    expect(salaryAt(38_350)).toMatchObject({ state: "open-if", code: "meets-borderline" });
    expect(salaryAt(38_401)).toMatchObject({ state: "open", code: "meets" });
  });

  test("the standard line takes no percentage: £1 below it is below, and on it is met", () => {
    expect(readJob({ annual: 54_699 }, newcomer)).toMatchObject({ code: "below", shortBy: 100 });
    expect(gateOf(readJob({ annual: 54_700 }, newcomer), "salary").state).toBe("open");
  });

  test("hours not said: no plain no where a full week of 35 would do", () => {
    expect(gateOf(readJob({ annual: 36_000, hours: null }), "salary")).toMatchObject({
      state: "unknown",
      code: "below-unless-hours",
      detail: { upToHours: 35.2 },
    });
    expect(readJob({ annual: 35_000, hours: null }).code).toBe("below");
    expect(readJob({ annual: 36_000, hours: 37.5 }).code).toBe("below");
  });

  test("somebody who said nothing gets no answer between the lines, and a clear one outside them", () => {
    const silent: Applicant = { ...newcomer, bornOn: null, lastPermission: null, phd: null };
    expect(readJob({}, silent).code).toBe("cannot-tell");
    expect(readJob({ annual: 54_700 }, silent).code).toBe("fits");
    expect(readJob({ annual: 24_000 }, silent).code).toBe("below");
  });
});

describe("employer", () => {
  test.each(["other-routes", "possible", "unknown"] as const)(
    "%s is neither a pass nor a no",
    (standing) => {
      const verdict = readJob({ employer: { ...employer, standing } });
      expect(verdict.code).toBe("cannot-tell");
      expect(gateOf(verdict, "licence").state).toBe("unknown");
      expect(JSON.stringify(verdict)).not.toMatch(/cannot sponsor/i);
    },
  );

  test("a rating that is not A shuts the gate to new workers, not to those who may stay", () => {
    const job = { employer: { ...employer, standing: "restricted" }, annual: 60_000 } as const;
    expect(readJob(job).code).toBe("employer-not-a-rated");
    expect(gateOf(readJob(job), "licence").state).toBe("closed");
    expect(readJob(job, sponsoredSince("2025-09-01")).code).toBe("cannot-tell");
  });

  test("not found goes after a certain no: pay that is below is below at any employer", () => {
    const notFound = { employer: { ...employer, standing: "not-found" } } as const;
    expect(readJob({ ...notFound, annual: 20_000 }).code).toBe("below");
  });

  test("not found is said as such, and not as a no", () => {
    const verdict = readJob({ employer: { ...employer, standing: "not-found" } });
    expect(verdict.code).toBe("employer-not-found");
    expect(gateOf(verdict, "licence").state).toBe("unknown");
    expect(JSON.stringify(verdict)).not.toMatch(/cannot sponsor/i);
  });
});

describe("occupation", () => {
  test.each([
    ["7111", "not-eligible"],
    ["3543", "medium-not-listed"],
  ])("%s is not eligible: %s", (socCode, why) => {
    const verdict = readJob({ ...inCode(socCode), annual: 90_000 });
    expect(verdict.code).toBe("occupation-not-eligible");
    expect(gateOf(verdict, "occupation")).toMatchObject({ state: "closed", code: why });
  });

  test("a code below degree level is kept by those who came before 22 July 2025", () => {
    const job = { ...inCode("3543"), annual: 60_000 };
    expect(readJob(job, sponsoredSince("2025-07-21")).code).toBe("fits");
    expect(readJob(job, sponsoredSince("2025-07-22")).code).toBe("occupation-not-eligible");
  });

  test("a permission that has ended keeps nothing", () => {
    const lastPermission = { kind: "skilled-worker", endsOn: "2026-11-14", since: "2024-01-01" };
    const reader = { ...sponsoredSince("2024-01-01"), lastPermission } as Applicant;
    const verdict = readJob({ ...inCode("3543"), annual: 60_000 }, reader);
    expect(verdict.code).toBe("occupation-not-eligible");
  });

  test("codes of old permissions need one from before 4 April 2024", () => {
    const job = { ...inCode("9252"), annual: 60_000 };
    expect(readJob(job, sponsoredSince("2024-04-03"))).toMatchObject({ code: "fits", option: "F" });
    expect(readJob(job, sponsoredSince("2024-04-04")).code).toBe("occupation-not-eligible");
  });

  test("between codes the verdict waits and offers them", () => {
    const verdict = readJob({ occupation: { candidates: ["2134", "2133", "3131"] } });
    expect(verdict.code).toBe("cannot-tell");
    expect(gateOf(verdict, "occupation")).toMatchObject({
      code: "unsure",
      detail: { candidates: [{ socCode: "2134" }, { socCode: "2133" }, { socCode: "3131" }] },
    });
  });

  test("a likely code is open on condition", () => {
    const verdict = readJob({ occupation: { socCode: "2134", confidence: "likely" } });
    expect(verdict.code).toBe("fits-as-new-entrant");
    expect(gateOf(verdict, "occupation").state).toBe("open-if");
  });

  test("a code that does not exist is not guessed at", () => {
    const verdict = readJob(inCode("9999"));
    expect(verdict.code).toBe("cannot-tell");
    expect(gateOf(verdict, "occupation").code).toBe("unknown-code");
  });

  test("care work is closed from abroad and not judged from inside", () => {
    const job = { ...inCode("6135"), annual: 60_000 };
    expect(readJob(job, newcomer).code).toBe("occupation-not-eligible");
    expect(readJob(job).code).toBe("cannot-tell");
    expect(readJob(job, sponsoredSince("2024-01-01")).code).toBe("cannot-tell");
  });

  test("prison officers: from inside the UK, until the end of 2026", () => {
    const job = { ...inCode("3314"), annual: 42_000 };
    expect(readJob(job).code).toBe("fits");
    expect(readJob(job, newcomer).code).toBe("occupation-not-eligible");
    expect(readJob(job, newGraduate, "2027-01-01").code).toBe("occupation-not-eligible");
  });
});

describe("days", () => {
  test("a day before the rules we hold is refused, not guessed", () => {
    expect(() => readJob({}, newGraduate, "2026-04-07")).toThrow("covers 2026-04-07");
    const unsure = aUkJob({ occupation: { candidates: [] } });
    expect(() => prepareJob(unsure, "2026-04-07")).toThrow("covers 2026-04-07");
  });

  test("a prepared job says until when it holds, and survives being kept as JSON", () => {
    const prepared = prepareJob(aUkJob({ ...inCode("3544") }), on);
    expect(prepared.goodUntil).toBe("2026-12-30");
    expect(prepareJob(aUkJob(), on).goodUntil).toBeNull();
    expect(prepareJob(aUkJob({ ...inCode("3544") }), "2027-02-01").goodUntil).toBe("2027-03-30");
    expect(prepareJob(aUkJob({ ...inCode("3544") }), "2027-04-01").goodUntil).toBeNull();
    expect(JSON.parse(JSON.stringify(prepared))).toEqual(prepared);
  });

  test("the same prepared job can be read for a later day while it holds", () => {
    const reader: Applicant = { ...newcomer, bornOn: "2000-12-01" };
    const prepared = prepareJob(aUkJob(), on);
    expect(judge(prepared, reader).code).toBe("fits-as-new-entrant");
    expect(judge({ ...prepared, on: "2026-12-01" }, reader).code).toBe("below");
  });
});

test("the board is told which options the pay alone can pass", () => {
  expect(passingOptions(prepareJob(aUkJob(), on))).toEqual([..."EGHJ"]);
  expect(passingOptions(prepareJob(aUkJob({ annual: 54_700 }), on))).toEqual([..."ABCEFGHJ"]);
  expect(passingOptions(prepareJob(aUkJob({ annual: null }), on))).toEqual([]);
  expect(passingOptions(prepareJob(aUkJob({ ...inCode("3543"), annual: 90_000 }), on))).toEqual([
    ..."FJ",
  ]);
});
