import { expect, test } from "vitest";
import { createIndex } from "#search/document-index.ts";
import type { Board } from "../vocabulary.ts";
import { type BoardSearch, wholeBoard } from "./board.ts";
import { boardQuestion } from "./board-question.server.ts";
import { readFilterWords } from "./filter-words.server.ts";
import { type IndexedJob, jobDocument, jobShape } from "./job-documents.server.ts";
import { meaningJobs } from "./search-meaning.data.ts";

const now = new Date("2026-11-16T12:00:00Z");

const usual: Omit<IndexedJob, "id" | "title"> = {
  employerName: "Waymark Test",
  summary: "Work with us.",
  descriptionHtml: "<p>A place in a small team.</p>",
  country: "gb",
  city: null,
  placeText: null,
  sector: "other",
  jobType: "full-time",
  level: "entry",
  remote: "on-site",
  sponsorship: "unsaid",
  sponsorStatus: null,
  hoursPerWeek: 37,
  yearlyPay: null,
  currency: null,
  postedAt: new Date("2026-11-10T09:00:00Z"),
  isUndated: false,
  closesAt: null,
  createdAt: new Date("2026-11-10T09:00:00Z"),
  typical: null,
  passing: null,
};

const index = createIndex(jobShape);
index.apply({
  changed: meaningJobs.map((job, n) => jobDocument({ ...usual, ...job, id: n + 1 }, "2026-11-16")),
  gone: [],
});

/** The titles that words find, as the page would find them: filters taken out, families read. */
function found(q: string, board: Board = "jobs"): string[] {
  const words = readFilterWords(q, board);
  const search: BoardSearch = {
    ...wholeBoard(words?.board ?? board),
    ...words?.filters,
    q: words?.q ?? q,
    sort: "relevance",
  };
  const question = { ...boardQuestion(search, now), limit: 200 };
  return index.answer(question).ids.map((id) => meaningJobs[id - 1]!.title);
}

