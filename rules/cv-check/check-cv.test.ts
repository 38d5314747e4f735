import { expect, test } from "vitest";
import { newEntry } from "#domain/cvs/document/new-entry.ts";
import type { CvDocument, CvLook, WorkEntry } from "#rules/cv/cv-document.ts";
import { plainLook } from "#test/cvs/full-cv.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { catalogue, type FindingCode } from "./catalogue.ts";
import { checkCv } from "./check-cv.ts";
import { fixes } from "./fixes.ts";

const on = "2026-11-15";

function codesOf(document: Partial<CvDocument>, look: Partial<CvLook> = {}): FindingCode[] {
  return checkCv({ ...fullDocument, ...document }, { ...plainLook, ...look }, on).map(
    ({ code }) => code,
  );
}

const job = (given: Partial<WorkEntry>): WorkEntry => ({
  ...newEntry("work"),
  position: "Analyst",
  name: "Alder Ltd",
  startDate: "2024-01",
  endDate: "2024-08",
  ...given,
});
const withLine = (line: string, given: Partial<WorkEntry> = {}) => ({
  work: [job({ highlights: [line], ...given })],
});
const withBasics = (given: Partial<CvDocument["basics"]>) => ({
  basics: { ...fullDocument.basics, ...given },
});

test.each<[code: FindingCode, line: string]>([
  ["bullet-no-verb", "A dashboard for 14 shops"],
  ["bullet-weak-opening", "Responsible for the tills of 3 shops"],
  ["bullet-weak-opening", "Worked on 12 reports for the board"],
  ["bullet-no-number", "Wrote the method section of a paper"],
  [
    "bullet-too-long",
    `Built ${"a very long line of words about nothing much ".repeat(5)}with 3 people`,
  ],
  ["bullet-too-short", "Sold 12 shirts"],
  ["bullet-tense", "Manage 3 shops in the north"],
  ["bullet-tense", "Managing 3 shops in the north"],
  ["first-person", "Built 3 tools that made my team faster"],
  ["first-person-opening", "I built 3 tools for the team"],
  ["cliche", "Led 4 people as a real team player every day"],
  ["word-doubled", "Built the the tool that 12 people use"],
  ["spaces-doubled", "Built the  tool that 12 people use"],
  ["capitals", "BUILT THE TOOL THAT 12 PEOPLE USE"],
  ["placeholder", "Raised sales by XX% in 3 months"],
  ["placeholder", "Joined [Company] for 3 months"],
  ["spelling-variant", "Painted 3 walls in a new color"],
  ["bullet-good", "Cut the weekly report from 6 hours to 40 minutes with SQL"],
])("%s: %s", (code, line) => {
  const findings = checkCv({ ...fullDocument, ...withLine(line) }, plainLook, on);
  const found = findings.find(({ code: each, at }) => each === code && at.section === "work");
  expect(found?.at).toMatchObject({ section: "work", field: "highlights", line: 0 });
  expect(line).toContain(found?.evidence);
});

test.each([
  "Cut the weekly stock report from 6 hours to 40 minutes with SQL.",
  "Trained 4 colleagues to run it, so that two tills stayed open.",
  "Successfully led 3 people, which cut waiting by a third.",
  "Halved the time of 12 tests.",
])("nothing is wrong with: %s", (line) => {
  const found = checkCv({ ...fullDocument, ...withLine(line) }, plainLook, on).filter(
    ({ at, level }) => at.section === "work" && at.line !== undefined && level !== "good",
  );
  expect(found).toEqual([]);
});

test.each([
  ["US offices", "Opened 3 offices in the US"],
  ["a name in capitals", "Joined 4 others at the Labor Department"],
  ["-ize kept throughout", "Organized 3 fairs"],
  ["a computer program", "Wrote a program of 300 lines"],
])("%s is left alone", (_case, line) => {
  const codes = checkCv({ ...fullDocument, ...withLine(line) }, plainLook, on)
    .filter(({ at }) => at.section === "work")
    .map(({ code }) => code);
  expect(codes).not.toContain("first-person");
  expect(codes).not.toContain("spelling-variant");
});

test("a CV with both -ise and -ize is told, as is British spelling in the United States", () => {
  const both = { work: [job({ highlights: ["Organized 3 fairs", "Summarised 4 papers"] })] };
  expect(codesOf(both)).toContain("spelling-variant");
  expect(codesOf(withLine("Organised 3 fairs"), { market: "us" })).toContain("spelling-variant");
  expect(codesOf(withLine("Organised 3 fairs"), { market: "de" })).not.toContain(
    "spelling-variant",
  );
});

