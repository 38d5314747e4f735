import { expect, test } from "vitest";
import { newcomer, newGraduate } from "#test/uk-jobs.ts";
import { briefFields, briefSchema, briefSchemaOn } from "./brief.schema.ts";
import type { BriefOrder } from "./brief.ts";
import { writeBrief } from "./write-brief.ts";

const today = "2026-11-15";

const student: BriefOrder = {
  name: "Ananya Raveendran",
  permission: "student",
  endsOn: "2027-01-27",
  study: "degree",
  level: "masters",
  courseEndsOn: "2026-09-12",
  employer: "Brackwater Software",
  jobTitle: "Graduate software developer",
  withSponsorship: true,
};

const wordsOf = (order: BriefOrder, reader = newGraduate) => {
  const { lead, sections, note } = writeBrief(order, reader, today);
  return [
    lead,
    ...sections.flatMap(({ heading, paragraphs, points }) => [heading, ...paragraphs, ...points]),
    note,
  ].join("\n");
};

test("a student whose course is over may work full time, and can apply for a Graduate visa", () => {
  const words = wordsOf(student);
  expect(words).toContain("I have a Student visa until 27 January 2027.");
  expect(words).toContain(
    "My course ended on 12 September 2026. Since then it allows full-time hours.",
  );
  expect(words).toContain("2 years if I apply by 31 December 2026, 18 months after that");
  // The employer still has to check the right to work.
  expect(words).toContain("and you need no sponsor licence and pay no charge.");
  expect(words).toContain("or a permanent full-time vacancy");
});

test.each([
  ["degree", "at most 20 hours a week"],
  ["below-degree", "at most 10 hours a week"],
  ["part-time", "it allows no work"],
  [null, "depends on my course"],
] as const)("in term a course of kind %s is told: %s", (study, words) => {
  expect(wordsOf({ ...student, study, courseEndsOn: "2027-09-30" })).toContain(words);
});

test("a Graduate visa asks nothing of an employer", () => {
  const words = wordsOf({ ...student, permission: "graduate", withSponsorship: false });
  expect(words).toContain("It allows any work");
  expect(words).not.toContain("register of licensed sponsors");
});

test("a Skilled Worker visa names the section below only where there is one", () => {
  const worker: BriefOrder = { ...student, permission: "skilled-worker" };
  expect(wordsOf(worker)).toContain("the section below");
  expect(wordsOf({ ...worker, withSponsorship: false })).not.toContain("below");
});

test("sponsoring is told with its lines, its costs, and the reader's own clock", () => {
  const words = wordsOf(student);
  expect(words).toContain("To keep me after 27 January 2027");
  expect(words).toContain("I count as a new entrant for an application by 14 March 2029");
  expect(words).toContain("at least £33,400 a year and 70% of the going rate");
  expect(words).toContain("the certificate has to be issued by 30 December 2026");
  expect(words).toContain("£611 for a small employer, £1,682 for a larger one");
  expect(words).toContain("£480 for a small employer, £1,320 for a larger one");
  expect(wordsOf(student, newcomer)).not.toContain("I count as a new entrant");
});

test("every source is a page with its days, and the note says what it is not", () => {
  const { sources, note } = writeBrief(student, newGraduate, today);
  expect(sources.map(({ url }) => url).every((url) => url.startsWith("https://www.gov.uk/"))).toBe(
    true,
  );
  expect(sources[0]!.what).toBe(
    "Student visa, work, in force from 6 October 2026, last read 6 October 2026:",
  );
  expect(note).toContain("information, not immigration advice");
});

test.each(["student", "graduate", "skilled-worker", "other"] as const)(
  "a %s permission that has ended is refused, and never spoken for",
  (permission) => {
    const ended = { ...student, permission, endsOn: "2026-11-14", withSponsorship: false };
    const { error } = briefSchemaOn(today).safeParse(briefFields(ended));
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["endsOn"]);
    expect(wordsOf(ended)).toContain("The UK visa I had ended on 14 November 2026");
    expect(wordsOf(ended)).not.toMatch(/I have a|It allows|no sponsor licence/);
    expect(briefSchemaOn(today).safeParse(briefFields({ ...ended, endsOn: today })).success).toBe(
      true,
    );
  },
);

test("what is not said is not claimed", () => {
  const words = wordsOf({ ...student, endsOn: null, level: null, courseEndsOn: null, study: null });
  expect(words).toContain("I have a Student visa.");
  expect(words).not.toContain("Graduate visa:");
});

test("a form becomes an order, and the order the same fields again", () => {
  const order = briefSchema.parse({ ...briefFields(student) });
  expect(order).toEqual(student);
  expect(briefSchema.parse(briefFields(order))).toEqual(order);
});

test("marks that turn letters around are left out", () => {
  const order = briefSchema.parse({
    ...briefFields(student),
    name: "\u202EAda\u202C",
    employer: "\u2067A\u2069",
  });
  expect(order).toMatchObject({ name: "Ada", employer: "A" });
});

test.each([
  ["no name", { name: " " }, "name"],
  ["a name without end", { name: "W".repeat(81) }, "name"],
  ["no permission", { permission: "" }, "permission"],
  ["a day that is none", { endsOn: "2027-02-30" }, "endsOn"],
  ["an employer without end", { employer: "x".repeat(81) }, "employer"],
])("%s is refused at its field", (_case, change, field) => {
  const { error } = briefSchema.safeParse({ ...briefFields(student), ...change });
  expect([...new Set(error?.issues.map(({ path }) => path.join(".")))]).toEqual([field]);
});
