import { expect, test } from "vitest";
import { euros } from "./euros.ts";
import { judgeIrishJob } from "./judge.ts";
import { permitTerms } from "./tables.ts";
import type { Degree, IrishGate, IrishJob, IrishReader } from "./verdict-types.ts";

const TODAY = "2026-11-15";
const job: IrishJob = {
  pay: { annual: euros(45_000) },
  occupation: "critical-skills",
  isLowerPaidSector: false,
  offerMonths: 24,
  employerStaff: "half-or-more",
  startsOn: null,
};
const degree: Degree = { isRelevant: true, awardedOn: "2026-09-01", isIrish: true, level: 9 };

function gate(
  name: IrishGate["gate"],
  change: Partial<IrishJob>,
  reader: IrishReader = { degree },
) {
  const { gates } = judgeIrishJob({ ...job, ...change }, reader, TODAY);
  return gates.find((candidate) => candidate.gate === name);
}

test.each([
  ["critical-skills", "open", "on-critical-list"],
  ["neither", "open", "not-ineligible"],
  ["ineligible", "closed", "ineligible"],
  ["unknown", "unknown", "list-not-held"],
] as const)("an occupation that is %s: %s", (occupation, state, code) => {
  expect(gate("occupation", { occupation })).toMatchObject({ state, code });
});

test.each<[string, IrishReader["degree"], string, string]>([
  ["relevant", degree, "open", "degree-fits"],
  ["not said", null, "open", "degree-not-needed"], // the General permit asks for none
  ["of unknown relevance", { ...degree, isRelevant: null }, "open", "degree-not-needed"],
])("a listed job and a degree %s: %s", (_case, given, state, code) => {
  expect(gate("degree", {}, { degree: given })).toMatchObject({ state, code });
});

test("where the lists are not known, the first way the pay meets is drawn, with its open question", () => {
  const unknown = { ...job, occupation: "unknown" } as const;
  const { gates } = judgeIrishJob(unknown, { degree: null }, TODAY);
  expect(gates.find((candidate) => candidate.gate === "degree")).toMatchObject({
    state: "unknown",
    code: "not-said",
  });
});

test("a degree that is missing shuts the gate of the way it was drawn for", () => {
  const { gates, options } = judgeIrishJob(
    { ...job, occupation: "ineligible" },
    { degree: "none" },
    TODAY,
  );
  expect(options.every(({ open }) => open === "no")).toBe(true);
  expect(gates.find((candidate) => candidate.gate === "degree")).toMatchObject({
    state: "closed",
    code: "degree-missing",
  });
});

test("a new graduate's own line is named as such", () => {
  expect(gate("degree", { pay: { annual: euros(37_000) } })).toMatchObject({
    state: "open",
    code: "degree-recent",
    detail: { way: "critical-list-graduate" },
  });
});

test.each([
  [45_000, "open", "pay-meets", 409_600],
  [36_604, "open", "pay-meets", 259_500], // the Irish graduate's line
  [33_000, "closed", "pay-below", -100_900],
])("pay of €%i: %s", (pay, state, code, margin) => {
  expect(gate("salary", { pay: { annual: euros(pay) } })).toMatchObject({
    state,
    code,
    detail: { pay: euros(pay), margin },
  });
});

test.each<[string, Partial<IrishJob>, string, string]>([
  ["all shown", {}, "open", "staff-fit"],
  ["a start-up", { employerStaff: "start-up" }, "open-if", "staff-to-show"],
  ["nothing said", { employerStaff: null }, "open-if", "staff-to-show"],
  ["an offer of unknown length", { offerMonths: null }, "open-if", "offer-not-said"],
  ["too few", { employerStaff: "fewer" }, "closed", "staff-too-few"],
  // Under two years the General permit is drawn, and its labour-market test is the employer's.
  ["a short offer", { offerMonths: 23 }, "open-if", "market-to-test"],
])("the employer, %s: %s", (_case, change, state, code) => {
  expect(gate("employer", change)).toMatchObject({ state, code });
});

test.each<[string, Partial<IrishJob>, readonly string[]]>([
  ["all shown", {}, []],
  ["neither said", { offerMonths: null, employerStaff: null }, ["offer-not-said", "staff-to-show"]],
  [
    "a General permit",
    { occupation: "neither", employerStaff: null },
    ["market-to-test", "staff-to-show"],
  ],
  ["a General permit, staff shown", { occupation: "neither" }, ["market-to-test"]],
])("no condition hides another, %s", (_case, change, conditions) => {
  expect(gate("employer", change)?.detail.conditions).toEqual(conditions);
});

test("an offer that is too short for the way drawn shuts the employer's gate", () => {
  const short = { ...job, occupation: "ineligible", offerMonths: 12 } as const;
  const { gates } = judgeIrishJob(short, { degree }, TODAY);
  expect(gates.find((candidate) => candidate.gate === "employer")).toMatchObject({
    state: "closed",
    code: "offer-too-short",
  });
});

test("the terms are the page's", () => {
  expect(permitTerms.at(-1)).toMatchObject({
    offerMonths: 24,
    degreeWithinMonths: 12,
    irishDegreeLevel: 8,
    weeksBeforeStart: 12,
    shareOfEea: 50,
    labourMarketTestDays: 28,
    stayMonths: 9,
  });
});
