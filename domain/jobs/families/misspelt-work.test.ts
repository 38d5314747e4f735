import { expect, test } from "vitest";
import { misspeltWork } from "./misspelt-work.server.ts";

test.each([
  ["accountent", [{ typed: "accountent", meant: "accountant" }]],
  ["architechture", [{ typed: "architechture", meant: "architecture" }]],
  ["web developper", [{ typed: "developper", meant: "developer" }]],
  ["dta analyst", [{ typed: "dta", meant: "data" }]],
  ["enginer", [{ typed: "enginer", meant: "engineer" }]],
  ["software enginers", [{ typed: "enginers", meant: "engineer" }]],
  ["trainee accountent leeds", [{ typed: "accountent", meant: "accountant" }]],
])("“%s” is a slip in a name of work", (q, repairs) => {
  expect(misspeltWork(q)).toEqual(repairs);
});

test.each([
  ["accountants"],
  ["accounting"],
  ["cafe manager"],
  ["programmed"],
  ["dta"],
  ["nhs analyst"],
  ["sap consultant"],
  ["data analyst"],
  ["modeling"],
  ["engine fitter"],
  ["mechanical engineering"],
])("“%s” is left as it is", (q) => {
  expect(misspeltWork(q)).toEqual([]);
});
