import { expect, test } from "vitest";
import { checkCv } from "#rules/cv-check/check-cv.ts";
import { emptyCv, firstLook } from "../document/empty-document.ts";
import { newCustomEntry } from "../document/new-entry.ts";
import { isBegun, withoutUntouched } from "./untouched.ts";

const made = emptyCv({ name: "Ada Byron", email: "ada@mail.example" });
const told = (document: typeof made) =>
  withoutUntouched(checkCv(document, firstLook("gb"), "2026-11-15"), document).map(
    ({ code, at }) => `${at.section} ${code}`,
  );
const withBasics = (given: object) => ({ ...made, basics: { ...made.basics, ...given } });

test("a CV just made is not begun: the name and the address are its owner's already", () => {
  expect(isBegun(made)).toBe(false);
  expect(isBegun(withBasics({ name: "" }))).toBe(true);
  expect(isBegun(withBasics({ location: { ...made.basics.location, city: "Leeds" } }))).toBe(true);
  expect(isBegun(withBasics({ summary: "Surveyor" }))).toBe(true);
  const custom = [{ id: "c", title: "", entries: [] }];
  expect(isBegun({ ...made, custom })).toBe(false);
  expect(isBegun({ ...made, custom: [{ ...custom[0]!, entries: [newCustomEntry()] }] })).toBe(true);
});

test("only the sections something was typed in are spoken of", () => {
  const document = withBasics({ phone: "12" });
  expect(told(document)).toEqual(["basics phone-broken"]);
  expect(told(withBasics({ summary: "I am a surveyor" }))).toContain("basics length-thin");
  expect(told({ ...document, rightToWork: { source: "own-words", words: "" } })).toContain(
    "rightToWork right-to-work-missing",
  );
});
