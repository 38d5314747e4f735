import fc from "fast-check";
import { expect, test } from "vitest";
import { brandReport } from "./brand-report.ts";
import { contrast } from "./oklch.ts";

test("a pale yellow fails as words, and the report says by how much and what is used", () => {
  const [onIt, shape, words] = brandReport("#ffe866");
  expect(onIt).toMatchObject({ isEnough: true, corrected: null });
  expect(shape).toMatchObject({ needed: 3, isEnough: false, corrected: "outline" });
  expect(words).toMatchObject({ needed: 4.5, isEnough: false });
  expect(words!.ratio).toBeCloseTo(contrast("#ffe866", "#f3ecde"), 5);
  expect(words!.corrected).toMatchObject({ ratio: expect.any(Number) });
});

test("whatever the colour, what is used instead is enough", () => {
  const anyColour = fc.integer({ min: 0, max: 0xffffff });
  fc.assert(
    fc.property(anyColour, (value) => {
      for (const check of brandReport(`#${value.toString(16).padStart(6, "0")}`)) {
        if (typeof check.corrected === "object" && check.corrected !== null)
          expect(check.corrected.ratio).toBeGreaterThanOrEqual(check.needed);
        else expect(check.isEnough || check.corrected === "outline").toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test("what is no colour has no report", () => expect(brandReport("blue")).toEqual([]));
