import { expect, test } from "vitest";
import { createIndex } from "#search/document-index.ts";
import type { Board } from "../../vocabulary.ts";
import { type BoardSearch, wholeBoard } from "../board.ts";
import { boardQuestion } from "../board-question.server.ts";
import { type IndexedJob, jobDocument, jobShape } from "../job-documents.server.ts";
import { readFilterWords } from "./filter-words.server.ts";
import { meaningJobs } from "./search-meaning.data.ts";
import { table } from "./search-meaning-rows.data.ts";

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
  stance: null,
  sayings: null,
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

test("the table is long enough to mean something", () => {
  expect(table.length).toBeGreaterThanOrEqual(120);
});

test.each(table)(
  "“%s” finds what it means, and not what only sounds like it",
  (q, must, mustNot) => {
    const titles = found(q);
    expect(titles).toEqual(expect.arrayContaining([...must]));
    for (const title of mustNot) expect(titles).not.toContain(title);
  },
);

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

test.each([
  ["data scientist or data engineer", ["Data Scientist", "Data Engineer"], ["Graphic Designer"]],
  ["either paralegal or economist", ["Paralegal", "Economist"], ["Tax Adviser"]],
  ["nurse or midwife", ["Staff Nurse", "Midwife"], ["Nursery Assistant"]],
  ["paralegal / accountant", ["Paralegal", "Management Accountant"], ["Account Manager"]],
  ["paralegal or accountant or economist", ["Paralegal", "Economist"], ["Graphic Designer"]],
  ["accountant or paralegal in birmingham", ["Paralegal"], ["Management Accountant"]],
  [
    "civil engineer or nurse in leeds",
    ["Graduate Civil Engineer", "Staff Nurse"],
    ["Test engineer"],
  ],
])("“%s” finds work of either", (q, must, mustNot) => {
  const titles = found(q);
  expect(titles).toEqual(expect.arrayContaining([...must]));
  for (const title of mustNot) expect(titles).not.toContain(title);
});

test("work of the very name comes before its narrower kinds", () => {
  const titles = found("software engineer");
  expect(titles.indexOf("Software engineer")).toBeLessThan(titles.indexOf("Front-end developer"));
});
