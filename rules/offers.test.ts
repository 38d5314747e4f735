import { expect, test } from "vitest";
import { offerExpiry } from "./offers.ts";

test.each([
  [240, 24],
  [40, 10],
  [1, 0.5],
  [0.5, 0.5],
])("%d hours ahead an offer stands for %d", (left, stands) => {
  const now = new Date("2027-03-01T09:00:00Z");
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  expect(offerExpiry(now, hours(left))).toEqual(hours(stands));
});

test("too shortly before the start nobody is asked any more", () => {
  const now = new Date("2027-03-01T09:00:00Z");
  expect(offerExpiry(now, new Date("2027-03-01T09:29:59Z"))).toBeNull();
});
