import { expect, test } from "vitest";
import { listAndCodeCases } from "./lists-and-codes.data.ts";
import { payLineCases } from "./pay-lines.data.ts";
import { outcomeOf, readCases } from "./read-case.ts";
import { readerCases } from "./readers.data.ts";
import { weekAndPeopleCases } from "./weeks-and-people.data.ts";

const cases = [payLineCases, listAndCodeCases, readerCases, weekAndPeopleCases].flatMap(readCases);

test.each(cases.map((one) => [one.row, one] as const))("%s", (_row, one) => {
  expect(outcomeOf(one)).toBe(one.outcome);
});

test("there are more than 500, none of them twice", () => {
  expect(cases.length).toBeGreaterThan(500);
  expect(new Set(cases.map(({ row }) => row)).size).toBe(cases.length);
});
