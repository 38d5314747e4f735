import { expect, test } from "vitest";
import type { Finding } from "#rules/cv-check/finding.ts";
import { findingRows, withoutFresh } from "./finding-rows.ts";

const at = (line?: number) => ({
  section: "work" as const,
  entryId: "a",
  field: "highlights",
  ...(line === undefined ? {} : { line }),
});
const helped = "I helped the team with surveys";
const findings: readonly Finding[] = [
  { code: "bullet-no-verb", level: "advice", at: at(0), evidence: helped },
  { code: "bullet-no-number", level: "advice", at: at(0), evidence: helped },
  { code: "first-person", level: "advice", at: at(0), evidence: "I" },
  { code: "bullet-good", level: "good", at: at(1), evidence: "Cut 3 days" },
  { code: "word-doubled", level: "mistake", at: at(2), evidence: "the the" },
  { code: "entry-no-result", level: "advice", at: at(), evidence: helped },
];

test("all that is said about one line is one row, with the line quoted once", () => {
  const rows = findingRows(findings);
  expect(rows.map(({ level, findings: said }) => [level, said.length])).toEqual([
    ["mistake", 1],
    ["advice", 3],
    ["advice", 1],
    ["good", 1],
  ]);
  expect(rows[1]?.quote).toBe(helped);
});

test("what is missing is said once: no quotation repeats the title", () => {
  const phone = { section: "basics", field: "phone" } as const;
  const rows = findingRows([
    { code: "phone-missing", level: "advice", at: phone, evidence: "No phone number" },
    { code: "phone-broken", level: "mistake", at: phone, evidence: "12" },
  ]);
  expect(rows.map(({ quote }) => quote)).toEqual(["12", ""]);
});

test("what is said of no line stays apart, and nothing is lost", () => {
  expect(findingRows(findings).flatMap(({ findings: said }) => said)).toHaveLength(findings.length);
});

const empty: readonly Finding[] = [
  { code: "entry-empty", level: "mistake", at: { section: "work", entryId: "b" }, evidence: "" },
  { code: "date-missing", level: "advice", at: { section: "work", entryId: "b" }, evidence: "" },
];

test("an entry just added is not scolded while it is empty", () => {
  expect(withoutFresh([...findings, ...empty], "b")).toEqual(findings);
  expect(withoutFresh(empty, null)).toEqual(empty);
  expect(withoutFresh(empty, "other")).toEqual(empty);
});

test("an entry just added is judged once something stands in it", () => {
  expect(withoutFresh(findings, "a")).toEqual(findings);
});
