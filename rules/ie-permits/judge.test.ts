import { expect, test } from "vitest";
import { euros, inEuros } from "./euros.ts";
import { judgeIrishJob, waysByPayAlone } from "./judge.ts";
import { ruleTables } from "./rule-tables.ts";
import { type PermitWay, permitDays, permitPay } from "./tables.ts";
import type { Degree, IrishJob, IrishReader } from "./verdict-types.ts";

const TODAY = "2026-11-15";

const listed: IrishJob = {
  pay: { annual: euros(45_000) },
  occupation: "critical-skills",
  isLowerPaidSector: null,
  offerMonths: 24,
  employerStaff: "half-or-more",
  startsOn: null,
};
/** A job on neither list: the critical-skills ways for listed jobs are shut. */
const plain: IrishJob = { ...listed, occupation: "neither", isLowerPaidSector: false };
const degree: Degree = { isRelevant: true, awardedOn: "2024-06-01", isIrish: true, level: 9 };
const older: IrishReader = { degree };
const fresh: IrishReader = { degree: { ...degree, awardedOn: "2026-09-01" } };

const paid = (job: IrishJob, amount: number): IrishJob => ({
  ...job,
  pay: { annual: euros(amount) },
});

function way(name: PermitWay, job: IrishJob, reader: IrishReader, on = TODAY) {
  return judgeIrishJob(job, reader, on).options.find((option) => option.way === name);
}

test.each([
  [40_904, "fits", "critical-list"],
  [40_903, "fits-general", "general"],
])("a listed job at €%i, degree of some years ago: %s", (pay, code, option) => {
  expect(judgeIrishJob(paid(listed, pay), older, TODAY)).toMatchObject({ code, option });
});

test.each([
  [36_848, "fits-as-recent-graduate", "critical-list-graduate"],
  [36_847, "fits-general", "general"],
  [36_604, "fits-general", "general-graduate"],
  [34_008, "cannot-tell", null], // a lower-paid sector could still be meant
])("a listed job at €%i, degree of this autumn: %s", (pay, code, option) => {
  expect(judgeIrishJob(paid(listed, pay), fresh, TODAY)).toMatchObject({ code, option });
});

test.each([
  [68_912, "fits", "critical-any"],
  [68_911, "fits-general", "general"],
])("any eligible job at €%i needs more than the line: %s", (pay, code, option) => {
  expect(judgeIrishJob(paid(plain, pay), { degree: "none" }, TODAY)).toMatchObject({
    code,
    option,
  });
});

test.each([
  [36_605, "fits-general", null],
  [36_604, "below", 100],
  [30_000, "below", 660_500],
])("a job on neither list at €%i, no degree: %s", (pay, code, shortBy) => {
  expect(judgeIrishJob(paid(plain, pay), { degree: "none" }, TODAY)).toMatchObject({
    code,
    shortBy,
  });
});

test.each([
  [34_009, "fits-general"],
  [34_008, "below"],
])("a job on neither list at €%i, Irish degree of this autumn: %s", (pay, code) => {
  expect(judgeIrishJob(paid(plain, pay), fresh, TODAY).code).toBe(code);
});

test("a lower-paid sector has its own line, once somebody says that it is one", () => {
  const sector = { ...plain, isLowerPaidSector: true };
  expect(judgeIrishJob(paid(sector, 32_691), older, TODAY).option).toBe("general-sector");
  expect(judgeIrishJob(paid(sector, 32_690), older, TODAY).code).toBe("below");
  const unsaid = { ...plain, isLowerPaidSector: null };
  expect(judgeIrishJob(paid(unsaid, 32_691), older, TODAY).code).toBe("cannot-tell");
});

test.each([
  ["2026-02-28", 38_000, "fits"],
  ["2026-02-28", 37_999, "fits-general"],
  ["2026-03-01", 38_000, "fits-general"],
  ["2026-03-01", 40_904, "fits"],
  ["2026-02-28", 34_000, "fits-general"],
  ["2026-02-28", 33_999, "below"],
])("applied for on %s, a listed job at €%i: %s", (on, pay, code) => {
  const job = { ...paid(listed, pay), isLowerPaidSector: false };
  expect(judgeIrishJob(job, older, on).code).toBe(code);
});

