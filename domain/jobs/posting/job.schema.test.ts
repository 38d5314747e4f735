import { expect, test } from "vitest";
import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { typed } from "#test/employer-factories.ts";
import { readApplyTo } from "./apply-to.ts";
import { closingInstant, jobSchema, whyNotClosing, whyNotStarting } from "./job.schema.ts";
import { formOf, storableForm, textOfAdvert } from "./job-form.ts";
import { isMaterialChange } from "./material-change.ts";
import { readAmount, writeAmount } from "./pay-input.ts";
import { publishedColumns } from "./published-columns.server.ts";

const mistakes = (change: Record<string, string>) => {
  const read = jobSchema.safeParse({ ...typed, ...change });
  return read.success ? [] : read.error.issues.map(({ path }) => path.join("."));
};

test("a whole advert is read", () => {
  expect(jobSchema.parse(typed)).toMatchObject({
    payFrom: 3_750_000,
    payTo: 4_100_000,
    hoursPerWeek: 37.5,
    applyTo: { applyUrl: "https://brackwater.example/apply", applyEmail: null },
    closesOn: null,
  });
});

test.each<[Record<string, string>, string[]]>([
  [{ title: "" }, ["title"]],
  [{ title: "<script>" }, ["title"]],
  [{ sector: "piracy" }, ["sector"]],
  [{ payFrom: "a lot" }, ["payFrom"]],
  [{ payFrom: "41,000", payTo: "37,500" }, ["payTo"]],
  [{ payFrom: "" }, ["payFrom"]],
  [{ hoursPerWeek: "200" }, ["hoursPerWeek"]],
  [{ hoursPerWeek: "1e-320" }, ["hoursPerWeek"]],
  [{ hoursPerWeek: "", jobType: "part-time" }, ["hoursPerWeek"]],
  [{ city: "" }, ["city"]],
  [{ city: "", remote: "remote" }, []],
  [{ closesOn: "2026-02-30" }, ["closesOn"]],
  [{ closesTime: "25:00" }, ["closesTime"]],
  [{ closesZone: "Mars/Olympus" }, ["closesZone"]],
  [{ sponsorship: "" }, ["sponsorship"]],
  [{ advert: "Too short." }, ["advert"]],
  [{ advert: "x".repeat(12_001) }, ["advert"]],
  [{ applyTo: "come by" }, ["applyTo"]],
  [{ applyTo: "javascript:alert(1)" }, ["applyTo"]],
  [{ title: "", city: "", payFrom: "x" }, ["title", "payFrom", "city"]],
])("%j is said to be wrong where it is: %j", (change, fields) => {
  expect(mistakes(change)).toEqual(fields);
});

test.each([
  ["jobs@firm.example", { applyUrl: null, applyEmail: "jobs@firm.example" }],
  ["mailto:jobs@firm.example", { applyUrl: null, applyEmail: "jobs@firm.example" }],
  ["firm.example/apply", { applyUrl: "https://firm.example/apply", applyEmail: null }],
  ["https://user:pass@firm.example/", null],
  ["http://localhost/", null],
  ["ftp://firm.example/", null],
  ["data:text/html,x", null],
  ["two words.example", null],
])("people apply at %s", (text, expected) => {
  expect(readApplyTo(text)).toEqual(expected);
});

test.each([
  ["37,500", 3_750_000],
  ["£ 12.5", 1250],
  ["12,50 €", 1250],
  ["36k", 3_600_000],
  ["37,5 K", 3_750_000],
  ["1,234,567.5", 123_456_750],
  ["12.505", null],
  ["-4", null],
  ["0", null],
  ["99999999999", null],
])("%s is an amount of %s", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
  if (amount !== null) expect(readAmount(writeAmount(amount))).toBe(amount);
});

test("a closing time is a clock's where the employer is", () => {
  const now = new Date("2026-11-15T10:00:00Z");
  const closing = { closesOn: "2026-11-27", closesTime: "23:59", closesZone: "Australia/Sydney" };
  const why = (change: Partial<typeof closing>) => whyNotClosing({ ...closing, ...change }, now);
  expect(closingInstant(closing)).toEqual(new Date("2026-11-27T12:59:00Z"));
  expect(why({})).toBeNull();
  expect(why({ closesOn: "2026-11-15", closesTime: "20:00" })).toContain("passed");
  expect(why({ closesOn: "2027-11-15" })).toContain("six months");
  expect(whyNotClosing({ ...closing, closesOn: null }, now)).toBeNull();
});

test("a draft keeps the form's fields alone, cut to a sane length", () => {
  const kept = storableForm({
    title: `a\0${"b".repeat(900)}`,
    role: "staff",
    advert: "x".repeat(1e6),
  });
  expect(Object.keys(kept)).toEqual(["title", "advert"]);
  expect(kept.title).toHaveLength(500);
  expect(kept.advert).toHaveLength(24_000);
});

