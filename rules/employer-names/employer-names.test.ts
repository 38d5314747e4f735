import { expect, test } from "vitest";
import { nameWords } from "../sponsor-register/name-words.ts";
import { initialsOf } from "./initials.ts";
import { haveOneEnding } from "./legal-ending.ts";
import { otherNames } from "./other-names.ts";
import { prominenceOf } from "./prominence.ts";
import { typedReadings } from "./typed-readings.ts";

test.each([
  ["Transport for London", "tfl"],
  ["University of the West of England", "uwe"],
  ["London School of Economics and Political Science", "lse"],
  ["South London & Maudsley", "slam"],
  ["UK Research and Innovation", "ukri"],
])("%s is called %s", (name, initials) => {
  expect(initialsOf(nameWords(name))).toContain(initials);
});

test.each([
  ["University of Durham", "durham university"],
  ["Cardiff University", "university of cardiff"],
  ["London Borough of Camden", "camden council"],
  ["The City of Edinburgh Council", "edinburgh council"],
  ["Royal Berkshire NHS Foundation Trust", "royal berkshire hospital"],
  ["Guy's and St. Thomas' NHS Foundation Trust", "gstt"],
  ["Google (UK) Limited", "google"],
  ["Imperial College London (HR)", "imperial college"],
  ["J Sainsbury Plc", "sainsbury"],
  ["LB Croydon", "croydon council"],
  ["Sandwell MBC", "sandwell council"],
  ["London Borough Wandsworth", "wandsworth council"],
  ["Brighton & Hove City Council", "brighton council"],
  ["Sheffield Hallam University", "sheffield hallam"],
  ["Man Group Services Limited", "man group"],
  ["Marks and Spencer Group Plc", "m and s"],
  ["Cardiff and Vale University Health Board", "cardiff and vale health board"],
  ["Swansea Bay University Local Health Board", "swansea bay health board"],
  ["Powys Teaching Health Board", "powys health board"],
])("%s is also %j", (name, other) => {
  expect(otherNames(name).map(({ text }) => text)).toContain(other);
});

test.each([
  ["Northern General Sheffield", "northern general hospital"],
  ["Northern General Stoke-on-Trent", "northern general hospital"],
  ["Worcester Royal", "worcestershire royal hospital"],
])("%s may be the name of a hospital", (typed, name) => {
  const { hospital, near } = typedReadings(typed, null);
  expect(hospital).toContain(name);
  expect(near).not.toContain(name);
});

test.each([
  ["Bham uni", "birmingham university"],
  ["B'ham city council", "birmingham city council"],
  ["Herts county council", "hertfordshire county council"],
  ["Leics uni", "leicester university"],
])("%s is a town or a county shortened", (typed, name) => {
  const readings = typedReadings(typed, null);
  expect([...readings.typed, ...readings.other]).toContain(name);
});

test("of a hospital's name only a town is left out", () => {
  expect(typedReadings("Northern General Analytics", null).hospital).toEqual([
    "northern general analytics hospital",
  ]);
  expect(typedReadings("Northern General Ambleford", "ambleford").hospital).toContain(
    "northern general hospital",
  );
});

test("a trust named after a university is not that university", () => {
  const names = otherNames("Manchester University NHS Foundation Trust").map(({ text }) => text);
  expect(names).not.toContain("manchester university");
});

test.each([
  ["Uni of Leeds", "university of leeds"],
  ["Acme Intl Svcs", "acme international services"],
  ["www.bp.com", "bp"],
  ["careers@kpmg.co.uk", "kpmg"],
  ["SOAS University of London", "soas"],
])("%j may be read as %j", (typed, reading) => {
  const { typed: own, other } = typedReadings(typed, null);
  expect([...own, ...other]).toContain(reading);
});

test("what kind of body it is may not be left out", () => {
  expect(typedReadings("Brighton Council", null).part).not.toContain("brighton");
});

test("a word that every object has is only a word", () => {
  expect(typedReadings("Constructor", null).typed).toEqual(["constructor"]);
});

test.each([
  ["Microsoft Corporation", "Microsoft Limited", false],
  ["Microsoft", "Microsoft Limited", true],
  ["Microsoft Ltd", "Microsoft Limited", true],
  ["Foo LLP", "Foo Ltd", false],
])("%s and %s have one ending: %s", (one, other, isOne) => {
  expect(haveOneEnding(one, other)).toBe(isOne);
});

test("more routes are a larger employer; a shop under a famous name is not one", () => {
  const routes = ["Skilled Worker", "Global Business Mobility: Graduate Trainee"];
  expect(prominenceOf("BP plc", routes)).toBeGreaterThan(
    prominenceOf("Hill Ltd T/A BP", ["Skilled Worker"]),
  );
});

test("a college of the University of London goes without it, and City is no college", () => {
  expect(typedReadings("SOAS University of London", null).other).toContain("soas");
  expect(typedReadings("City University London", null).other).not.toContain("city college");
});