/** What is typed, what must be found, and what must not. */
const table: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  // Computing
  ["programmer", ["Software engineer", "Graduate software developer"], ["Programme Manager, Graduate Programmes", "Engineering Graduate Programme"]],
  ["programmers", ["Software engineer"], ["Programme Manager, Graduate Programmes"]],
  ["programme manager", ["Programme Manager, Graduate Programmes"], ["Software engineer"]],
  ["software engineer", ["Software engineer", "Senior Software (Python) Engineer", "Engineer, Software", "Front-end developer"], ["Process Engineer", "Graduate Civil Engineer", "Sponsorship Manager"]],
  ["software developer", ["Graduate software developer", "PHP Developer"], ["Business Development Executive"]],
  ["developer", ["Android Developer", "Software engineer"], ["Business Development Executive"]],
  ["coding", ["Software engineer"], ["Chef de Partie"]],
  ["web developer", ["Front-end developer", "React Developer", "PHP Developer", "Full Stack Engineer"], ["Data Engineer", "Android Developer"]],
  ["web development", ["PHP Developer"], ["Business Development Executive"]],
  ["frontend", ["Front-end developer", "React Developer"], ["Backend Developer", "Receptionist"]],
  ["front end", ["Front-end developer"], ["Backend Developer"]],
  ["front-end developer", ["React Developer"], ["Backend Developer"]],
  ["backend", ["Backend Developer"], ["Front-end developer"]],
  ["full stack", ["Full Stack Engineer"], ["Front-end developer"]],
  ["app developer", ["Android Developer"], ["PHP Developer"]],
  ["devops", ["Site Reliability Engineer"], ["Software engineer"]],
  ["software testing", ["Test engineer"], ["Laboratory Technician"]],
  ["data science", ["Data Scientist", "Machine Learning Engineer"], ["Biomedical Scientist", "Data Engineer"]],
  ["data scientist", ["Data Scientist"], ["Junior Data Analyst"]],
  ["data analytics", ["Junior Data Analyst", "Insight Analyst"], ["Financial Analyst", "Data Engineer"]],
  ["data analyst", ["Junior Data Analyst"], ["Business Analyst"]],
  ["data engineering", ["Data Engineer"], ["Process Engineer"]],
  ["AI", ["Machine Learning Engineer"], ["Software engineer"]],
  ["machine learning", ["Machine Learning Engineer"], ["Mechanical Engineer"]],
  ["statistics", ["Statistician"], ["Data Engineer"]],
  ["cybersecurity", ["Cyber Security Analyst"], ["Police Officer"]],
  ["cyber security", ["Cyber Security Analyst"], ["Social Worker"]],
  ["IT", ["IT Support Analyst"], ["Physiotherapist"]],
  ["help desk", ["IT Support Analyst"], ["Receptionist"]],
  ["networking", ["Network Engineer"], ["Software engineer"]],
  ["product owner", ["Product Manager"], ["Store Manager"]],
  ["systems analyst", ["Business Analyst"], ["Risk Analyst"]],
  ["ux", ["UX Designer"], ["Graphic Designer"]],
  ["user experience", ["UX Designer"], ["Customer Service Adviser"]],
  ["graphic design", ["Graphic Designer"], ["Electrical Design Engineer"]],
  // People, money and law
  ["human resources", ["HR Assistant", "People Partner", "Talent Acquisition Adviser"], ["Social Worker"]],
  ["HR", ["HR Assistant", "People Partner"], ["Chef de Partie"]],
  ["human resource management", ["HR Assistant"], ["Store Manager"]],
  ["recruitment", ["Talent Acquisition Adviser"], ["HR Assistant"]],
  ["recruiter", ["Talent Acquisition Adviser"], ["Payroll Administrator"]],
  ["accountant", ["Management Accountant", "Accounts Assistant", "Audit Associate"], ["Account Manager", "Key Account Executive"]],
  ["accountants", ["Management Accountant"], ["Account Manager"]],
  ["accounting", ["Management Accountant", "Accounts Assistant"], ["Account Manager", "Key Account Executive"]],
  ["accountancy", ["Management Accountant"], ["Account Manager"]],
  ["account manager", ["Account Manager", "Key Account Executive"], ["Management Accountant", "Accounts Assistant"]],
  ["auditing", ["Audit Associate", "Internal Auditor"], ["Tax Adviser"]],
  ["tax", ["Tax Adviser"], ["Audit Associate"]],
  ["finance", ["Financial Analyst", "Management Accountant", "Risk Analyst"], ["Account Manager"]],
  ["investment banking", ["Investment Banking Summer Analyst"], ["Claims Handler"]],
  ["actuary", ["Actuarial Trainee"], ["Statistician"]],
  ["insurance", ["Claims Handler"], ["Risk Analyst"]],
  ["economics", ["Economist", "Lecturer in Economics"], ["Ecologist"]],
  ["lawyer", ["Trainee Solicitor", "Paralegal", "Immigration Adviser"], ["Police Officer"]],
  ["law", ["Trainee Solicitor", "Paralegal"], ["Policy Adviser"]],
  ["legal assistant", ["Paralegal"], ["Executive Assistant"]],
  ["training contract", ["Trainee Solicitor"], ["Trainee Reporter"]],
  ["management consulting", ["Strategy Consultant"], ["Store Manager"]],
  // Selling and telling
  ["marketing", ["Marketing Executive", "SEO Specialist", "Social Media Manager"], ["Store Manager"]],
  ["digital marketing", ["SEO Specialist"], ["Events Coordinator"]],
  ["search engine optimization", ["SEO Specialist"], ["Process Engineer"]],
  ["public relations", ["Press Officer"], ["Police Officer"]],
  ["communications", ["Press Officer"], ["Community Support Officer"]],
  ["comms", ["Press Officer"], ["Community Support Officer"]],
  ["sales", ["Business Development Executive", "Key Account Executive"], ["Sponsorship Manager"]],
  ["customer service", ["Customer Service Adviser"], ["Customs Officer"]],
  ["customs officer", ["Customs Officer"], ["Customer Service Adviser"]],
  ["call centre", ["Customer Service Adviser"], ["Receptionist"]],
  ["admin", ["Office Administrator", "Executive Assistant"], ["Network Engineer"]],
  ["office work", ["Office Administrator"], ["Police Officer"]],
  ["personal assistant", ["Executive Assistant"], ["Teaching Assistant"]],
  ["logistics", ["Supply Chain Analyst", "Procurement Officer"], ["Statistician"]],
  ["supply chain", ["Supply Chain Analyst"], ["Business Analyst"]],
  ["purchasing", ["Procurement Officer"], ["Store Manager"]],
  // Making
  ["civil engineering", ["Graduate Civil Engineer", "Civil and Structural Engineer"], ["Mechanical Engineer", "Software engineer"]],
  ["structural engineer", ["Civil and Structural Engineer"], ["Graduate Civil Engineer"]],
  ["mechanical engineering", ["Mechanical Engineer"], ["Graduate Civil Engineer"]],
  ["electrical engineer", ["Electrical Design Engineer", "Chip Design Engineer"], ["Mechanical Engineer"]],
  ["chemical engineer", ["Process Engineer"], ["Laboratory Technician"]],
  ["vlsi", ["Chip Design Engineer"], ["Process Engineer"]],
  ["renewable energy", ["Wind Turbine Technician"], ["Policy Adviser"]],
  ["environmental science", ["Ecologist", "Carbon Analyst"], ["Biomedical Scientist"]],
  ["sustainability", ["Carbon Analyst"], ["Claims Handler"]],
  ["architecture", ["Architectural Assistant"], ["Planner"]],
  ["quantity surveying", ["Assistant Quantity Surveyor"], ["Statistician"]],
  ["construction management", ["Site Manager"], ["Store Manager"]],
  ["geology", ["Mine Geologist"], ["Ecologist"]],
  // Caring and knowing
  ["nursing", ["Staff Nurse", "Midwife"], ["Nursery Assistant"]],
  ["nurse", ["Staff Nurse"], ["Nursery Assistant"]],
  ["nursery", ["Nursery Assistant"], ["Staff Nurse"]],
  ["childcare", ["Nursery Assistant"], ["Staff Nurse"]],
  ["social work", ["Social Worker"], ["Social Media Manager"]],
  ["physical therapist", ["Physiotherapist"], ["Speech and Language Therapist"]],
  ["speech therapist", ["Speech and Language Therapist"], ["Physiotherapist"]],
  ["psychology", ["Assistant Psychologist"], ["Physiotherapist"]],
  ["biomedical science", ["Biomedical Scientist"], ["Data Scientist"]],
  ["lab assistant", ["Laboratory Technician"], ["Library Assistant"]],
  ["postdoc", ["Postdoctoral Research Associate"], ["Lecturer in Economics"]],
  ["clinical trials", ["Clinical Research Associate"], ["Postdoctoral Research Associate"]],
  ["food science", ["Food Technologist"], ["Chef de Partie"]],
  ["teaching", ["Maths Teacher", "Teaching Assistant", "Lecturer in Economics"], ["Translator"]],
  ["teacher", ["Maths Teacher", "English Language Teacher"], ["Editorial Assistant"]],
  ["tefl", ["English Language Teacher"], ["Maths Teacher"]],
  ["lecturing", ["Lecturer in Economics"], ["Maths Teacher"]],
  ["interpreter", ["Translator"], ["Trainee Reporter"]],
  ["journalism", ["Trainee Reporter"], ["Editorial Assistant"]],
  ["publishing", ["Editorial Assistant"], ["Video Editor"]],
  ["video editing", ["Video Editor"], ["Editorial Assistant"]],
  ["event management", ["Events Coordinator"], ["Store Manager"]],
  ["hospitality", ["Hotel Receptionist", "Chef de Partie"], ["Pharmacist"]],
  ["police", ["Police Officer"], ["Policy Adviser"]],
  ["policy", ["Policy Adviser"], ["Police Officer"]],
  ["politics", ["Policy Adviser"], ["Police Officer"]],
  ["charity", ["Fundraiser"], ["Care Assistant"]],
  ["gis", ["GIS Analyst"], ["Business Analyst"]],
  ["remote sensing", ["Remote Sensing Scientist"], ["React Developer"]],
  ["sponsorship manager", ["Sponsorship Manager"], ["Store Manager"]],
  // Words that are filters
  ["remote developer", ["React Developer"], ["Software engineer", "Remote Sensing Scientist"]],
  ["translator work from home", ["Translator"], []],
  ["marketing internship", ["Marketing Intern"], ["Marketing Executive"]],
  ["software intern", ["Software Engineering Intern"], ["Software engineer", "Internal Auditor"]],
  ["internships", ["Marketing Intern", "Investment Banking Summer Analyst"], ["Internal Auditor"]],
  ["graduate scheme", ["Engineering Graduate Programme"], ["Graduate software developer"]],
  ["graduate software", ["Software engineer"], ["Senior Software (Python) Engineer"]],
  ["entry level accountant", ["Management Accountant"], ["Account Manager"]],
  // Places
  ["accountant leeds", ["Management Accountant"], ["Accounts Assistant", "Account Manager"]],
  ["accountant in leeds", ["Management Accountant"], ["Accounts Assistant"]],
  ["leeds accountant", ["Management Accountant"], ["Audit Associate"]],
  ["accountant near leeds", ["Management Accountant"], ["Accounts Assistant", "Audit Associate"]],
  ["accountant within 25 miles of leeds", ["Management Accountant", "Accounts Assistant"], ["Audit Associate"]],
  ["nurse jobs in west yorkshire", ["Staff Nurse", "Midwife"], ["Nursery Assistant"]],
  ["west yorkshire", ["Staff Nurse", "Insight Analyst", "Police Officer"], ["Accounts Assistant", "Software engineer"]],
  ["jobs in yorkshire", ["Staff Nurse", "Accounts Assistant", "Store Manager", "IT Support Analyst"], ["Site Manager"]],
  ["scotland", ["People Partner", "Test engineer", "Field Officer", "Laboratory Technician"], ["Physiotherapist", "Mine Geologist"]],
  ["jobs in wales", ["Full Stack Engineer", "Press Officer", "Statistician"], ["Trainee Reporter", "Software engineer"]],
  ["northern ireland", ["Front-end developer", "Pharmacist"], ["Compliance Officer"]],
  ["compliance ireland", ["Compliance Officer"], []],
  ["LS2", ["Staff Nurse", "Insight Analyst"], ["Accounts Assistant", "Software engineer"]],
  ["nurse LS2 9JT", ["Staff Nurse", "Midwife"], ["Nursery Assistant"]],
  ["isle of wight", ["Trainee Reporter"], ["Statistician", "GIS Analyst"]],
  ["planner hull", ["Planner"], []],
  ["planner in sheffield", ["Planner"], []],
  ["chef in bath", ["Chef de Partie"], []],
  ["jobs in reading", ["Business Development Executive", "Remote Sensing Scientist"], ["Software engineer"]],
  ["greater manchester", ["Android Developer", "Civil and Structural Engineer"], ["Mechanical Engineer"]],
  ["architect london", ["Architectural Assistant"], ["Planner"]],
];

