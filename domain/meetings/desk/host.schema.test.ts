import { expect, test } from "vitest";
import { hostSchema } from "./host.schema.ts";

const holidays = hostSchema.shape.holidays;

test("a region of public holidays is one of ours, or none", () => {
  expect(holidays.parse("gb-sct")).toBe("gb-sct");
  // Names that every object has are no regions.
  for (const text of ["", "mars", "constructor", "__proto__", "toString"])
    expect([text, holidays.parse(text)]).toEqual([text, null]);
});
