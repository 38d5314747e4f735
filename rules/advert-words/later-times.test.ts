import { expect, test } from "vitest";
import { readAdvert } from "./read-advert.ts";
import { readsUntil } from "./reads-until.ts";

/** The last day on which it is a promise for later, and the first on which it holds. */
test.each([
  ["2026-12-31", "2027-01-01", "From January 2027 we sponsor visas."],
  ["2026-12-31", "2027-01-01", "From 01.01.2027 we sponsor visas."],
  ["2026-12-31", "2027-01-01", "From 1/1/2027 we sponsor visas."],
  ["2027-03-31", "2027-04-01", "From 1/4/2027 we sponsor visas."],
  ["2027-03-31", "2027-04-01", "From 01/04/27 we can sponsor visas."],
  ["2027-03-31", "2027-04-01", "From 01.04.27, visa sponsorship is offered."],
  ["2027-03-31", "2027-04-01", "We sponsor visas from 2027-04-01."],
  ["2027-03-31", "2027-04-01", "Visa sponsorship is available from 1-4-2027."],
  ["2026-12-31", "2027-01-01", "In January 2027 we start sponsoring visas."],
  ["2026-12-31", "2027-01-01", "Come January 2027 we sponsor visas."],
  ["2026-12-31", "2027-01-01", "January 2027 onwards we sponsor visas."],
  ["2026-12-31", "2027-01-01", "With effect from January 2027 we sponsor visas."],
  ["2026-12-31", "2027-01-01", "From January 2027 the company sponsors visas."],
  [
    "2026-12-31",
    "2027-01-01",
    "Our licence starts in January 2027 and we sponsor visas from then.",
  ],
  ["2027-01-31", "2027-02-01", "After January 2027 we sponsor visas."],
  ["2027-12-31", "2028-01-01", "After 2027 we sponsor visas."],
  ["2027-03-30", "2027-03-31", "From the end of March 2027 we sponsor visas."],
  ["2027-03-30", "2027-03-31", "We sponsor visas from the end of March 2027."],
  ["2027-03-30", "2027-03-31", "Visa sponsorship available from the end of March 2027."],
  ["2027-06-30", "2027-07-01", "From H2 2027 we sponsor visas."],
  ["2026-12-31", "2027-01-01", "We sponsor visas, but from January 2027."],
  ["2026-12-31", "2027-01-01", "We sponsor visas. From January 2027."],
  ["2026-12-31", "2027-01-01", "We sponsor visas. This starts in January 2027."],
])("until %s a condition, from %s a yes: %s", (last, first, sentence) => {
  expect([readAdvert(sentence, "2026-11-18").stance, sentence]).toEqual(["conditional", sentence]);
  expect(readAdvert(sentence, last).stance).toBe("conditional");
  expect(readAdvert(sentence, first).stance).toBe("yes");
  expect(readsUntil(sentence, "2026-11-18")! <= last).toBe(true);
});

test("only from a day is a condition for good: nobody says so of a day that is over", () => {
  const { stance } = readAdvert("We sponsor visas, but only from January 2027.", "2027-02-01");
  expect(stance).toBe("conditional");
});

test.each([
  "This role starts in January 2027 and we sponsor visas.",
  "The job starts in January 2027. We sponsor visas.",
  "We sponsor visas for our January 2027 intake.",
  "From January 2027 you will join our team, and we sponsor visas.",
  "We sponsor visas. The job starts on 01.01.2027.",
  "We sponsor visas. From January 2027 you will work in our new office.",
  "We sponsor visas. Apply by 4 January 2027.",
  "We have sponsored visas since 2019 and we sponsor visas today.",
])("a time that is not the visa's leaves a yes: %s", (sentence) => {
  expect(readAdvert(sentence, "2026-11-18").stance).toBe("yes");
});

/** The last day on which it still holds, and the first on which it is over. */
test.each([
  ["2026-12-31", "2027-01-01", "We sponsor visas until 31 December 2026."],
  ["2026-12-31", "2027-01-01", "Visa sponsorship is available till 31/12/2026."],
  ["2027-03-31", "2027-04-01", "We offer visa sponsorship until March 2027."],
  ["2027-12-31", "2028-01-01", "We sponsor visas until 2027."],
])("on %s it is offered, on %s no more: %s", (last, first, text) => {
  expect(readAdvert(text, last).stance).toBe("yes");
  expect(readsUntil(text, last)).toBe(last);
  expect(readAdvert(text, first).stance).toBe("unclear");
});
