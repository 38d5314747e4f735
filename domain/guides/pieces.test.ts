import { expect, test } from "vitest";
import { factRows } from "#domain/facts/facts.server.ts";
import { guideCountries } from "./guide-countries.ts";
import { piecesOf } from "./pieces.ts";

const today = "2026-11-16";
const pieces = (country: string, section: "overview" | "cv" | "visa-details" | "networking") =>
  piecesOf({ country, section }, factRows(), today);

test("the days on which a rule of a country moves are counted from today, and are its own", () => {
  const { clocks } = pieces("united-kingdom", "visa-details");
  // 30 November, when the living costs rise, is a fortnight after 16 November.
  expect(clocks).toContainEqual({
    ...{ day: "30 November 2026", left: "In 14 days" },
    label: "Student living costs to show, London: £1,570 a month, until then £1,529 a month",
  });
  expect(pieces("australia", "visa-details").clocks).not.toContainEqual(clocks[0]);
});

test("what a CV has is what the studio keeps to, for every country it has a form for", () => {
  const withForm = guideCountries.filter(({ slug }) => pieces(slug, "cv").cv);
  expect(withForm.map(({ code }) => code)).toEqual(["UK", "AU", "CA", "IE", "DE", "US"]);
  expect(pieces("united-states", "cv").cv).toContainEqual({ label: "Paper", value: "Letter" });
  expect(pieces("united-kingdom", "cv").cv).toContainEqual({ label: "Photo", value: "Leave out" });
});

test("only UK sections ask the visa check, and most sections have nothing", () => {
  expect(pieces("united-kingdom", "visa-details").hasVisaCheck).toBe(true);
  expect(pieces("ireland", "visa-details").hasVisaCheck).toBe(false);
  expect(pieces("ireland", "networking")).toEqual({
    ...{ clocks: [], cv: null, hasVisaCheck: false, stays: null },
  });
});

test("visa details lay work after a degree beside three other countries, and only where we hold the rules", () => {
  const stays = pieces("ireland", "visa-details").stays!;
  expect(stays.map(({ code, isHere }) => [code, isHere])).toEqual([
    ["UK", false],
    ["AU", false],
    ["CA", false],
    ["IE", true],
  ]);
  // Stamp 1G: 12 months at level 8, 24 at level 9 and above, on a bar of 36.
  expect(stays[3]).toMatchObject({ from: 12 / 36, to: 24 / 36, figure: "1 year to 2 years" });
  expect(pieces("germany", "visa-details").stays).toBe(null);
});
