import { expect, test } from "vitest";
import { type BoardPage, wholeBoard } from "#domain/jobs/board/board.ts";
import { employerNotice } from "./employer-notice.server.ts";

type Found = { total?: number; country?: ("gb" | "ie")[]; repairs?: BoardPage["repairs"] };

function asked(q: string, { total = 0, country = [], repairs = [] }: Found = {}) {
  const search = { ...wholeBoard("jobs"), q, country };
  return employerNotice({ search, total, repairs } as unknown as BoardPage)[0]?.link?.href;
}

const there = "/uk-work-visa-sponsor-licence-check?q=";

test("words that nothing was found for may be an employer's name, whose licence can be looked up", () => {
  expect(asked("deloitte")).toBe(`${there}deloitte`);
  expect(asked("Marks & Spencer", { country: ["gb"] })).toBe(`${there}Marks+%26+Spencer`);
});

test("so may words of which one was left out, because no job says it", () => {
  const found = (typed: string) => ({ total: 9, repairs: [{ typed, meant: null }] });
  expect(asked("Zephyrine Holdings", found("zephyrine"))).toBe(`${there}Zephyrine+Holdings`);
  expect(asked("lloyds bank", found("lloyds"))).toBe(`${there}lloyds+bank`);
  expect(asked("at kpmg 2027", found("kpmg"))).toBe(`${there}kpmg`);
  expect(asked("internship 2027", found("2027"))).toBeUndefined();
  expect(asked("zither nurse", found("zither"))).toBeUndefined();
});

test("work is no name, the register is the UK's, and what was found needs no other way", () => {
  expect(asked("nurse")).toBeUndefined();
  expect(asked("deloitte", { country: ["ie"] })).toBeUndefined();
  expect(asked("deloitte", { total: 3 })).toBeUndefined();
  expect(asked("deloit", { total: 3, repairs: [{ typed: "deloit", meant: "detroit" }] })).toBe(
    undefined,
  );
  for (const no of ["", "2026", "£40000", "tier 2", "night shifts", "deloitte or kpmg", "C"])
    expect(asked(no)).toBeUndefined();
  expect(asked("does deloitte sponsor visas")).toBeUndefined();
  expect(asked("somewhere warm with horses beside beaches kelp dunes")).toBeUndefined();
});
