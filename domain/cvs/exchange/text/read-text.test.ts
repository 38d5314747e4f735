import fc from "fast-check";
import { expect, test } from "vitest";
import type { Imported, ImportResult } from "../imported.ts";
import { findRange } from "./date-range.ts";
import { headingIn } from "./find-sections.ts";
import { readCertificates } from "./read-lists.ts";
import { readPlainText } from "./read-text.ts";
import { plainLine } from "./text-line.ts";

const cv = `Ananya Rao
Data analyst
Leeds, UK | +44 7700 900418 | ananya.rao@example.com | linkedin.com/in/ananya-rao-example

PROFILE
Data scientist with an MSc and two years of part-time work on river and leak data. Looking for
a first software role where the work reaches people.

EXPERIENCE
Research assistant, Aldermoor University, Leeds    Jan 2026 – Aug 2026
• Cleaned 14 years of river-level readings from 212 stations, removing 3% as sensor
faults.
• Built a leak-detection model in Python that found 9 of 11 known leaks.

Night supervisor
Hostel Kirkstall    Oct 2025 – present
- Ran the desk alone four nights a week for 86 guests.

Education
MSc Data Science, Distinction    09/2025 – 09/2026
Aldermoor University
BEng in Computer Engineering, 8.9 of 10    2021 - 2025
Deccan Institute of Technology

Skills
Data: Python, SQL, pandas
Other: first aid

Languages
Hindi (native), English (C1); German - B1

Exhibitions
Nothing that belongs here

References
Available on request`;

function read(result: ImportResult): Imported {
  if (!result.ok) throw new Error(result.error.sentence);
  return result.value;
}

const { document, unread } = read(readPlainText(cv));

test("name and ways to write", () => {
  expect(document.basics).toMatchObject({
    name: "Ananya Rao",
    label: "Data analyst",
    email: "ananya.rao@example.com",
    phone: "+44 7700 900418",
    location: { city: "Leeds, UK" },
    profiles: [{ network: "LinkedIn", url: "linkedin.com/in/ananya-rao-example" }],
  });
  expect(document.basics.summary).toMatch(/^Data scientist .* people\.$/);
});

test.each([
  ["Data analyst\nLeeds | ananya.rao@example.com", "Data analyst", "Leeds"],
  ["+49 170 1234567 · Newcastle upon Tyne", "", "Newcastle upon Tyne"],
  ["Analyst | ananya.rao@example.com", "Analyst", ""],
  ["Data analyst\nBritish | ananya.rao@example.com", "Data analyst", ""],
  ["Data analyst\nTelefon: +49 170 1234567", "Data analyst", ""],
])("of “%s” the role is “%s” and the town “%s”", (lines, label, city) => {
  const { document: made } = read(readPlainText(`Ananya Rao\n${lines}\n`));
  expect(made.basics).toMatchObject({ label, location: { city } });
});

test("jobs, with wrapped lines put together", () => {
  expect(document.work).toMatchObject([
    {
      position: "Research assistant",
      name: "Aldermoor University",
      location: "Leeds",
      startDate: "2026-01",
      endDate: "2026-08",
      highlights: [
        "Cleaned 14 years of river-level readings from 212 stations, removing 3% as sensor faults.",
        "Built a leak-detection model in Python that found 9 of 11 known leaks.",
      ],
    },
    {
      position: "Night supervisor",
      name: "Hostel Kirkstall",
      startDate: "2025-10",
      isCurrent: true,
      highlights: ["Ran the desk alone four nights a week for 86 guests."],
    },
  ]);
});

test("courses, with their grades", () => {
  expect(document.education).toMatchObject([
    {
      studyType: "MSc",
      area: "Data Science",
      institution: "Aldermoor University",
      score: "Distinction",
      startDate: "2025-09",
      endDate: "2026-09",
    },
    {
      studyType: "BEng",
      area: "Computer Engineering",
      institution: "Deccan Institute of Technology",
      score: "8.9 of 10",
      startDate: "2021",
      endDate: "2025",
    },
  ]);
});

test("skills and languages", () => {
  expect(document.skills).toMatchObject([
    { name: "Data", keywords: ["Python", "SQL", "pandas"] },
    { name: "Other", keywords: ["first aid"] },
  ]);
  expect(document.languages).toMatchObject([
    { language: "Hindi", cefr: "native" },
    { language: "English", cefr: "C1" },
    { language: "German", cefr: "B1" },
  ]);
});