test("an advert that was not typed here comes back as a form that makes the same advert", () => {
  const advert =
    "## What you do\n\n- **Read** code\n- Write it\n\nAsk [us](https://firm.example/) & come.\n\nA last paragraph that makes it long enough.";
  const columns = publishedColumns(
    1,
    jobSchema.parse({ ...typed, advert, closesOn: "2027-01-08" }),
  );
  const again = publishedColumns(1, jobSchema.parse(formOf(columns)));
  expect(again).toEqual(columns);
  expect(textOfAdvert(renderMarkdown(advert, "employer").html)).toBe(advert);
});

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ closesOn: "2027-01-08" }, false],
  [{ sector: "data" }, false],
  [{ advert: typed.advert.replace("\n\n", "\n\n\n") }, false],
  [{ advert: typed.advert.replace("leaks", "gold") }, true],
  [{ payFrom: "20,000" }, true],
  [{ applyTo: "https://elsewhere.example/" }, true],
  [{ sponsorship: "not-offered" }, true],
  [{ city: "York" }, true],
])("a change of %j is material: %s", (change, isMaterial) => {
  const columns = (values: Record<string, string>) =>
    publishedColumns(1, jobSchema.parse({ ...typed, ...values }));
  expect(isMaterialChange(columns({}), columns(change))).toBe(isMaterial);
});

test("lines with bullets and a list of them are the same words", () => {
  const columns = publishedColumns(1, jobSchema.parse(typed));
  const lines = { ...columns, descriptionHtml: "<p>• Read code<br />• Write it</p>" };
  const list = {
    ...columns,
    descriptionHtml: "<ul>\n<li>Read code</li>\n<li>Write it</li>\n</ul>",
  };
  expect(isMaterialChange(lines, list)).toBe(false);
  const other = { ...list, descriptionHtml: list.descriptionHtml.replace("Write", "Test") };
  expect(isMaterialChange(lines, other)).toBe(true);
});

const sentences = (change: Record<string, string>) => {
  const read = jobSchema.safeParse({ ...typed, ...change });
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

test.each<[Record<string, string>, RegExp]>([
  [{ payFrom: "a lot" }, /as a number, such as/],
  [{ payTo: "99999999999" }, /higher pay is too much/],
  [{ payFrom: "-5", payTo: "" }, /lower pay is below zero/],
  [{ payFrom: "£ -5", payTo: "" }, /lower pay is below zero/],
  [{ payFrom: "0", payTo: "" }, /lower pay is nothing/],
  [{ payFrom: "12.505", payTo: "" }, /two digits after the point/],
  [{ hoursPerWeek: "200" }, /more hours than a week of work has/],
  [{ hoursPerWeek: "-3" }, /hours are below zero/],
  [{ startsOn: "9999-01-01" }, /start is too far ahead/],
  [{ closesOn: "9999-01-01" }, /closing day is too far ahead/],
  [{ startsOn: "1019-01-01" }, /start is long past/],
  [{ startsOn: "soon" }, /as a day, month and year/],
])("%j is told what is wrong with it", (change, sentence) => {
  expect(sentences(change)).toEqual([expect.stringMatching(sentence)]);
});

test("a start in the past is refused by the calendar where the job is, and so is one years ahead", () => {
  const now = new Date("2026-11-15T23:30:00Z");
  const why = (startsOn: string | null, closesZone = "Europe/London") =>
    whyNotStarting({ startsOn, closesZone }, now);
  expect(why("2026-11-14")).toContain("passed");
  expect(why("2026-11-15")).toBeNull();
  expect(why("2026-11-15", "Australia/Sydney")).toContain("passed");
  expect(why("2029-01-01")).toContain("two years");
  expect(why(null)).toBeNull();
});

test("a live advert keeps the start it was published with, though that day has passed", () => {
  const now = new Date("2026-11-15T12:00:00Z");
  const why = (startsOn: string) =>
    whyNotStarting({ startsOn, closesZone: "Europe/London", published: "2026-11-02" }, now);
  expect(why("2026-11-02")).toBeNull();
  expect(why("2026-11-03")).toContain("passed");
});

test.each([
  ["shown twice in New York", "America/New_York", "2026-11-01", "01:30", "2026-11-01T06:30:00Z"],
  ["shown twice in London", "Europe/London", "2026-10-25", "01:30", "2026-10-25T01:30:00Z"],
  ["skipped in New York", "America/New_York", "2026-03-08", "02:30", "2026-03-08T07:00:00Z"],
])(
  "a closing time that is %s never comes before it has been shown",
  (_, closesZone, closesOn, closesTime, instant) => {
    expect(closingInstant({ closesOn, closesTime, closesZone })).toEqual(new Date(instant));
  },
);
