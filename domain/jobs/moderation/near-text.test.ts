import { expect, test } from "vitest";
import { canBeNear, likeness as likenessOfRuns, NEARLY_THE_SAME, runsOf } from "./near-text.ts";

const likeness = (one: string, other: string) => likenessOfRuns(runsOf(one), runsOf(other));

const advert =
  "You will join a team of seven who build the software that water companies use to find leaks. You will write TypeScript and some Python, review the work of other people, and be on call one week in eight after your first six months with us in the Leeds office near the river.";

test("a text is like itself, whatever its case and punctuation", () => {
  expect(likeness(advert, advert.toUpperCase().replaceAll(",", ";"))).toBe(1);
});

test("one word changed leaves it nearly the same", () => {
  const changed = advert.replace("Leeds", "York");
  expect(likeness(advert, changed)).toBeGreaterThan(NEARLY_THE_SAME);
  expect(likeness(advert, changed)).toBeLessThan(1);
});

test("another advert is another advert, and an empty one is like nothing", () => {
  const other = "We look for somebody who can bake bread at night and drive it to cafes at dawn.";
  expect(likeness(advert, other)).toBeLessThan(0.1);
  expect(likeness("", "")).toBe(0);
});

test("texts of much different length are not compared", () => {
  expect(canBeNear(1000, 1900)).toBe(true);
  expect(canBeNear(1000, 2100)).toBe(false);
  expect(canBeNear(0, 0)).toBe(false);
});