test("before March 2026 the high line was €64,000, and no graduate line is known to us", () => {
  expect(way("critical-any", paid(plain, 64_001), older, "2026-02-28")?.passes).toBe(true);
  expect(way("critical-any", paid(plain, 64_000), older, "2026-02-28")?.passes).toBe(false);
  expect(way("critical-list-graduate", listed, fresh, "2026-02-28")).toBeUndefined();
  expect(way("general-graduate", listed, fresh, "2026-02-28")).toBeUndefined();
});

test.each([
  ["2025-11-15", "yes"],
  ["2025-11-14", "no"],
  [TODAY, "yes"],
  ["2026-11-16", "no"],
])("a degree of %s is from the 12 months before 15 November 2026: %s", (awardedOn, open) => {
  const reader = { degree: { ...degree, awardedOn } };
  expect(way("critical-list-graduate", listed, reader)?.open).toBe(open);
});

test.each<[string, Partial<Degree>, string, string]>([
  ["from abroad", { isIrish: false }, "no", "degree-not-irish"],
  ["at level 7", { level: 7 }, "no", "no-degree"],
  ["at level 8", { level: 8 }, "if", "labour-market-test"],
  ["of unknown level", { level: null }, "unknown", "degree-not-said"],
])("the General permit's graduate line and a degree %s", (_case, change, open, because) => {
  const reader = { degree: { ...degree, awardedOn: "2026-09-01", ...change } };
  expect(way("general-graduate", plain, reader)).toMatchObject({ open, because });
});

test("without the lists nothing is passed, and the pay alone still says which lines it meets", () => {
  const verdict = judgeIrishJob({ ...listed, occupation: "unknown" }, older, TODAY);
  expect(verdict).toMatchObject({ code: "cannot-tell", option: null, spare: null });
  expect(verdict.gates[0]).toMatchObject({ gate: "occupation", state: "unknown" });
  expect(waysByPayAlone(verdict).map((option) => option.way)).toEqual([
    "critical-list",
    "critical-list-graduate",
    "general",
    "general-graduate",
    "general-sector",
  ]);
});

test("a job whose pay is not said is never a pass", () => {
  const verdict = judgeIrishJob({ ...listed, pay: { annual: null } }, fresh, TODAY);
  expect(verdict.code).toBe("cannot-tell");
  expect(verdict.gates.find(({ gate }) => gate === "salary")).toMatchObject({ state: "unknown" });
  expect(waysByPayAlone(verdict)).toEqual([]);
});

test("under every line, even unknown lists leave no way", () => {
  const poor = { ...paid(listed, 32_690), occupation: "unknown" } as const;
  expect(judgeIrishJob(poor, older, TODAY).code).toBe("below");
});

test("an ineligible job stays ineligible at any pay", () => {
  const job = { ...paid(listed, 90_000), occupation: "ineligible" } as const;
  expect(judgeIrishJob(job, fresh, TODAY).code).toBe("occupation-not-eligible");
});

test("an employer with too few staff from the EEA cannot be given one; a start-up may", () => {
  expect(judgeIrishJob({ ...listed, employerStaff: "fewer" }, older, TODAY).code).toBe(
    "employer-not-eligible",
  );
  expect(way("critical-list", { ...listed, employerStaff: "start-up" }, older)).toMatchObject({
    open: "if",
    because: "employer-to-show",
  });
});

test("an offer under two years leaves the General permit", () => {
  expect(judgeIrishJob({ ...listed, offerMonths: 23 }, older, TODAY)).toMatchObject({
    code: "fits-general",
    option: "general",
  });
});

test("what only the employer knows is open with a condition, not unknown", () => {
  const verdict = judgeIrishJob(
    { ...listed, employerStaff: null, offerMonths: null },
    older,
    TODAY,
  );
  expect(verdict.code).toBe("fits");
  expect(verdict.gates.find(({ gate }) => gate === "employer")).toMatchObject({ state: "open-if" });
});

