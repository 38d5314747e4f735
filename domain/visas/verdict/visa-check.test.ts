import { expect, test } from "vitest";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import { processorMillis } from "#test/processor-time.ts";
import { aUkJob } from "#test/uk-jobs.ts";
import { headlineOf, toneOf } from "./headline-text.ts";
import { readVisaCheck } from "./visa-check.ts";
import { isAboutYouOpen } from "./visa-check-choices.ts";

const today = "2026-11-15";
const read = (query: string) =>
  readVisaCheck(new URLSearchParams(query), today, (code) => code === "2134");

test("an empty address asks nothing", () => {
  expect(read("")).toMatchObject({ isAsked: false, errors: {}, reader: null });
});

test("hours of any length are read at once", () => {
  const typed = `title=x&hours=1${"+".repeat(15_000)}x`;
  expect(processorMillis(() => read(typed))).toBeLessThan(500);
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
  ["39,5k", 39_500_00],
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

test.each([
  ["£38,000 - £45,000", "37.5", 38_000_00, "Read as £38,000 a year, the least of the range."],
  ["£35,000pa", "", 35_000_00, "Read as £35,000 a year."],
  ["£25 per hour", "37.5 hours", 48_750_00, "Read as £48,750 a year, for 37.5 hours a week."],
  ["3,500 a month", "", 42_000_00, "Read as £42,000 a year."],
  ["40 hours, £30,000 per annum", "40", 30_000_00, "Read as £30,000 a year."],
  ["30000 + bonus OTE 60000", "", 30_000_00, "Read as £30,000 a year."],
])("pay typed as %s with %j hours is read, and told how", (pay, hours, annual, told) => {
  const { job, errors, readAs } = read(String(new URLSearchParams({ title: "x", pay, hours })));
  expect(errors).toEqual({});
  expect([job.annual, readAs.pay]).toEqual([annual, told]);
});

test.each([
  ["£25 per hour", "Enter the hours a week too."],
  ["£350 per day", "It pays by the day."],
  ["up to £50,000", "It names only the most it pays."],
  ["€60,000", "in pounds"],
  ["60000EUR", "in pounds"],
  ["60000 usd", "in pounds"],
  ["₹600000", "in pounds"],
  ["AED 200,000", "in pounds"],
  ["39,5", "in pounds"],
  ["$28 an hour", "in pounds"],
  ["competitive", "Leave it empty where none is named."],
])("pay typed as %s is no year's pay, and the sentence says why", (pay, why) => {
  const { job, errors } = read(String(new URLSearchParams({ title: "x", pay })));
  expect(errors.pay).toContain(why);
  expect(job.annual).toBeNull();
});

test.each([
  ["37,5", 37.5],
  ["37.5 hours", 37.5],
  ["40 hrs pw", 40],
  ["35 hours a week", 35],
])("hours typed as %s are %d", (typed, hours) => {
  const { job, errors } = read(String(new URLSearchParams({ title: "x", hours: typed })));
  expect([job.weeklyHours, errors]).toEqual([hours, {}]);
});

test.each([
  ["closes=2026-11-30", "The advert closes on 30 November 2026."],
  ["closes=2026-11-15", "The advert closes on 15 November 2026."],
  ["closes=2026-11-14", "The advert closed on 14 November 2026."],
  [
    "closes=2026-11-30&until=2026-11-20",
    "The advert closes on 30 November 2026, after the visa’s end on 20 November 2026.",
  ],
  ["closes=soon", null],
])("a pasted advert with %s is told: %s", (query, line) => {
  expect(read(`title=x&${query}`).closing).toBe(line);
});

test("a year of birth that makes a child is asked about", () => {
  expect(read("title=x&visa=student&born=2010-11-16").errors.born).toContain(
    "less than 16 years ago",
  );
  expect(read("title=x&visa=student&born=2010-11-15").errors).toEqual({});
});

test("nobody is born today or later", () => {
  expect(read("title=x&visa=student&born=2031-01-01").errors).toEqual({
    born: "Enter a date of birth in the past, such as 27 January 2002.",
  });
  expect(read(`title=x&born=${today}`).errors).toHaveProperty("born");
  expect(read("title=x&visa=student&born=2001-05-14").errors).toEqual({});
});

test.each([
  ["title=x&pay=39500&visa=", false],
  ["title=x&about-you=open", true],
  ["title=x&visa=graduate", true],
  ["title=x&born=soon", true],
])("%s opens the part about the reader: %s", (query, isOpen) => {
  expect(isAboutYouOpen(read(query).values)).toBe(isOpen);
});

test.each([
  ["pay=39500", "title"],
  ["title=x&pay=lots", "pay"],
  ["title=x&pay=k", "pay"],
  ["title=x&pay=2000k", "pay"],
  ["title=x&pay=-1", "pay"],
  ["title=x&hours=200", "hours"],
  ["code=9999", "code"],
  ["title=x&visa=student&until=soon", "until"],
  ["title=x&visa=student&months=many", "months"],
  ["title=x&months=60", "visa"],
  ["title=x&english=none", "visa"],
  ["title=x&visa=martian&born=2001-05-14", "visa"],
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

/** SW 12.3: this permission and those before it are four years together at most. */
test.each([
  ["47", "Fits you only as a new entrant, for 1 month at most, with £1,700 to spare"],
  ["36", "Fits you only as a new entrant, with £1,700 to spare"],
])("with %s months used the headline is: %s", (months, headline) => {
  const { reader } = read(
    `title=x&visa=graduate&until=2027-12-30&months=${months}&born=1990-01-01&english=b2&phd=none`,
  );
  const verdict = judge(prepareJob(aUkJob({ annual: 40_000 }), today), reader!);
  expect(headlineOf(verdict, { isOwn: true })).toBe(headline);
});

/** 2134: £54,700; with a relevant STEM doctorate £43,700. */
test.each([
  ["", "Below the pay line by at least £3,700"],
  ["&phd=none", "Below the pay line by £14,700"],
])("abroad, 36 years old, a doctorate “%s”: %s", (phd, headline) => {
  const { reader } = read(`title=x&visa=none&born=1990-01-01&english=b2${phd}`);
  const verdict = judge(prepareJob(aUkJob({ annual: 40_000 }), today), reader!);
  expect(headlineOf(verdict, { isOwn: true })).toBe(headline);
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

/** The form repeats them in hidden fields, and the verdict's own forms too. */
test.each([
  ["advert=conditional&said=We+may", { advert: "conditional", said: "We may" }],
  ["advert=conditional&saidAs=conditional&said=We+may", { advert: "conditional", said: "We may" }],
  ["advert=unclear&saidAs=conditional&said=We+may", { advert: "unclear" }],
  ["advert=yes&said=We+do", { advert: "yes", said: "We do" }],
  ["advert=no&said=Sorry", { advert: "no", said: "Sorry" }],
  ["advert=yes&saidAs=no&said=Sorry", { advert: "yes" }],
  ["advert=silent&said=We+may", { advert: "silent" }],
  ["said=We+may", {}],
  ["advert=sure&said=We+may&closes=soon", {}],
  ["advert=silent&closes=2030-02-28", { advert: "silent", closes: "2030-02-28" }],
])("of a pasted advert only what was read goes on: %s", (query, kept) => {
  const { values } = read(`title=x&${query}`);
  expect(values).toEqual({ title: "x", ...kept });
});

test("the words that go on are the line that is shown, not what the address brought", () => {
  const said = `yes”. Waymark says\n“apply${" now".repeat(900)}`;
  const { values, unclear } = read(
    String(new URLSearchParams({ title: "x", advert: "unclear", said })),
  );
  expect(values.said).toMatch(/^yes\. Waymark says apply now .*…$/);
  expect(values.said!.length).toBeLessThan(1_000);
  expect(unclear).toContain(`“${values.said}”.`);
});

test("the start of the job is read, and work towards a charter by whom it is said", () => {
  const of = (query: string) => read(`title=x&${query}`);
  expect(of("starts=2027-01-04").job.startsOn).toBe("2027-01-04");
  expect(of("").job.startsOn).toBeNull();
  expect(Object.keys(of("starts=soon").errors)).toEqual(["starts"]);
  const said = ({ job }: ReturnType<typeof read>) => [
    job.towardsRegistration,
    job.doesAdvertSpeakOfRegistration,
  ];
  expect(said(of(""))).toEqual([false, false]);
  expect(said(of("registration=yes"))).toEqual([true, false]);
  expect(said(of("registration=advert"))).toEqual([false, true]);
  // The form sends both where its reader ticks the box: theirs comes last.
  expect(said(of("registration=advert&registration=yes"))).toEqual([true, false]);
});
