import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChangeLine } from "#domain/drafts/changes.ts";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { anyDocument } from "#test/cvs/any-document.ts";
import type { CvState, LetterState } from "../document/cv.ts";
import { emptyLetter, firstLook } from "../document/empty-document.ts";
import { newEntry } from "../document/new-entry.ts";
import { sampleCv } from "../studio/sample-cv.ts";
import { whatChanged } from "./what-changed.ts";

const sample = sampleCv.document;
const having = (document: Partial<CvDocument>): CvState => ({
  ...sampleCv,
  document: { ...sample, ...document },
});

const wordsOf = ({ field, ...line }: ChangeLine) =>
  (field ? `${field}: ` : "") +
  ("sentence" in line
    ? line.sentence
    : line.stretches
        .map(({ is, words }) =>
          is === "kept" ? words : is === "out" ? `[-${words}-]` : `[+${words}+]`,
        )
        .join(""));

const said = (before: CvState | LetterState, after: CvState | LetterState) =>
  whatChanged(before, after).parts.flatMap(({ part, lines }) =>
    lines.map((line) => `${part} | ${wordsOf(line)}`),
  );

const [job] = sample.work;
if (!job) throw new Error("The sample has a job");
const jobSaying = (change: Partial<typeof job>) =>
  having({ work: sample.work.map((each) => (each.id === job.id ? { ...each, ...change } : each)) });
const theJob = "Experience, Research assistant, Aldermoor University";

test("a state and itself do not differ", () => {
  expect(whatChanged(sampleCv, structuredClone(sampleCv))).toEqual({ parts: [], more: 0 });
});

test.each<[string, CvState, string]>([
  ["words", jobSaying({ location: "Leeds, UK" }), `${theJob} | Town or city: Leeds[+, UK+]`],
  ["a month", jobSaying({ endDate: "2026-09" }), `${theJob} | Ended: [-Aug 2026-][+Sep 2026+]`],
  ["a tick", jobSaying({ isCurrent: true }), `${theJob} | I work here now: Ticked.`],
  ["an entry hidden", jobSaying({ isHidden: true }), `${theJob} | No longer printed.`],
  [
    "spaces",
    jobSaying({ location: "Leeds " }),
    `${theJob} | Town or city: Only spaces or line breaks.`,
  ],
  ["the title", { ...sampleCv, title: "Sample two" }, "Title of the CV | Sample[+ two+]"],
  [
    "the template",
    { ...sampleCv, look: { ...sampleCv.look, template: "wharf" } },
    "Look | Template: From Kirkgate to Wharf.",
  ],
  [
    "an address",
    having({ basics: { ...sample.basics, email: "a.rao@example.ac.uk" } }),
    "Name and contact | Email: [-ananya.rao@example.ac.uk-][+a.rao@example.ac.uk+]",
  ],
  [
    "the country",
    having({
      basics: { ...sample.basics, location: { ...sample.basics.location, countryCode: "IE" } },
    }),
    "Name and contact | Country: [-United Kingdom-][+Ireland+]",
  ],
  [
    "a photo",
    having({ basics: { ...sample.basics, photoId: 7 } }),
    "Name and contact | Photo: Added.",
  ],
])("it is said where it stands: %s", (_, after, words) => {
  expect(said(sampleCv, after)).toEqual([words]);
});

test("entries that came and went are named by what they say", () => {
  const added = { ...newEntry("work"), position: "Night supervisor", name: "Hostel Kirkstall" };
  const after = having({ work: [...sample.work.filter(({ id }) => id !== job.id), added] });
  expect(said(sampleCv, after)).toEqual([
    "Experience, Night supervisor, Hostel Kirkstall | Added.",
    `${theJob} | Removed.`,
  ]);
});

