import { expect, test } from "vitest";
import { readCriteria } from "./criteria.ts";

test.each([
  ["/jobs?city=Leeds&sector=law", "jobs", "city=Leeds&sector=law"],
  [" /jobs/?q=turbine+blades&page=3&sort=salary&upto=99 ", "jobs", "q=turbine+blades"],
  ["/part-time-jobs?safe=1&city=York", "part-time-jobs", "city=York&safe=1"],
  ["/jobs?q=&where=&was=&near=Leds&city=Leeds", "jobs", "city=Leeds"],
])("an address of the board is read: %s", (pasted, board, criteria) => {
  expect(readCriteria(pasted)).toEqual({ ok: true, value: { board, criteria } });
});

test.each([
  ["", "not-the-board"],
  ["law jobs in Leeds", "not-the-board"],
  ["/blog?city=Leeds", "not-the-board"],
  ["https://evil.example/jobs?city=Leeds", "other-site"],
  ["/jobs", "whole-board"],
  ["/jobs?page=2", "whole-board"],
  ["/jobs?city=Leeds&sector=lore", "not-understood"],
  ["/jobs?city=Leeds&colour=blue", "not-understood"],
  ["/jobs?city=Leeds&safe=1", "not-understood"],
])("%s is refused: %s", (pasted, error) => {
  expect(readCriteria(pasted)).toEqual({ ok: false, error });
});
