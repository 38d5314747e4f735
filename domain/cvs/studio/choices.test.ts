import { expect, test } from "vitest";
import { countryChoices, countryIn, languageChoices } from "./choices.ts";

test.each([
  ["GB", "GB"],
  ["uk", "GB"],
  ["in", "IN"],
  [" united kingdom ", "GB"],
  ["", ""],
  ["Narnia", "Narnia"],
  ["constructor", "constructor"],
])("%o is the country %o", (typed, code) => {
  expect(countryIn(typed)).toBe(code);
});

test("what was written before there was a list can still be chosen, once", () => {
  const values = countryChoices("Narnia").map(({ value }) => value);
  expect(values.slice(-1)).toEqual(["Narnia"]);
  expect(countryChoices("gb").filter(({ value }) => value.toLowerCase() === "gb")).toHaveLength(1);
  expect(languageChoices("de-DE").at(-1)).toEqual({ value: "de-DE", label: "German (Germany)" });
  expect(languageChoices("no language").at(-1)?.label).toBe("no language");
});
