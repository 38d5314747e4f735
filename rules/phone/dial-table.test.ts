import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { Metadata } from "libphonenumber-js/mobile";
import { expect, test } from "vitest";
import { countryName } from "./countries.ts";
import { dialTable } from "./dial-table.ts";

test("the table holds every country of the library with its code", () => {
  const ours = dialTable.map(([country, dialCode]) => `${country} ${dialCode}`);
  const theirs = getCountries().map((country) => `${country} ${getCountryCallingCode(country)}`);
  expect(ours.toSorted()).toEqual(theirs.toSorted());
});

test("the lengths are those of the library's mobile numbers", () => {
  for (const [country, , lengths] of dialTable) {
    expect(lengths, country).toEqual(mobileLengths(country));
  }
});

test("the rows stand in the order of their names", () => {
  const names = dialTable.map(([country]) => countryName(country));
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en-GB")));
});

type Plan = {
  possibleLengths(): number[];
  type(kind: string): { possibleLengths(): number[] } | undefined;
};

function mobileLengths(country: string): number[] {
  const metadata = new Metadata() as unknown as {
    selectNumberingPlan(country: string): void;
    numberingPlan: Plan;
  };
  metadata.selectNumberingPlan(country);
  return (
    metadata.numberingPlan.type("MOBILE")?.possibleLengths() ??
    metadata.numberingPlan.possibleLengths()
  );
}
