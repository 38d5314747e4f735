import { expect, test } from "vitest";
import { mayBeOnePlace } from "./one-place.ts";

test.each([
  ["london", "croydon"],
  ["beckenham", "london"],
  ["windsor", "nr windsor"],
  ["near oban", "oban"],
  ["london", "rainham"],
  ["london", "richmond"],
  ["southwark", "london"],
  ["stratford", "london"],
  ["greater london", "london"],
  ["croydon", "greater london"],
])("%s and %s may be one place", (one, other) => {
  expect(mayBeOnePlace(one, other)).toBe(true);
});

test.each([
  ["london", "cambridge"],
  ["croydon", "bromley"],
  ["london", "farnborough"],
])("%s and %s are two", (one, other) => {
  expect(mayBeOnePlace(one, other)).toBe(false);
});
