import { expect, test } from "vitest";
import { studentWork } from "./student-work.ts";

const on = "2031-03-01";
const [uk, australia, canada, ireland] = [226, 14, 39, 104];

test.each([
  ["20 hours in the United Kingdom", uk, 20, true],
  ["20.5 hours in the United Kingdom", uk, 20.5, false],
  ["20 hours in Ireland", ireland, 20, true],
  ["21 hours in Ireland", ireland, 21, false],
  ["24 hours in Canada", canada, 24, true],
  ["25 hours in Canada", canada, 25, false],
  ["24 hours in Australia, 48 a fortnight", australia, 24, true],
  ["25 hours in Australia, 50 a fortnight", australia, 25, false],
  ["hours that are not said", uk, null, null],
])("%s", (_case, countryId, hoursPerWeek, isAllowed) => {
  const verdict = studentWork({ countryId: countryId!, hoursPerWeek, kind: "employed" }, on);
  expect(verdict.isAllowed).toBe(isAllowed);
  expect(verdict.source).toMatch(/^https:/);
  expect(verdict.checkedOn).toMatch(/^2026-/);
});

test.each([
  ["self-employed in the United Kingdom", uk, "self-employed", false],
  ["an entertainer in the United Kingdom", uk, "entertainer", false],
  ["a coach in the United Kingdom", uk, "sport", false],
  ["self-employed in Ireland", ireland, "self-employed", false],
  ["perhaps self-employed in the United Kingdom", uk, null, null],
  ["self-employed in Canada, where we know of no such rule", canada, "self-employed", true],
] as const)("%s, for few hours", (_case, countryId, kind, isAllowed) => {
  expect(studentWork({ countryId: countryId!, hoursPerWeek: 5, kind }, on).isAllowed).toBe(
    isAllowed,
  );
});

test("a country or a day without a rule is not guessed", () => {
  const work = { countryId: 1, hoursPerWeek: 5, kind: "employed" as const };
  expect(studentWork(work, on).isAllowed).toBeNull();
  expect(studentWork({ ...work, countryId: uk! }, "2020-01-01").isAllowed).toBeNull();
});

test("the sentence says the hours and the limit", () => {
  expect(studentWork({ countryId: uk!, hoursPerWeek: 16, kind: "employed" }, on).why).toBe(
    "16 hours a week: within 20 a week in term.",
  );
});