test("an entry that moved is said to have moved, with what else changed in it under one heading", () => {
  const [first, second, ...others] = sample.education;
  const after = having({ education: [{ ...second!, area: "Computing" }, first!, ...others] });
  const { parts } = whatChanged(sampleCv, after);
  expect(parts.map(({ lines }) => lines.map(wordsOf))).toEqual([
    ["Moved up, from place 2 to place 1.", "Subject: [-Computer Engineering-][+Computing+]"],
  ]);
});

test("a section of one's own comes and goes as one thing, and one hidden is said to be", () => {
  const own = { id: "talks", title: "Talks", entries: [] };
  const place = { section: "custom:talks" as const, isHidden: false, title: "" };
  const withOwn = having({ custom: [own], sections: [...sample.sections, place] });
  expect(said(sampleCv, withOwn)).toEqual(["Talks | Added."]);
  expect(said(withOwn, sampleCv)).toEqual(["Talks | Removed."]);
  const hidden = sample.sections.map((each) =>
    each.section === "skills" ? { ...each, isHidden: true } : each,
  );
  expect(said(sampleCv, having({ sections: hidden }))).toEqual(["Skills | No longer printed."]);
});

test("one section that moved is named; a whole new order is said once", () => {
  const [first, ...others] = sample.sections;
  expect(said(sampleCv, having({ sections: [...others, first!] }))).toEqual([
    "Right to work | This section moved down.",
  ]);
  expect(said(sampleCv, having({ sections: sample.sections.toReversed() }))).toEqual([
    "Sections | They are in another order.",
  ]);
});

test("a letter's paragraphs are one text, and its parts are called as its form calls them", () => {
  const before: LetterState = {
    title: "To Brackwater",
    look: firstLook("gb"),
    document: { ...emptyLetter({ name: "A", email: "" }), paragraphs: ["I read of it.", "Yours"] },
  };
  const document = { ...before.document, paragraphs: ["I read of it.", "I can start.", "Yours"] };
  const after = { ...before, look: { ...before.look, paper: "letter" as const }, document };
  expect(said(before, after)).toEqual([
    "Text | I read of it.\n[+I can start.\n+]Yours",
    "Look | Paper: From A4 to Letter.",
  ]);
});

test("changes come in the order of the page, however the database keeps their names; the look comes last", () => {
  const { work, education, basics, ...rest } = sample;
  const after: CvState = {
    look: { ...sampleCv.look, colour: "pine" },
    document: {
      work: work.slice(1),
      ...rest,
      education: education.slice(1),
      basics: { ...basics, summary: "", label: "" },
    },
    title: "Another",
  };
  expect(whatChanged(sampleCv, after).parts.map(({ part }) => part.split(",")[0])).toEqual([
    "Title of the CV",
    "Name and contact",
    "Profile",
    "Education",
    "Experience",
    "Look",
  ]);
});

test("more than anybody reads is counted, not shown", () => {
  const skills = Array.from({ length: 60 }, (_, at) => ({
    ...newEntry("skills"),
    id: `s${at}`,
    name: "a",
    level: "a",
  }));
  const other = skills.map((each) => ({ ...each, name: "b", level: "b" }));
  const { parts, more } = whatChanged(having({ skills }), having({ skills: other }));
  expect(parts.flatMap(({ lines }) => lines)).toHaveLength(100);
  expect(more).toBe(20);
});

test("any two CVs can be told apart in words", () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (before, after) => {
      const { parts } = whatChanged(having(before), having(after));
      for (const { part, lines } of parts) {
        expect(part).not.toBe("");
        expect(lines.every((line) => !("stretches" in line) || line.stretches.length > 0)).toBe(
          true,
        );
      }
    }),
    { numRuns: 60 },
  );
});

test("another day of the same month is told", () => {
  const [job] = sample.work;
  const ending = (endDate: string) => having({ work: [{ ...job!, isCurrent: false, endDate }] });
  const [line] = said(ending("2024-06-03"), ending("2024-06-30"));
  expect(line).toContain("[-3 June 2024-][+30 June 2024+]");
});
