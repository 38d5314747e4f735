import { expect, test } from "vitest";
import { readChoice, readDay, readingOf, readWhole, readYearlyPay, typedIn } from "./reading.ts";

const reading = (typed: string) => readingOf(new URLSearchParams({ it: typed }));
const pay = { from: 1, to: 2_000_000, sentence: "no" };

test.each([
  ["45000", 4_500_000],
  ["€45,000", 4_500_000],
  ["45 000.50", 4_500_050],
  ["45k", 4_500_000],
  ["40.9K", 4_090_000],
])("pay typed as %s is understood", (typed, cents) => {
  expect(readYearlyPay(reading(typed), "it", pay)).toBe(cents);
});

test.each(["lots", "45000-50000", "0", "99999999", "1e9", "-5"])(
  "pay typed as %s is not",
  (typed) => {
    const asked = reading(typed);
    expect(readYearlyPay(asked, "it", pay)).toBeNull();
    expect(asked.errors).toEqual({ it: "no" });
    expect(typedIn(asked, "it")).toBe(typed);
  },
);

test.each([
  ["2026-11-15", "2026-11-15"],
  ["15/11/2026", "2026-11-15"],
  ["5.1.2027", "2027-01-05"],
])("the day %s is %s", (typed, day) => {
  expect(readDay(reading(typed), "it")).toBe(day);
});

test.each(["2026-02-30", "31/02/2026", "tomorrow", "0001-01-01", "9999-12-31", "2026-13-01"])(
  "%s is no day we know",
  (typed) => {
    const asked = reading(typed);
    expect(readDay(asked, "it")).toBeNull();
    expect(asked.errors.it).toBe("Enter a real day, such as 15/11/2026.");
  },
);

test("numbers stay within their limits, and what is no number is said", () => {
  const age = { from: 16, to: 99, sentence: "Type your age." };
  expect(readWhole(reading("27"), "it", age)).toBe(27);
  for (const typed of ["15", "100", "27.5", "old", "٢٧"]) {
    const asked = reading(typed);
    expect(readWhole(asked, "it", age)).toBeNull();
    expect(asked.errors.it).toBe("Type your age.");
  }
});

test("nothing typed is nothing said, and no mistake", () => {
  const asked = readingOf(new URLSearchParams({ it: "  " }));
  expect(readWhole(asked, "it", { from: 1, to: 2, sentence: "" })).toBeNull();
  expect(readDay(asked, "it")).toBeNull();
  expect(readYearlyPay(asked, "missing", pay)).toBeNull();
  expect(asked.errors).toEqual({});
});

test("an answer that is not on the list counts as not said", () => {
  expect(readChoice(reading("b"), "it", ["a", "b"])).toBe("b");
  expect(readChoice(reading("<script>"), "it", ["a", "b"])).toBeNull();
});

test("whatever an address holds, only its first forty characters are shown again", () => {
  expect(typedIn(reading("x".repeat(5_000)), "it")).toHaveLength(40);
});
