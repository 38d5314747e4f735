import { expect, test } from "vitest";
import { fullDocument } from "#test/cvs/full-document.ts";
import { matchJob } from "./match-job.ts";
import { stemOf } from "./stems.ts";

const advert = `About us
We are a water company with 400 people.

What you'll need:
- Experience of data analysis and machine learning
- Python or R, and SQL
- Knowledge of hydraulic modelling
- Excellent stakeholder management
- A degree in engineering
- Full UK driving licence

Benefits
- Free parking and a Python-themed mug`;

const job = { title: "Graduate data analyst", text: advert };
const cv = {
  ...fullDocument,
  work: fullDocument.work.map((entry, index) => ({
    ...entry,
    highlights:
      index === 0 ? ["Modelled leaks with Python and SQL for 3 districts."] : entry.highlights,
  })),
};
const asked = matchJob(cv, job).asked;
const of = (words: string) => asked.find((each) => each.words.toLowerCase() === words);

test("phrases are taken whole, before their words", () => {
  expect(of("data analysis")?.quote).toBe("Experience of data analysis and machine learning");
  expect(of("stakeholder management")).toBeDefined();
  expect(of("stakeholder")).toBeUndefined();
  expect(of("machine")).toBeUndefined();
});

test("what is found is quoted, from the line that tells most", () => {
  expect(of("python")?.found?.quote).toBe("Modelled leaks with Python and SQL for 3 districts.");
  expect(of("python")?.found?.where).toMatchObject({
    section: "work",
    field: "highlights",
    line: 0,
  });
});

test("what is asked for in two words is not found by one of them", () => {
  expect(of("hydraulic modelling")).toMatchObject({ found: null });
  expect(of("modelling")).toBeUndefined();
});

test("another form of a word is the same word", () => {
  const summary = "Builds data models of floods.";
  const document = { ...cv, basics: { ...cv.basics, summary } };
  const text = "Requirements\n- Experience of data modelling";
  expect(matchJob(document, { title: "", text }).asked[0]?.found?.quote).toBe(summary);
});

const words = (title: string, text: string) =>
  matchJob(cv, { title, text }).asked.map((each) => each.words);

test("ordinary words are never asked for, wherever they stand", () => {
  const text = `We expect you to explain a piece of code you have written.
# What you need
- A degree in computing, data, engineering or mathematics
- One Project you can show us, Everybody may apply
- Excellent Communication And Energy
- Able to write a headline in Bradford on Thursday
# How we work
Everybody spends one day a quarter with customers. We like Python.`;
  expect(words("Graduate software developer", text)).toEqual([
    "software developer",
    "degree",
    "computing",
    "engineering",
    "mathematics",
  ]);
});

test("the evidence is the line that asks, not the advert", () => {
  const text =
    "# What you need\n- A degree in law\n- Good written English\n# How we work\nIn pairs.";
  const quotes = matchJob(cv, { title: "", text }).asked.map(({ quote }) => quote);
  expect(new Set(quotes)).toEqual(new Set(["A degree in law", "Good written English"]));
});

test("a tool we do not know is read beside one we know, and by its spelling", () => {
  const text =
    "Requirements\n- Years with Kubernetes, Istio or Linkerd\n- Drawings in PostGIS\n- Python or R";
  expect(words("", text)).toEqual(["Kubernetes", "Istio", "Linkerd", "PostGIS", "Python", "R"]);
});

test("a verb in capitals at the start is no language of programming", () => {
  expect(words("", "Requirements\n- Go the extra mile\n- React quickly\n- Go or Rust")).toEqual([
    "Go",
    "Rust",
  ]);
});

test.each([
  ["Senior Manager, Content Production", []],
  ["Risk Analyst - Graduate Scheme (Leeds)", ["Risk Analyst"]],
  ["Teacher of physics", ["Teacher of physics"]],
  ["Summer vacation scheme", []],
  ["Technical Program Manager", ["Technical Program Manager"]],
])("of the title %s it keeps what the job is called", (title, called) => {
  expect(words(title, "")).toEqual(called);
});

test("a degree is found by its letters", () => {
  expect(of("degree")?.found?.quote).toMatch(/MSc|BEng/);
});

test.each([
  "Essential: a 2:1 in electrical engineering; MATLAB",
  "A 2.1 or above in electrical engineering",
  "A first-class honours in electrical engineering",
  "A 2:1 (or equivalent) in electrical engineering",
  "A 2:2 or higher (or equivalent) in electrical engineering",
  "You need a first class or a 2:1 in electrical engineering",
  "HND in electrical engineering required",
])("a class of degree asks for its subject: %s", (text) => {
  const { asked: read } = matchJob(cv, { title: "", text });
  expect(read.map(({ words }) => words)).toContain("electrical engineering");
});

test.each([
  ["You must have experience with version 2.1 of our physics engine", "physics"],
  ["You must know section 2.1 of the law society handbook", "law"],
  ["You have a first-class eye for marketing and design", "design"],
])("a number or praise is no class of degree: %s", (text, subject) => {
  const { asked: read } = matchJob(cv, { title: "", text });
  expect(read.map(({ words }) => words)).not.toContain(subject);
});

test("what is not there is said to be not there", () => {
  expect(of("driving licence")?.found).toBeNull();
  expect(of("stakeholder management")?.found).toBeNull();
});

test("words that ask for nothing are left out", () => {
  const all = asked.map((each) => each.words.toLowerCase());
  for (const empty of ["excellent", "experience", "parking", "mug", "people", "full", "graduate"]) {
    expect(all).not.toContain(empty);
  }
});

test("names of two words are one thing, and an employer's own words ask for nothing", () => {
  const text = "Requirements\n- A degree in Computer Science\n\nWe sponsor Skilled Worker visas.";
  expect(words("", text)).toEqual(["degree", "Computer Science"]);
});

test("a tool that is also a word is found only by its capital", () => {
  const text = "Requirements\n- Services in Go";
  const summary = "I go on when others stop.";
  const document = { ...cv, basics: { ...cv.basics, summary }, references: [] };
  expect(matchJob(document, { title: "", text }).asked[0]).toMatchObject({
    words: "Go",
    found: null,
  });
});

test("an empty advert asks for nothing", () => {
  expect(matchJob(cv, { title: "", text: "" }).asked).toEqual([]);
});

test.each([
  ["modelling", "models"],
  ["modelled", "modeling"],
  ["analysing", "analyse"],
  ["organise", "organized"],
  ["engineers", "engineering"],
  ["studies", "study"],
  ["managed", "manager"],
])("%s and %s have one stem", (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test.each([
  ["class", "clas"],
  ["business", "busy"],
  ["data", "date"],
])("%s and %s have not", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test("a tool is found in a sentence of work, under its other names too", () => {
  const highlights = ["Built dashboards in Tableau.", "Wrote .NET services, deployed with k8s."];
  const document = { ...cv, work: cv.work.map((entry) => ({ ...entry, highlights })) };
  const text = "Requirements\n- Experience with Tableau\n- C#, .NET\n- Kubernetes";
  const found = matchJob(document, { title: "", text }).asked;
  expect(found.map(({ words, found }) => [words, found?.quote ?? null])).toEqual([
    ["Tableau", highlights[0]],
    ["C#", null],
    [".NET", highlights[1]],
    ["Kubernetes", highlights[1]],
  ]);
  const net = { title: "", text: "Requirements\n- A safety net" };
  expect(matchJob(document, net).asked).toEqual([]);
});