test("what was not placed is told, in its own words", () => {
  expect(unread).toEqual(["Exhibitions", "Nothing that belongs here", "Available on request"]);
});

test.each([
  ["Jun to Aug 2024", "2024-06", "2024-08", false],
  ["09/2021 – heute", "2021-09", "", true],
  ["since March 2023", "2023-03", "", true],
  ["2019-2020", "2019", "2020", false],
  ["Sept. 2019 - Present", "2019-09", "", true],
  ["01.04.2020 bis 31.08.2020", "2020-04-01", "2020-08-31", false],
  ["Sep 18, 2023 - Aug 30, 2024", "2023-09-18", "2024-08-30", false],
  ["06/24/2024 – 08/30/2024", "2024-06-24", "2024-08-30", false],
  ["янв. 2026 г. – настоящее время", "2026-01", "", true],
  ["2025年10月至2026年1月", "2025-10", "2026-01", false],
  ["15 de mayo de 2023 – 3 de junio de 2024", "2023-05-15", "2024-06-03", false],
  ["2020-04 to 2020-08", "2020-04", "2020-08", false],
  ["Summer 2022 – Winter 2022", "2022", "2022", false],
  ["janvier 2020 - mars 2021", "2020-01", "2021-03", false],
])("%s", (words, startDate, endDate, isCurrent) => {
  expect(findRange(words)).toMatchObject({ startDate, endDate, isCurrent });
});

test.each(["12 – 15 people", "3.7 - 4.0", "Room 2020a - 3", "page 1 to 2"])(
  "%s is no period",
  (words) => {
    expect(findRange(words)).toBeNull();
  },
);

test.each([
  ["WORK EXPERIENCE:", "work"],
  ["Education & Qualifications", "education"],
  ["E D U C A T I O N", "education"],
  ["Berufserfahrung", "work"],
  ["Experienced teacher", null],
])("heading: %s", (text, heading) => {
  expect(headingIn(text)).toBe(heading);
});

const words = fc.constantFrom(
  "Experience",
  "EDUCATION",
  "Skills",
  "Ananya Rao",
  "• Built 3 tools",
  "Jan 2020 – Mar 2021",
  "Analyst, Alder Ltd",
  "- grew sales",
  "2019",
  "me@example.com",
  "+44 7700 900418",
  "Languages",
  "English (C1)",
  "Hobbies",
  "chess, go",
  "and this went on to the next line",
  "A sentence that is long enough to be taken for prose by most readers.",
);
const anyLines = fc.array(fc.oneof(words, fc.string({ unit: "grapheme", maxLength: 60 })), {
  maxLength: 40,
});

test("of any text, every word is in the draft or among the unread", () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const text = lines.join("\n");
      const result = readPlainText(text);
      if (!result.ok) {
        expect(text).not.toMatch(/[a-z]{2}/);
        return;
      }
      const kept = `${JSON.stringify(result.value)}`.toLowerCase();
      const long = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
      const headings = /^(experience|education|skills|languages|hobbies|january|march)$/;
      for (const word of long.filter((each) => !headings.test(each))) expect(kept).toContain(word);
    }),
    { numRuns: 300 },
  );
});

test("projects without dates keep their own points, and a comma in their name", () => {
  const result = readPlainText(
    "Ananya Rao\nProjects\nNext bus, please\n• Sends buses by text.\n• Used by 120 students.\nMonsoon in one picture\n• Printed 300 copies.",
  );
  if (!result.ok) throw new Error(result.error.sentence);
  expect(result.value.document.projects).toMatchObject([
    { name: "Next bus, please", highlights: ["Sends buses by text.", "Used by 120 students."] },
    { name: "Monsoon in one picture", highlights: ["Printed 300 copies."] },
  ]);
});

test("the period of a certificate stays whole behind who gave it", () => {
  const of = (text: string) => {
    const [{ name, issuer, date } = { name: "", issuer: "", date: "" }] = readCertificates([
      plainLine(text),
    ]);
    return { name, issuer, date };
  };
  expect(of("AWS Architect, Amazon, 2019 – 2021")).toEqual({
    name: "AWS Architect",
    issuer: "Amazon, 2019 – 2021",
    date: "2021",
  });
  expect(of("Jan 2020 – Mar 2021")).toEqual({
    name: "Jan 2020 – Mar 2021",
    issuer: "",
    date: "2021-03",
  });
});