test("a CV in another language is not judged by English words", () => {
  const codes = codesOf({ ...withLine("Verantwortlich für die Kasse"), language: "de" });
  expect(codes).not.toContain("bullet-no-verb");
  expect(codes).not.toContain("bullet-no-number");
});

test.each<[code: FindingCode, work: Partial<WorkEntry>[]]>([
  ["date-before-start", [{ startDate: "2026-01", endDate: "2025-08" }]],
  ["date-unreadable", [{ startDate: "soon" }]],
  ["date-unreadable", [{ startDate: "2024-13" }]],
  ["date-end-missing", [{ endDate: "", isCurrent: false }]],
  ["date-missing", [{ startDate: "", endDate: "" }]],
  ["date-in-future", [{ startDate: "2027-02", endDate: "2027-08" }]],
  [
    "date-overlap",
    [
      { startDate: "2024-01", endDate: "2024-08" },
      { startDate: "2023-09", endDate: "2024-05" },
    ],
  ],
  [
    "entries-order",
    [
      { startDate: "2022-01", endDate: "2022-08" },
      { startDate: "2024-01", endDate: "2024-08" },
    ],
  ],
])("%s", (code, jobs) => {
  expect(
    codesOf({ work: jobs.map(job), education: [], volunteer: [], projects: [], custom: [] }),
  ).toContain(code);
});

test.each<[code: FindingCode, work: Partial<WorkEntry>[]]>([
  ["date-before-start", [{ startDate: "2026", endDate: "2026-03" }]],
  [
    "date-overlap",
    [
      { startDate: "2024-01", endDate: "2024-08" },
      { startDate: "2023-09", endDate: "2024-05", summary: "Part time, 12 hours a week" },
    ],
  ],
  [
    "date-gap",
    [
      { startDate: "2026-06", endDate: "2026-10" },
      { startDate: "2026-01", endDate: "2026-02" },
    ],
  ],
  [
    "entries-order",
    [
      { startDate: "2024-01", endDate: "", isCurrent: true },
      { startDate: "2022-01", endDate: "2022-08" },
    ],
  ],
])("no %s where there is none", (code, jobs) => {
  expect(
    codesOf({ work: jobs.map(job), education: [], volunteer: [], projects: [], custom: [] }),
  ).not.toContain(code);
});

test("a gap is told with its months", () => {
  const work = [
    job({ startDate: "2026-01", endDate: "2026-10" }),
    job({ startDate: "2024-01", endDate: "2024-03" }),
  ];
  const document = {
    ...fullDocument,
    work,
    education: [],
    volunteer: [],
    projects: [],
    custom: [],
  };
  const gap = checkCv(document, plainLook, on).find(({ code }) => code === "date-gap");
  expect(gap?.evidence).toBe("Nothing from April 2024 to December 2025");
});

test.each<[string, FindingCode | null]>([
  ["Student visa to 27 January 2027. Can work full time now.", null],
  ["Student visa to 27 January 2026. Can work full time now.", "visa-line-old"],
  ["Graduate visa until 14/11/2026", "visa-line-old"],
  ["Can work full time from September 2025.", null],
  ["Stamp 1G, expires 2026-03-01", "visa-line-old"],
])("right to work: %s", (words, code) => {
  const codes = codesOf({ rightToWork: { source: "own-words", words } });
  expect(codes.includes("visa-line-old")).toBe(code !== null);
});

test("a line made from my situation is never out of date", () => {
  const words = "Student visa to 27 January 2020.";
  expect(codesOf({ rightToWork: { source: "from-situation", words } })).not.toContain(
    "visa-line-old",
  );
});

test.each<[code: FindingCode, basics: Partial<CvDocument["basics"]>]>([
  ["name-missing", { name: " " }],
  ["email-missing", { email: "" }],
  ["email-broken", { email: "ananya at example.com" }],
  ["email-playful", { email: "sexy.ananya@example.com" }],
  ["email-closes", { email: "a.rao@leeds.ac.uk" }],
  ["phone-missing", { phone: "" }],
  ["phone-broken", { phone: "call me" }],
  ["phone-broken", { phone: "12345" }],
  [
    "phone-no-country",
    { phone: "98765 43210", location: { ...fullDocument.basics.location, countryCode: "IN" } },
  ],
  ["link-no-scheme", { url: "linkedin.com/in/ananya" }],
  ["link-broken", { url: "my website" }],
  ["photo", { photoId: 4 }],
  ["birth-date", { bornOn: "2003-04-09" }],
  ["nationality", { nationality: "Indian" }],
])("%s", (code, basics) => {
  expect(codesOf(withBasics(basics))).toContain(code);
});

