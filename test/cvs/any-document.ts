import fc from "fast-check";
import { emptyCv } from "#domain/cvs/document/empty-document.ts";
import { newCustomEntry, newEntry, newId } from "#domain/cvs/document/new-entry.ts";
import { withEverySection } from "#domain/cvs/document/sections.ts";
import {
  type CvDocument,
  type CvLook,
  cvSections,
  markets,
  papers,
} from "#rules/cv/cv-document.ts";
import { plainLook } from "./full-cv.ts";

/** Words that rules look for, among words they do not know and letters of every kind. */
const words = fc.oneof(
  fc.constantFrom(
    "Managed",
    "managing",
    "I",
    "my",
    "the",
    "the",
    "team player",
    "responsible for",
    "color",
    "colour",
    "organised",
    "organized",
    "12%",
    "from 3 to 4",
    "Date of birth: 3",
    "marital status: single",
    "[Company]",
    "References available on request",
    "Python",
    "JavaScript",
    "experience of",
    "2024",
    "İstanbul",
    "ﬁ",
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
export const anyText = fc.array(words, { maxLength: 12 }).map((parts) => parts.join(" "));
const lines = fc.array(anyText, { maxLength: 4 });
export const anyDay = fc.oneof(
  fc.constant(""),
  fc.integer({ min: 1980, max: 2039 }).map(String),
  fc
    .tuple(fc.integer({ min: 1980, max: 2039 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, "0")}`),
  fc.constantFrom("2024-02-29", "2026-11-15", "2023-06-01"),
);
const address = fc.constantFrom(
  "",
  "https://example.com/a",
  "linkedin.com/in/me",
  "my own site",
  "www.example.org",
);

const when = { startDate: anyDay, endDate: anyDay, isCurrent: fc.boolean() };
const entry = { isHidden: fc.boolean() };

const job = fc
  .record({
    ...entry,
    name: anyText,
    position: anyText,
    location: anyText,
    url: address,
    ...when,
    summary: anyText,
    highlights: lines,
  })
  .map((given) => ({
    ...newEntry("work"),
    ...given,
    endDate: given.isCurrent ? "" : given.endDate,
  }));
const course = fc
  .record({
    ...entry,
    institution: anyText,
    area: anyText,
    studyType: anyText,
    score: anyText,
    localScore: anyText,
    url: address,
    ...when,
    courses: lines,
    highlights: lines,
  })
  .map((given) => ({
    ...newEntry("education"),
    ...given,
    endDate: given.isCurrent ? "" : given.endDate,
  }));
const project = fc
  .record({
    ...entry,
    name: anyText,
    description: anyText,
    url: address,
    startDate: anyDay,
    endDate: anyDay,
    highlights: lines,
    keywords: lines,
  })
  .map((given) => ({ ...newEntry("projects"), ...given }));
const skill = fc
  .record({ ...entry, name: anyText, level: anyText, keywords: lines })
  .map((given) => ({ ...newEntry("skills"), ...given }));
const language = fc
  .record({
    ...entry,
    language: anyText,
    fluency: anyText,
    cefr: fc.constantFrom("" as const, "B1" as const, "native" as const),
  })
  .map((given) => ({ ...newEntry("languages"), ...given }));
const referee = fc
  .record({
    ...entry,
    name: anyText,
    position: anyText,
    organisation: anyText,
    email: anyText,
    phone: anyText,
    reference: anyText,
  })
  .map((given) => ({ ...newEntry("references"), ...given }));
const custom = fc
  .record({
    title: anyText,
    text: anyText,
    subtitle: anyText,
    startDate: anyDay,
    endDate: anyDay,
    highlights: lines,
    isHidden: fc.boolean(),
  })
  .map(({ title, ...given }) => ({
    id: newId(),
    title,
    entries: [{ ...newCustomEntry(), title, ...given }],
  }));

const several = <Kind>(kind: fc.Arbitrary<Kind>) => fc.array(kind, { maxLength: 3 });

/** Any CV that the editor could keep, with some of everything the rules look at. */
export const anyDocument: fc.Arbitrary<CvDocument> = fc
  .record({
    language: fc.constantFrom("en-GB", "en-US", "de", "ar"),
    person: fc.record({
      name: anyText,
      label: anyText,
      email: anyText,
      phone: anyText,
      url: address,
      summary: anyText,
      bornOn: anyDay,
      nationality: anyText,
    }),
    rightToWork: fc.record({
      source: fc.constantFrom("none" as const, "from-situation" as const, "own-words" as const),
      words: anyText,
    }),
    work: several(job),
    volunteer: several(job.map((given) => ({ ...given }))),
    education: several(course),
    projects: several(project),
    skills: several(skill),
    languages: several(language),
    references: several(referee),
    custom: several(custom),
    order: fc.shuffledSubarray([...cvSections]),
    hidden: fc.array(fc.constantFrom(...cvSections), { maxLength: 4 }),
  })
  .map(({ person, order, hidden, ...given }) => {
    const blank = emptyCv({ name: "", email: "" });
    const sections = order.map((section) => ({
      section,
      isHidden: hidden.includes(section),
      title: "",
    }));
    return withEverySection({
      ...blank,
      ...given,
      basics: { ...blank.basics, ...person },
      sections,
    });
  });

export const anyLook: fc.Arbitrary<CvLook> = fc
  .record({ market: fc.constantFrom(...markets), paper: fc.constantFrom(...papers) })
  .map((given) => ({ ...plainLook, ...given }));
