import { expect, test } from "vitest";
import { readPasted } from "./read-pasted.ts";

const TODAY = "2026-11-16";

test.each([
  ["£14.10 ph (39 hrs a week)", 39, 14.1],
  ["Chef\nThe Ivy\n48 hrs, £14.10ph", 48, 14.1],
  ["48 hrs, £14.10ph", 48, 14.1],
  ["Care Assistant, Bupa, Leeds. 48 hrs, £14.10ph.", 48, 14.1],
  ["£14.10 per hour, 48 hours", 48, 14.1],
  ["24 hrs @ £12.60 an hour", 24, 12.6],
])("hours beside the pay of an hour are those of a week: %j", (text, hours, min) => {
  const read = readPasted(text, TODAY);
  expect(read.hours?.value).toBe(hours);
  expect(read.pay?.value).toMatchObject({ min, period: "hour" });
});

test.each([
  "We answer within 48 hours, £14.10ph.",
  "48 hours notice, £14.10 per hour",
  "A 24 hour service. £14 an hour",
  "Free cancellation up to 24 hours, 14 days",
  "Shifts of 12 hours, £14 per hour",
  "£14 per hour, 3 hours a day",
  "£14 per hour, 12 hours per shift",
  "Over 40 hours, £18 per hour",
  "£25 an hour for 2 hours",
  "£14 per hour, 10 hours minimum",
])("hours to wait are not those of a week: %s", (text) => {
  expect(readPasted(text, TODAY).hours).toBeNull();
});