test("the table is long enough to mean something", () => {
  expect(table.length).toBeGreaterThanOrEqual(120);
});

test.each(table)("“%s” finds what it means, and not what only sounds like it", (q, must, mustNot) => {
  const titles = found(q);
  expect(titles).toEqual(expect.arrayContaining([...must]));
  for (const title of mustNot) expect(titles).not.toContain(title);
});

test.each([
  ["part time barista", ["Barista"], ["Bartender"]],
  ["bar work", ["Bartender"], ["Barista"]],
  ["waitress", ["Waiter"], ["Kitchen Porter"]],
  ["part-time jobs in leeds", ["Barista", "Bartender", "Delivery Driver"], ["Waiter"]],
  ["shop work", ["Retail Assistant"], ["Warehouse Operative"]],
  ["carer", ["Care Assistant"], ["Retail Assistant"]],
  ["cafe", ["Barista"], ["Waiter"]],
])("on the part-time board “%s” finds its work", (q, must, mustNot) => {
  const titles = found(q, "part-time-jobs");
  expect(titles).toEqual(expect.arrayContaining([...must]));
  for (const title of mustNot) expect(titles).not.toContain(title);
});

test("work of the very name comes before its narrower kinds", () => {
  const titles = found("software engineer");
  expect(titles.indexOf("Software engineer")).toBeLessThan(titles.indexOf("Front-end developer"));
});
