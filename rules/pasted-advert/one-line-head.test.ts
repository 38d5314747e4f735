import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPasted } from "./read-pasted.ts";
import { SMALL_TOWNS } from "./small-towns.data.ts";

const TODAY = "2026-11-16";

test.each([
  ["Engineer - JCB - Rocester - £42k", "Engineer; JCB; Rocester; 42000"],
  ["Engineer | JCB | Rocester | £42k", "Engineer; JCB; Rocester; 42000"],
  ["Engineer · JCB · Rocester · £42k", "Engineer; JCB; Rocester; 42000"],
  ["Engineer, JCB, Rocester, £42k", "Engineer; JCB; Rocester; 42000"],
  ["Chemist – INEOS – Grangemouth (£48k–£54k)", "Chemist; INEOS; Grangemouth; 48000"],
  [
    "Engineer - Water - Mott MacDonald - Leeds - £36,000",
    "Engineer - Water; Mott MacDonald; Leeds; 36000",
  ],
  ["Architect, Foster + Partners, London, £34k", "Architect; Foster + Partners; London; 34000"],
  ["Head of Retail, Marks & Spencer, Leeds, £60k", "Head of Retail; Marks & Spencer; Leeds; 60000"],
  ["Engineer - Hamilton - Leeds - £40k", "Engineer; Hamilton; Leeds; 40000"],
  ["Carer | Bupa | Harrogate | £12.71 per hour | 36 hours", "Carer; Bupa; Harrogate; 12.71"],
  ["Carer - Bupa - Permanent - Harrogate - £26k", "Carer; Bupa; Harrogate; 26000"],
  [
    "Lab Technician wanted at Oxford Nanopore, Oxford. £2,300pcm",
    "Lab Technician; Oxford Nanopore; Oxford; 2300",
  ],
  [
    "My cousin is hiring! QA Tester at Kainos in Belfast, 32k, 37.5hrs.",
    "QA Tester; Kainos; Belfast; 32000",
  ],
  [
    "We're hiring a Graduate Engineer at Arup in Leeds. £32,000.",
    "Graduate Engineer; Arup; Leeds; 32000",
  ],
  ["Chemist - Croda - Snaith - £29k - 37.5 hours", "Chemist; Croda; Snaith; 29000"],
  ["Engineer · Dyson · Malmesbury · £45k · Visa sponsorship", "Engineer; Dyson; Malmesbury; 45000"],
  [
    "Guys, Deloitte are looking for a Tax Associate in Reading. 33k.",
    "Tax Associate; Deloitte; Reading; 33000",
  ],
  ["HR Advisor, 30 hours, £27,000, Cardiff.", "HR Advisor; ; Cardiff; 27000"],
])("an advert of one line is read: %s", (text, expected) => {
  const { title, employer, town, pay } = readPasted(text, TODAY);
  const read = [title?.value, employer?.value, town?.value, pay?.value?.min];
  expect(read.join("; ")).toBe(expected);
  for (const found of [title, employer, town, pay])
    expect(text).toContain(found?.words.replaceAll("…", "") ?? "");
});

test.each([
  "Engineer - Rail - Signalling - £45,000",
  "Nurse - Ward 7 - Nights - £35k",
  "Warehouse Operative - Days - Amazon - £28k",
  "Senior Engineer, Structures, Bridges, £42k",
  "Teacher of Maths, Science and PE, Leeds, £32,000",
  "Nurse - Nights - Leeds - £35k",
  "Engineer - Rail - York - £45k",
])("a part of the work is no employer: %s", (text) => {
  expect(readPasted(text, TODAY).employer).toBeNull();
});

test.each([
  [
    "Quantity Surveyor, Kier, Salford. £42,000. Working towards MRICS.",
    "Quantity Surveyor; Kier; Salford",
  ],
  ["Care Assistant, Bupa, Leeds. 48 hrs, £14.10ph.", "Care Assistant; Bupa; Leeds"],
  [
    "Data Analyst, Tesco, Welwyn Garden City.\nSalary £32,000",
    "Data Analyst; Tesco; Welwyn Garden City",
  ],
  ["Civil Engineer, Jacobs, Glasgow. A great team.", "Civil Engineer; Jacobs; Glasgow"],
  ["Staff Nurse, St James's Hospital, Leeds. Band 5.", "Staff Nurse; St James's Hospital; Leeds"],
  ["Sous Chef, Nando's, Hull. 48 hrs, £14.10ph. Live in.", "Sous Chef; Nando's; Hull"],
  ["Head of Retail, Marks & Spencer, Leeds. Apply now.", "Head of Retail; Marks & Spencer; Leeds"],
  ["Teaching Assistant, St Mary's Primary, York", "Teaching Assistant; St Mary's Primary; York"],
  ["Engineer - Arup - Leeds - 38.500 GBP", "Engineer; Arup; Leeds"],
  ["Engineer, Arup, Leeds, 38,500 GBP", "Engineer; Arup; Leeds"],
  ["Engineer - Arup - Leeds - 38.500 GBP a year", "Engineer; Arup; Leeds"],
])("a head between commas is read: %s", (text, expected) => {
  const { title, employer, town } = readPasted(text, TODAY);
  expect([title?.value, employer?.value, town?.value].join("; ")).toBe(expected);
});

