import { expect, test } from "vitest";
import { readPasted } from "./read-pasted.ts";

const TODAY = "2026-11-16";

const startOf = (text: string) => readPasted(text, TODAY).startsOn;

test.each([
  ["Start date: 4 January 2027", "2027-01-04"],
  ["Start: 1st March", "2027-03-01"],
  ["Starting on 01/02/2027.", "2027-02-01"],
  ["The role starts on 12 April 2027 in Leeds.", "2027-04-12"],
  ["Proposed start date - 1 September 2027", "2027-09-01"],
  ["Commencing 5th January 2027", "2027-01-05"],
  ["To start 4 January 2027. Apply by 1 December 2026.", "2027-01-04"],
  ["Closing date: 1 December 2026. Start date: 4 January 2027", "2027-01-04"],
  ["Start date\n4 January 2027", "2027-01-04"],
  ["Start date: 2027-01-04", "2027-01-04"],
])("%j starts on %s", (text, day) => {
  expect(startOf(`Data Analyst\n${text}`)?.value).toEqual({ day, month: null });
});

/** The first of the month may be too early for a rule, and the last too late. */
test.each([
  ["Start January 2027", "2027-01"],
  ["Start: January 2027", "2027-01"],
  ["Starting in September", "2027-09"],
  ["Quantity Surveyor, Kier, Salford. £42,000. Start January 2027.", "2027-01"],
])("%j names a month and no day", (text, month) => {
  expect(startOf(`${text}`)?.value).toEqual({ day: null, month });
});

test.each([
  "Start asap",
  "Start date: to be agreed",
  "Start date: may be flexible",
  "Starting salary: £30,000",
  "Start-up of the year 2026",
  "Interviews start on 4 January 2027",
  "Applications start 4 January 2027",
  "The course starts on 4 January 2027",
  "We started in May 2019",
  "Shifts start at 7.30 am",
  "Closing date: 4 January 2027",
  "A fresh start. Apply by 4 January 2027",
])("%j names no start of the job", (text) => {
  expect(startOf(`Data Analyst\n${text}`)).toBeNull();
});

test("its words stand in the advert", () => {
  const text = "Data Analyst\nLeeds. Start date: 4 January 2027. Free lunch.";
  expect(startOf(text)?.words).toBe("Start date: 4 January 2027.");
});

test("a day of start is not taken for the closing day", () => {
  const { closesOn } = readPasted("Data Analyst\nStart date: 4 January 2027", TODAY);
  expect(closesOn).toBeNull();
});

test.each([
  ["Working towards MRICS. Start now.", "Working towards MRICS"],
  [
    "Free lunch.\nYou train towards your ACA qualification",
    "You train towards your ACA qualification",
  ],
])("work towards a charter is quoted: %j", (text, words) => {
  expect(readPasted(`Surveyor\n${text}`, TODAY).registration).toEqual({ value: true, words });
});

test("a charter that is asked for is none in progress", () => {
  expect(readPasted("Surveyor\nMRICS required.", TODAY).registration).toBeNull();
});