test("Germany minds neither photo nor birth date", () => {
  const codes = codesOf(withBasics({ photoId: 4, bornOn: "2003-04-09", nationality: "Indian" }), {
    market: "de",
  });
  expect(codes).not.toContain("photo");
  expect(codes).not.toContain("birth-date");
  expect(codes).not.toContain("nationality");
});

test.each<[FindingCode, string]>([
  ["marital-status-told", "Marital status: single"],
  ["birth-date-told", "Date of birth: 9 April 2003"],
  ["birth-date-told", "DOB 09/04/2003"],
  ["religion-told", "Father's name: Mr Rao"],
])("%s is found in what was typed", (code, text) => {
  expect(codesOf(withBasics({ summary: text }))).toContain(code);
});

test("sections: missing, empty, out of order", () => {
  expect(codesOf({ skills: [] })).toContain("section-missing");
  expect(codesOf({ custom: [{ id: "c9", title: "Talks", entries: [] }] })).toContain(
    "section-empty",
  );
  expect(codesOf({ work: [newEntry("work")] })).toContain("entry-empty");
  const workFirst = [...fullDocument.sections].sort((one) => (one.section === "work" ? -1 : 1));
  const years = { work: [job({ startDate: "2025-01", endDate: "2025-06" })] };
  expect(codesOf({ ...years, sections: workFirst })).toContain("section-order");
});

test("referees are expected in Australia and not in the United Kingdom", () => {
  expect(codesOf({})).toContain("referees-not-needed");
  expect(codesOf({}, { market: "au" })).not.toContain("referees-not-needed");
  expect(codesOf({ references: [] }, { market: "au" })).toContain("referees-expected");
});

test("one page in the United States is shorter than two in the United Kingdom", () => {
  const long = { work: [job({ summary: "word ".repeat(500), highlights: [] })] };
  expect(codesOf(long, { market: "us", paper: "letter" })).toContain("length-over");
  expect(codesOf(long)).not.toContain("length-over");
});

test("a hidden entry or section is not judged", () => {
  expect(codesOf(withLine("Responsible for 3 tills", { isHidden: true }))).not.toContain(
    "bullet-weak-opening",
  );
  const sections = fullDocument.sections.map((place) => ({
    ...place,
    isHidden: place.section === "work",
  }));
  expect(codesOf({ ...withLine("Responsible for 3 tills"), sections })).not.toContain(
    "bullet-weak-opening",
  );
});

test("every code has its words, and every fix a code", () => {
  for (const { title, why, how } of Object.values(catalogue)) {
    expect([title, why, how].every((words) => words.length > 5)).toBe(true);
    expect(`${title} ${why} ${how}`).not.toMatch(/!|simply|leverage/i);
  }
  expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(Object.keys(fixes)));
});

test.each<[code: FindingCode, line: string, mended: string]>([
  ["first-person-opening", "I built 3 tools", "Built 3 tools"],
  ["bullet-tense", "Managing 3 shops", "Managed 3 shops"],
  ["bullet-tense", "Run the desk for 86 guests", "Ran the desk for 86 guests"],
  ["word-doubled", "Built the the tool for 12 people", "Built the tool for 12 people"],
  ["spaces-doubled", "Built the   tool for 12 people", "Built the tool for 12 people"],
  ["spelling-variant", "Color-coded 3 plans for the center", "Colour-coded 3 plans for the center"],
])("one press fixes %s", (code, line, mended) => {
  const document = { ...fullDocument, ...withLine(line) };
  const finding = checkCv(document, plainLook, on).find((each) => each.code === code)!;
  const fixed = fixes[code]!(document, plainLook, finding);
  expect(fixed.document.work[0]?.highlights).toEqual([mended]);
});

test("a month that cannot be read is quoted as it was typed", () => {
  const work = [job({ startDate: "2026/13" })];
  const findings = checkCv({ ...fullDocument, work }, plainLook, on);
  const found = findings.find(({ code }) => code === "date-unreadable");
  expect(found?.evidence).toBe("13 2026");
});

test("a line is judged without the mark it was pasted with", () => {
  expect(codesOf(withLine("• I built 3 tools for the team"))).toContain("first-person-opening");
});