test.each<[string, Partial<IrishJob>, string]>([
  ["all that it asks for is said", {}, "met"],
  ["how long the offer is for is not said", { offerMonths: null }, "unknown"],
  ["the staff are not said", { employerStaff: null }, "unknown"],
  ["the offer is short", { offerMonths: 23 }, "not-met"],
])("the Critical Skills way where %s is %s", (_case, change, state) => {
  const { trace } = judgeIrishJob({ ...listed, ...change }, older, TODAY);
  expect(trace.find(({ rule }) => rule === "Critical Skills, listed job")?.state).toBe(state);
});

test("a way that waits for a labour-market test is not met", () => {
  const { trace, gates } = judgeIrishJob(paid(plain, 37_000), older, TODAY);
  expect(trace.find(({ rule }) => rule === "General permit")).toMatchObject({
    state: "unknown",
    found: expect.stringContaining("has to test the labour market first"),
  });
  expect(gates.find(({ gate }) => gate === "employer")).toMatchObject({
    state: "open-if",
    code: "market-to-test",
  });
});

test.each([
  ["2027-02-07", "open", "2026-11-15"],
  ["2027-02-06", "open-if", "2027-02-07"],
])("a job that starts on %s: %s", (startsOn, state, day) => {
  const { gates } = judgeIrishJob({ ...listed, startsOn }, older, TODAY);
  expect(gates.at(-1)).toMatchObject({ gate: "clock", state, detail: { day } });
});

test("the weeks before a start are asked of Critical Skills permits only", () => {
  const general = {
    ...paid(listed, 37_000),
    occupation: "neither",
    startsOn: "2026-11-20",
  } as const;
  const { code, gates, trace } = judgeIrishJob(general, older, TODAY);
  expect(code).toBe("fits-general");
  expect(gates.some(({ gate }) => gate === "clock")).toBe(false);
  expect(trace.some(({ rule }) => rule === "Start of the job")).toBe(false);
});

test("without a start there is no clock to draw", () => {
  expect(judgeIrishJob(listed, older, TODAY).gates.map(({ gate }) => gate)).toEqual([
    "occupation",
    "degree",
    "salary",
    "employer",
  ]);
});

test("more pay never turns a pass into a miss", () => {
  const fits = (amount: number) =>
    judgeIrishJob(paid(listed, amount), fresh, TODAY).option !== null;
  const amounts = Array.from({ length: 80 }, (_, step) => 30_000 + 500 * step);
  const passes = amounts.map(fits);
  expect(passes).toEqual([...passes].sort((a, b) => Number(a) - Number(b)));
});

test("every line of the working names its source and its day", () => {
  const { trace } = judgeIrishJob({ ...listed, startsOn: "2027-06-01" }, fresh, TODAY);
  expect(trace).toHaveLength(8);
  for (const line of trace) {
    expect(line.source).toMatch(/^https:\/\/enterprise\.gov\.ie\//);
    expect(line.effectiveFrom <= TODAY).toBe(true);
  }
});

test.each(["2025-12-04", "2027-03-01"])("%s is outside every row: refused, not guessed", (on) => {
  expect(() => judgeIrishJob(listed, older, on)).toThrow(`covers ${on}`);
});

test("the days we say we cover are the days the rows cover", () => {
  const starts = permitPay.map(({ effectiveFrom }) => effectiveFrom).sort();
  const ends = permitPay.map(({ effectiveTo }) => effectiveTo ?? "").sort();
  expect(permitDays).toEqual({ first: starts[0], last: ends.at(-1) });
});

test("euros are written as readers know them", () => {
  expect(inEuros(4_090_400)).toBe("€40,904");
  expect(inEuros(4_090_450)).toBe("€40,904.50");
});

test("every table in force is to be read again within 90 days of its last reading", () => {
  for (const { rows, confirmedOn, checkAgainBy } of ruleTables) {
    for (const row of rows.filter(({ effectiveTo }) => !effectiveTo || effectiveTo >= TODAY)) {
      const days =
        (Date.parse(checkAgainBy) - Date.parse(confirmedOn ?? row.checkedOn)) / 86_400_000;
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThanOrEqual(90);
    }
    expect(checkAgainBy < "2027-03-01").toBe(true);
  }
});
