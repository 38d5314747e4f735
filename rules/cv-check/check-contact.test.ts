import { expect, test } from "vitest";
import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";
import { plainLook } from "#test/cvs/full-cv.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { checkCv } from "./check-cv.ts";

const on = "2026-11-15";

function codesOf(document: Partial<CvDocument>, look: Partial<CvLook> = {}): string[] {
  return checkCv({ ...fullDocument, ...document }, { ...plainLook, ...look }, on).map(
    ({ code }) => code,
  );
}

test.each(["angela.smith", "r.glover", "angelo", "maria.delosangeles", "dev1969", "sexton.lee"])(
  "%s is somebody's name, and no joke",
  (mailbox) => {
    const basics = { ...fullDocument.basics, email: `${mailbox}@example.com` };
    expect(codesOf({ basics })).not.toContain("email-playful");
  },
);

test.each([
  ["UK", false],
  ["United Kingdom", false],
  ["gb", false],
  ["Wakanda", false],
  ["India", false],
  ["IN", true],
  ["Ireland", true],
])("a number without its country, from somebody in %s: told %s", (countryCode, isTold) => {
  const location = { ...fullDocument.basics.location, countryCode };
  const basics = { ...fullDocument.basics, phone: "07700 900418", location };
  expect(codesOf({ basics }).includes("phone-no-country")).toBe(isTold);
});

test("a home address is usual in Germany", () => {
  const location = { ...fullDocument.basics.location, address: "3 Wharf Street" };
  const basics = { ...fullDocument.basics, location };
  expect(codesOf({ basics })).toContain("address-full");
  expect(codesOf({ basics }, { market: "de", paper: "a4" })).not.toContain("address-full");
});

test("a line made from “my situation” is missed where that has nothing to say", () => {
  const document = {
    ...fullDocument,
    rightToWork: { source: "from-situation", words: "" } as const,
  };
  const told = (rightToWorkWords: string) =>
    checkCv(document, plainLook, { day: on, rightToWorkWords }).filter(
      ({ code }) => code === "right-to-work-missing",
    );
  expect(told("Graduate visa to 3 March 2028.")).toEqual([]);
  expect(told("")).toMatchObject([{ evidence: expect.stringContaining("no permission") }]);
});

test("anyone who had no job yet is not told to add one beside their projects", () => {
  const missed = (given: Partial<CvDocument>) =>
    checkCv({ ...fullDocument, work: [], ...given }, plainLook, on)
      .filter(({ code }) => code === "section-missing")
      .map(({ at }) => at.section);
  expect(missed({})).toEqual([]);
  expect(missed({ volunteer: [], projects: [] })).toEqual(["work"]);
});
