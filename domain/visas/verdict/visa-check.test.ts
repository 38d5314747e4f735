import { expect, test } from "vitest";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import { aUkJob } from "#test/uk-jobs.ts";
import { headlineOf, toneOf } from "./headline-words.ts";
import { isAboutYouOpen, readVisaCheck } from "./visa-check.ts";

const today = "2026-11-15";
const read = (query: string) =>
  readVisaCheck(new URLSearchParams(query), today, (code) => code === "2134");

test("an empty address asks nothing", () => {
  expect(read("")).toMatchObject({ isAsked: false, errors: {}, reader: null });
});

test("a job is read as it was typed", () => {
  const { job, errors } = read(
    "employer=Brackwater&title=Software+developer&pay=£39,500&hours=37.5&nation=wales",
  );
  expect(errors).toEqual({});
  expect(job).toMatchObject({ annual: 39_500_00, weeklyHours: 37.5, nation: "wales", code: null });
});

test.each([
  ["56k", 56_000_00],
  ["£39.5k", 39_500_00],
  ["38 K", 38_000_00],
  ["3000", 3_000_00],
])("pay typed as %s is %i pence", (typed, annual) => {
  const { job, errors } = read(`title=x&pay=${typed}`);
  expect(errors).toEqual({});
  expect(job.annual).toBe(annual);
});

test.each(["18.50", "2,600", "2999.99", "2k"])(
  "%s for a year is asked about, not judged",
  (typed) => {
    const { job, errors, values } = read(`title=x&pay=${typed}`);
    expect(errors.pay).toContain("Is it the pay for an hour, a week or a month?");
    expect([job.annual, values.pay]).toEqual([null, typed]);
  },
);

test("nobody is born today or later", () => {
  expect(read("title=x&born=2031-01-01").errors).toEqual({
    born: "Enter a date of birth in the past, such as 27 January 2002.",
  });
  expect(read(`title=x&born=${today}`).errors).toHaveProperty("born");
  expect(read("title=x&born=2001-05-14").errors).toEqual({});
});

test.each([
  ["title=x&pay=39500&visa=", false],
  ["title=x&about-you=open", true],
  ["title=x&visa=graduate", true],
  ["title=x&born=soon", true],
])("%s opens the part about the reader: %s", (query, isOpen) => {
  expect(isAboutYouOpen(read(query))).toBe(isOpen);
});

test.each([
  ["pay=39500", "title"],
  ["title=x&pay=lots", "pay"],
  ["title=x&pay=k", "pay"],
  ["title=x&pay=2000k", "pay"],
  ["title=x&pay=-1", "pay"],
  ["title=x&hours=200", "hours"],
  ["code=9999", "code"],
  ["title=x&until=soon", "until"],
  ["title=x&months=many", "months"],
])("%s is told beside %s", (query, field) => {
  expect(Object.keys(read(query).errors)).toEqual([field]);
});

test("somebody is a reader once they say which visa they hold", () => {
  expect(read("title=x&born=2000-01-01").reader).toBeNull();
  expect(read("title=x&visa=graduate&until=2027-09-01&months=6").reader).toMatchObject({
    lastPermission: { kind: "graduate", endsOn: "2027-09-01" },
    monthsCounted: 6,
  });
  expect(read("title=x&visa=none").reader).toMatchObject({
    lastPermission: "none",
    applyingFrom: "abroad",
  });
  expect(read("title=x&visa=student").reader?.lastPermission).toBeNull();
});

test.each([
  ["0", 0],
  ["14", 14],
])("%s months are %i", (typed, months) => {
  const { reader, errors } = read(`title=x&visa=graduate&until=2027-09-01&months=${typed}`);
  expect(errors).toEqual({});
  expect(reader?.monthsCounted).toBe(months);
});

test.each(["14.5", "-1", "241"])("%s months are no whole months", (typed) => {
  expect(read(`title=x&months=${typed}`).errors).toHaveProperty("months");
});

test("time goes on counting until the day that is asked for", () => {
  const query = "title=x&visa=graduate&until=2028-06-01&months=40";
  expect(read(query).reader?.monthsCounted).toBe(40);
  expect(read(`${query}&on=2027-11-15`).reader?.monthsCounted).toBe(52);
});

test("a doctorate that is left out is not said", () => {
  expect(read("title=x&visa=none").reader?.phd).toBeNull();
  expect(read("title=x&visa=none&phd=none").reader?.phd).toBe("none");
});

test.each([
  ["", null],
  ["&english=b2", "b2"],
  ["&english=none", "none"],
  ["&english=fluent", null],
])("English %s is %s", (typed, english) => {
  expect(read(`title=x&visa=none${typed}`).reader?.english).toBe(english);
});

test("a certificate and a registration are asked for, and silence about them is kept", () => {
  const { reader, job } = read("title=x&visa=none&certificate=2026-12-20&registration=yes");
  expect([reader?.certificateOn, job.towardsRegistration]).toEqual(["2026-12-20", true]);
  expect(read("title=x&visa=none").reader?.certificateOn).toBeNull();
});

test.each([
  ["visa=no-switching", "ask", "if the application is made from abroad"],
  ["visa=no-switching&until=2027-06-01", "ask", "if the application is made from abroad"],
  ["visa=other&until=2027-06-01", "ask", "if the present visa allows a switch"],
  ["visa=graduate&until=2027-06-01", "ok", "Fits you"],
])("with English and enough pay, %s is %s: %s", (query, tone, words) => {
  const { reader } = read(`title=x&${query}&english=b2`);
  const prepared = prepareJob(aUkJob({ annual: 60_000 }), today);
  const verdict = judge(prepared, reader!);
  expect(toneOf(verdict)).toBe(tone);
  expect(headlineOf(verdict, { isOwn: true })).toContain(words);
});
