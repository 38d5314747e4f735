import { expect, test } from "vitest";
import { readAdvert } from "./read-advert.ts";
import { readsUntil } from "./reads-until.ts";

test.each([
  ["We sponsor visas.", null],
  ["From March 2027 we will sponsor visas.", "2027-02-28"],
  ["From March we will sponsor visas.", "2027-02-28"],
  ["From 2019 we sponsor visas.", null],
  ["We sponsor visas from 1 May 2027. In Leeds, sponsorship starts in January 2027.", "2026-12-31"],
  ["Interviews in March 2027. We sponsor visas.", null],
  ["From next year we sponsor visas.", null],
])("read in November 2026, %s holds until %s", (text, until) => {
  expect(readsUntil(text, "2026-11-18")).toBe(until);
});

test("the day after it, the advert says something else", () => {
  const text = "From the 6th of April we will sponsor visas.";
  const until = readsUntil(text, "2026-11-18");
  expect(until).toBe("2027-04-05");
  expect(readAdvert(text, "2027-04-05").stance).toBe("conditional");
  expect(readAdvert(text, "2027-04-06").stance).toBe("yes");
});
