import { expect, test } from "vitest";
import { inPounds } from "#rules/money.ts";
import { salaryOptions } from "#rules/uk-work/tables.ts";
import { isDue, isHistory } from "./fact.ts";
import { spokenValue } from "./fact-value.ts";
import type { FactRow } from "./facts.schema.ts";
import { factRows, factsOf, factsOn } from "./facts.server.ts";
import { ruleValueOn } from "./rule-tables.ts";

const today = "2026-11-16";

const row: FactRow = {
  name: "uk-some-line",
  label: "A line for a test",
  value: "£100",
  source: { title: "A page", url: "https://www.gov.uk/page" },
  inForceFrom: "2026-01-01",
  checkedOn: "2026-10-01",
  checkAgainBy: "2026-12-01",
  confidence: "primary",
};

test("every row of content/facts stands on a day, and says {n} only where a rule table has it", () => {
  expect(factRows().length).toBeGreaterThan(200);
  const facts = factsOn(today);
  for (const { value } of facts.values()) expect(value).not.toContain("{n}");
  for (const { name, tool, value } of factRows()) {
    expect([name, value.includes("{n}")]).toEqual([name, tool !== undefined]);
  }
});

test("two rows of one fact never begin on the same day", () => {
  const keys = factRows().map(({ name, inForceFrom }) => `${name} ${inForceFrom}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test("a fact that a tool has is the tool's own figure", () => {
  const line = salaryOptions.find(({ option }) => option === "E")!;
  expect(factsOn(today).get("uk-new-entrant-floor")?.value).toBe(inPounds(line.cashThreshold));
  expect(factsOn(today).get("uk-new-entrant-floor")?.checkedOn).toBe(line.checkedOn);
});

test("a figure of a table that was read again by itself says its own day", () => {
  const tool = "rules/ie-permits/tables.ts#permitTerms.offerMonths";
  const asked = { ...row, value: "{n}", tool, unit: "months" };
  const table = ruleValueOn(tool, today)!.row.checkedOn;
  const checkedOn = (day: string) =>
    factsOf([{ ...asked, checkedOn: day }], today).get(row.name)!.checkedOn;
  expect(checkedOn("2026-11-01")).toBe("2026-11-01");
  expect(checkedOn("2020-01-01")).toBe(table);
});

test("a rule whose end came before its successor is still known, a year on", () => {
  const days = ["2027-03-01", "2027-11-16", "2029-01-01"];
  for (const day of days) expect(factsOn(day).size).toBe(factsOn(today).size);
});

test("a new row changes the fact from its day on", () => {
  const rows = [{ ...row, value: "£200", inForceFrom: "2027-01-01" }, row];
  expect(factsOf(rows, "2026-12-31").get(row.name)?.value).toBe("£100");
  expect(factsOf(rows, "2027-01-01").get(row.name)?.value).toBe("£200");
  // Nothing has begun: the first to come can be announced.
  expect(factsOf(rows, "2025-12-31").get(row.name)?.value).toBe("£100");
});

test("a fact past its end or its check day stays, and is due", () => {
  const last = { ...row, inForceTo: "2026-06-30", checkedOn: "2026-06-01" };
  const ended = factsOf([last], "2026-07-01").get(row.name)!;
  expect(ended.value).toBe("£100");
  expect(isDue(ended, "2026-06-30")).toBe(false);
  expect(isDue(ended, "2026-07-01")).toBe(true);
  const open = factsOf([row], today).get(row.name)!;
  expect(isDue(open, "2026-12-01")).toBe(false);
  expect(isDue(open, "2026-12-02")).toBe(true);
});

test("a fact that was read after its end is history, and never due again", () => {
  const before = { ...row, inForceTo: "2026-09-30" };
  expect(isDue(factsOf([before], today).get(row.name)!, "2030-01-01")).toBe(false);
  const readBefore = { ...before, checkedOn: "2026-09-29" };
  expect(isDue(factsOf([readBefore], today).get(row.name)!, today)).toBe(true);
  const due = [...factsOn("2031-01-01").values()].filter((fact) => isDue(fact, "2031-01-01"));
  expect(due.filter(({ name }) => name.endsWith("-before"))).toEqual([]);
});

test("a day before our figures has every fact, and says that they are not known", () => {
  const then = factsOn("2020-01-01");
  expect(then.size).toBe(factsOn(today).size);
  expect(then.get("uk-new-entrant-floor")?.value).toBe("(we have no figures for that day)");
});

test("a pointer finds the row in force, or one row by its own days", () => {
  const months = "rules/post-study/tables.ts#postStudyRows[countryId=226,award=degree].months";
  expect(ruleValueOn(months, "2026-12-31")?.value).toBe(24);
  expect(ruleValueOn(months, "2027-01-01")?.value).toBe(18);
  const next = months.replace("award=degree", "award=degree,effectiveFrom=2027-01-01");
  expect(ruleValueOn(next, today)?.value).toBe(18);
  expect(() => ruleValueOn("rules/nowhere.ts#table.field", today)).toThrow("No rule table");
  expect(ruleValueOn(months, "1999-01-01")).toBe(null);
  expect(() => ruleValueOn(months.replace("226", "0"), today)).toThrow("leads nowhere");
});

test.each([
  [3_340_000, "GBP per year", "£33,400"],
  [24, "months", "2 years"],
  [18, "months", "18 months"],
  [12, "months", "1 year"],
  [12, "whole months", "12 months"],
  [1560, "hours", "1,560"],
  ["2027-01-01", "day", "1 January 2027"],
])("%s %s is said as %s", (held, unit, words) => {
  expect(spokenValue(held, unit)).toBe(words);
});

test("years from now every fact still stands, and those of a table that has ended say that they are due", () => {
  const later = "2034-01-01";
  const facts = [...factsOn(later).values()];
  expect(facts).toHaveLength(factsOn(today).size);
  expect(facts.filter((fact) => !isDue(fact, later) && !isHistory(fact))).toEqual([]);
});