/** Nobody can tell a part of the work from a firm's name: then only the title is taken. */
test.each([
  ["Lecturer, Mathematics, Leeds. 37 hours.", "Lecturer, Mathematics"],
  ["Senior Engineer, Structures, Leeds. £42,000.", "Senior Engineer, Structures"],
  ["Software Engineer, Payments, London. £60k.", "Software Engineer, Payments"],
  [
    "Research Associate, School of Physics, Leeds. Full time.",
    "Research Associate, School of Physics",
  ],
  ["Nurse, Ward 7, Leeds. Nights.", "Nurse, Ward 7"],
  ["Nurse, Band 5, Leeds. Nights.", "Nurse, Band 5"],
  ["Driver, Class 1, Leeds. Nights.", "Driver, Class 1"],
  ["Software Engineer, Backend, London. £60k.", "Software Engineer, Backend"],
  ["Developer, Java, Leeds. £60k.", "Developer, Java"],
  ["Data Analyst, Graduate Scheme, Leeds.", "Data Analyst, Graduate Scheme"],
  ["Analyst, Asset Management, London. £60k.", "Analyst, Asset Management"],
  ["Accountant, Newly Qualified, Leeds. £40k.", "Accountant, Newly Qualified"],
  ["Care Worker, Domiciliary, Leeds. £13 an hour.", "Care Worker, Domiciliary"],
  ["Support Worker, Learning Disabilities, Leeds.", "Support Worker, Learning Disabilities"],
  ["Consultant, Psychiatry, Leeds. Full time.", "Consultant, Psychiatry"],
  ["Manager, Customer Services, Leeds. Full time.", "Manager, Customer Services"],
])("a part of the work stays with the title: %s", (text, expected) => {
  const { title, employer, town } = readPasted(text, TODAY);
  expect([title?.value, employer?.value, town?.value]).toEqual([
    expected,
    undefined,
    text.includes("London") ? "London" : "Leeds",
  ]);
});

test.each([
  "Leeds, Bradford, York. Full time.",
  "Heartlands Hospital, Bordesley Green East, Birmingham. Full time.",
  "Fellbright Ltd, Park Row, Leeds. Full time.",
  "Otterline Studio, Camden, London. Full time.",
  "We are hiring, apply now, Leeds. Full time.",
  "Bread, Butter, Bath. A shop.",
])("an address or a list has no title in it: %s", (text) => {
  const { title } = readPasted(text, TODAY);
  expect(title?.value ?? "").not.toBe(text.split(",")[0]);
});

const ONE_LINE =
  "Quantity Surveyor, Kier, Salford. Join a team that builds schools, hospitals and bridges all over the north. The salary is £42,000 a year for 37.5 hours a week. We sponsor visas after you pass your probation, and we pay for your exams.";

test("of an advert in one line the sentence with the figure is quoted, not as many letters", () => {
  const { pay, hours } = readPasted(ONE_LINE, TODAY);
  const sentence = "The salary is £42,000 a year for 37.5 hours a week.";
  expect([pay?.words, hours?.words]).toEqual([sentence, sentence]);
});

test("a long sentence is cut between words", () => {
  const long = `${"and much more ".repeat(20)}£42,000 a year for 37.5 hours a week ${"and much more ".repeat(20)}`;
  const { pay, hours } = readPasted(`Surveyor\n${long}`, TODAY);
  for (const found of [pay, hours]) {
    expect(found!.words).toMatch(/^…(?:and|much|more) .* (?:and|much|more)…$/);
    expect(found!.words.length).toBeLessThanOrEqual(162);
  }
});

/** JCB is in a village that our places do not list. */
const VILLAGES = ["Rocester"];

test("small towns are those of our places", () => {
  const places = readFileSync("content/places/towns.csv", "utf8");
  const british = new Set([...places.matchAll(/^"?([^",]+)"?,gb,/gm)].map(([, name]) => name));
  expect(SMALL_TOWNS.filter((town) => !british.has(town))).toEqual(VILLAGES);
});
