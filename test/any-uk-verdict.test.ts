import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Applicant } from "#rules/uk-work/verdict-types.ts";
import { anyApplicationDay, anyJob, anyReader } from "./any-uk-verdict.ts";

describe("the jobs, readers and days that properties are drawn from hold", () => {
  const drawn = fc.sample(fc.tuple(anyJob, anyReader, anyApplicationDay), {
    numRuns: 1_000,
    seed: 20261116,
  });
  const endOf = ({ lastPermission }: Applicant) =>
    typeof lastPermission === "object" ? (lastPermission?.endsOn ?? null) : null;
  type Drawn = (typeof drawn)[number];
  const kinds: Readonly<Record<string, (one: Drawn) => boolean>> = {
    "no pay": ([{ pay }]) => pay.annual === null && !pay.isForAnotherWeek,
    "pay that may be of another week": ([{ pay }]) => pay.isForAnotherWeek === true,
    "part-time hours": ([{ pay }]) => pay.weeklyHours !== null && pay.weeklyHours < 30,
    "pay by the hour": ([{ pay }]) => pay.annual !== null && pay.annual % 100 !== 0,
    "an unsure occupation": ([{ occupation }]) => "candidates" in occupation,
    "a code that does not exist": ([{ occupation }]) =>
      "socCode" in occupation && occupation.socCode === "9999",
    "a list's code after its end": ([{ occupation }, , day]) =>
      "socCode" in occupation && occupation.socCode === "2142" && day > "2027-03-30",
    "care work after its end": ([{ occupation }, , day]) =>
      "socCode" in occupation && occupation.socCode.startsWith("613") && day >= "2028-07-22",
    "a visa that has ended by the day": ([, reader, day]) => (endOf(reader) ?? day) < day,
    "a visitor": ([, { applyingFrom }]) => applyingFrom === "uk-as-visitor",
    "English not shown": ([, { english }]) => english === "none",
  };

  test.each(Object.entries(kinds))("%s", (_kind, isOfIt) => {
    expect(drawn.filter(isOfIt).length).toBeGreaterThanOrEqual(2);
  });
});
