import { expect, test } from "vitest";
import { headlineOf } from "./headline.ts";
import { monthsOf } from "./periods.ts";
import type { ShownCount } from "./report.ts";

const count = (value: number): ShownCount => ({ kind: "count", value });
const few: ShownCount = { kind: "few" };
const hidden: ShownCount = { kind: "hidden" };
const one = monthsOf({ months: 1 }, "2026-10-01");
const three = monthsOf({ months: 3 }, "2026-10-01");

test.each([
  [
    one,
    count(120),
    count(100),
    "120 students saved a job in October 2026, up 20% from 100 in September 2026.",
  ],
  [
    one,
    count(80),
    count(80),
    "80 students saved a job in October 2026, as many as in September 2026.",
  ],
  [
    three,
    count(1150),
    count(1200),
    "1,150 students saved a job in an average month from August to October 2026, down 4% from 1,200 in the 3 months before.",
  ],
  [
    one,
    count(10),
    few,
    "10 students saved a job in October 2026, up from fewer than 5 in September 2026.",
  ],
  [
    one,
    few,
    count(10),
    "Fewer than 5 students saved a job in October 2026, down from 10 in September 2026.",
  ],
  [one, few, few, "Fewer than 5 students saved a job in October 2026."],
  [one, count(10), hidden, "10 students saved a job in October 2026."],
  [one, count(10), null, "10 students saved a job in October 2026."],
  [
    one,
    hidden,
    count(10),
    "How many students saved a job in October 2026 is not shown, to protect a small group.",
  ],
])("%o: %o after %o", (months, now, before, sentence) => {
  expect(headlineOf({ did: "saved a job", now, before, months })).toBe(sentence);
});
