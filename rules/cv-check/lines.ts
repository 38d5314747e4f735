import {
  type CvDocument,
  type CvSection,
  cvSections,
  type SectionPlace,
} from "#rules/cv/cv-document.ts";
import { withoutListMarks } from "#rules/cv/list-marks.ts";
import type { CvPlace } from "./finding.ts";

/** "bullet" is a line of a list, "prose" a paragraph, "name" a title or an organisation, "keyword" one skill. */
export type LineKind = "bullet" | "prose" | "name" | "keyword";
export type Line = { at: CvPlace; text: string; kind: LineKind };

type Texts = { field: string; kind: LineKind; text: string | readonly string[] };
type Listed = { id: string; isHidden: boolean };

/** Every text that is printed, section by section in the order of the pages. */
export function linesOf(document: CvDocument): readonly Line[] {
  const { label } = document.basics;
  const first: Line[] = label.trim()
    ? [{ at: { section: "basics", field: "label" }, text: label, kind: "name" }]
    : [];
  return [
    ...first,
    ...shownSections(document).flatMap((section) => linesOfSection(document, section)),
  ];
}

export function bulletsOf(document: CvDocument): readonly Line[] {
  return linesOf(document).filter(({ kind }) => kind === "bullet");
}

/** Shown sections in their order; those the list forgot come after it. */
export function shownSections(document: CvDocument): readonly CvSection[] {
  return placesOf(document)
    .filter(({ isHidden }) => !isHidden)
    .map(({ section }) => section);
}

export function isShown(document: CvDocument, section: CvSection): boolean {
  return placesOf(document).some((place) => place.section === section && !place.isHidden);
}

/** Asked for very often of one document, which never changes: worked out once. */
const knownPlaces = new WeakMap<CvDocument, readonly SectionPlace[]>();

function placesOf(document: CvDocument): readonly SectionPlace[] {
  const known = knownPlaces.get(document);
  if (known) return known;
  const { sections, custom } = document;
  const listed = new Set(sections.map(({ section }) => section));
  const all: readonly CvSection[] = [
    ...cvSections,
    ...custom.map(({ id }) => `custom:${id}` as const),
  ];
  const missing = all.filter((section) => !listed.has(section));
  const places = [
    ...sections,
    ...missing.map((section) => ({ section, isHidden: false, title: "" })),
  ];
  knownPlaces.set(document, places);
  return places;
}

function linesOfSection(document: CvDocument, section: CvSection): readonly Line[] {
  if (section === "summary") return one(section, "summary", document.basics.summary);
  if (section === "rightToWork") {
    const { source, words } = document.rightToWork;
    return source === "own-words" ? one(section, "words", words) : [];
  }
  return entriesOf(document, section).flatMap((entry) =>
    entry.isHidden ? [] : entry.texts.flatMap((texts) => linesOfField(section, entry.id, texts)),
  );
}

function one(section: CvSection, field: string, text: string): readonly Line[] {
  return text.trim() ? [{ at: { section, field }, text, kind: "prose" }] : [];
}

function linesOfField(section: CvSection, entryId: string, texts: Texts): readonly Line[] {
  const { field, kind, text } = texts;
  if (typeof text === "string") {
    return text.trim() ? [{ at: { section, entryId, field }, text, kind }] : [];
  }
  return text.flatMap((line, index) =>
    line.trim() ? [{ at: { section, entryId, field, line: index }, text: line, kind }] : [],
  );
}

const name = (field: string, text: string): Texts => ({ field, kind: "name", text });
const prose = (field: string, text: string): Texts => ({ field, kind: "prose", text });
/** As they are printed: without the marks they were pasted with. */
const bullets = (text: readonly string[]): Texts => ({
  field: "highlights",
  kind: "bullet",
  text: withoutListMarks(text),
});
const keywords = (text: readonly string[], field = "keywords"): Texts => ({
  field,
  kind: "keyword",
  text,
});

type EntryTexts = Listed & { texts: readonly Texts[] };

/** The texts of every entry of a section, shown or not, with the fields they stand in. */
export function entriesOf(document: CvDocument, section: CvSection): readonly EntryTexts[] {
  if (section.startsWith("custom:")) return customEntries(document, section.slice(7));
  const texts = textsOf[section as keyof typeof textsOf];
  return texts ? texts(document) : [];
}

function customEntries(document: CvDocument, id: string): readonly EntryTexts[] {
  const found = document.custom.find((section) => section.id === id);
  return texted(found?.entries ?? [], (entry) => [
    name("title", entry.title),
    name("subtitle", entry.subtitle),
    prose("text", entry.text),
    bullets(entry.highlights),
  ]);
}

function texted<Kind extends Listed>(
  entries: readonly Kind[],
  texts: (entry: Kind) => readonly Texts[],
): readonly EntryTexts[] {
  return entries.map((entry) => ({
    id: entry.id,
    isHidden: entry.isHidden,
    texts: texts(entry),
  }));
}

const workTexts = (entries: CvDocument["work"]) =>
  texted(entries, (entry) => [
    name("position", entry.position),
    name("name", entry.name),
    prose("summary", entry.summary),
    bullets(entry.highlights),
  ]);

const textsOf = {
  work: ({ work }: CvDocument) => workTexts(work),
  volunteer: ({ volunteer }: CvDocument) => workTexts(volunteer),
  education: ({ education }: CvDocument) =>
    texted(education, (entry) => [
      name("studyType", entry.studyType),
      name("area", entry.area),
      name("institution", entry.institution),
      name("score", entry.score),
      name("localScore", entry.localScore),
      keywords(entry.courses, "courses"),
      bullets(entry.highlights),
    ]),
  projects: ({ projects }: CvDocument) =>
    texted(projects, (entry) => [
      name("name", entry.name),
      prose("description", entry.description),
      bullets(entry.highlights),
      keywords(entry.keywords),
    ]),
  skills: ({ skills }: CvDocument) =>
    texted(skills, (entry) => [
      name("name", entry.name),
      name("level", entry.level),
      keywords(entry.keywords),
    ]),
  languages: ({ languages }: CvDocument) =>
    texted(languages, (entry) => [
      name("language", entry.language),
      name("fluency", entry.fluency),
      name("cefr", entry.cefr),
    ]),
  certificates: ({ certificates }: CvDocument) =>
    texted(certificates, (entry) => [name("name", entry.name), name("issuer", entry.issuer)]),
  awards: ({ awards }: CvDocument) =>
    texted(awards, (entry) => [
      name("title", entry.title),
      name("awarder", entry.awarder),
      prose("summary", entry.summary),
    ]),
  publications: ({ publications }: CvDocument) =>
    texted(publications, (entry) => [
      name("name", entry.name),
      name("publisher", entry.publisher),
      prose("summary", entry.summary),
    ]),
  interests: ({ interests }: CvDocument) =>
    texted(interests, (entry) => [name("name", entry.name), keywords(entry.keywords)]),
  references: ({ references }: CvDocument) =>
    texted(references, (entry) => [
      name("name", entry.name),
      name("position", entry.position),
      name("organisation", entry.organisation),
      prose("reference", entry.reference),
    ]),
};
