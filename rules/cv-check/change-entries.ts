import type { CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import type { CvPlace } from "./finding.ts";

type Fields = { readonly id: string } & Readonly<Record<string, unknown>>;
type ListName =
  | "work"
  | "volunteer"
  | "education"
  | "projects"
  | "skills"
  | "languages"
  | "certificates"
  | "awards"
  | "publications"
  | "interests"
  | "references";

/** Changes the entry a finding points at, and nothing else. */
export function changeEntry(
  document: CvDocument,
  at: CvPlace,
  change: (entry: Fields) => Fields,
): CvDocument {
  const changed = <Kind extends { id: string }>(entries: readonly Kind[]): readonly Kind[] =>
    entries.map((entry) => (entry.id === at.entryId ? (change(entry as never) as never) : entry));
  if (at.section === "basics") {
    const { basics } = document;
    return { ...document, basics: { ...basics, profiles: changed(basics.profiles) } };
  }
  if (at.section.startsWith("custom:")) {
    const custom = document.custom.map((section) =>
      at.section === `custom:${section.id}`
        ? { ...section, entries: changed(section.entries) }
        : section,
    );
    return { ...document, custom };
  }
  if (!isList(document, at.section)) return document;
  return { ...document, [at.section]: changed(document[at.section] as readonly { id: string }[]) };
}

function isList(document: CvDocument, section: CvSection): section is ListName {
  return Array.isArray(document[section as keyof CvDocument]);
}

/** Changes the words a finding points at: a line of a list, a field of an entry, or one of the two texts outside entries. */
export function changeText(
  document: CvDocument,
  at: CvPlace,
  change: (text: string) => string,
): CvDocument {
  if (at.section === "summary") {
    return {
      ...document,
      basics: { ...document.basics, summary: change(document.basics.summary) },
    };
  }
  if (at.section === "rightToWork") {
    const { rightToWork } = document;
    return { ...document, rightToWork: { ...rightToWork, words: change(rightToWork.words) } };
  }
  if (at.entryId === undefined) return changeBasics(document, at, change);
  return changeEntry(document, at, (entry) => {
    const value = entry[at.field ?? ""];
    if (typeof value === "string") return { ...entry, [at.field!]: change(value) };
    if (!Array.isArray(value) || at.line === undefined) return entry;
    const lines = value.map((line: string, index) => (index === at.line ? change(line) : line));
    return { ...entry, [at.field!]: lines };
  });
}

function changeBasics(
  document: CvDocument,
  at: CvPlace,
  change: (text: string) => string,
): CvDocument {
  const field = at.field as "url" | "label" | undefined;
  if (field !== "url" && field !== "label") return document;
  return { ...document, basics: { ...document.basics, [field]: change(document.basics[field]) } };
}

export function hideSection(document: CvDocument, section: CvSection): CvDocument {
  const isListed = document.sections.some((place) => place.section === section);
  const sections = isListed
    ? document.sections.map((place) =>
        place.section === section ? { ...place, isHidden: true } : place,
      )
    : [...document.sections, { section, isHidden: true, title: "" }];
  return { ...document, sections };
}

/** Puts a section right before another. */
export function moveBefore(
  document: CvDocument,
  section: CvSection,
  before: CvSection,
): CvDocument {
  const moved = document.sections.find((place) => place.section === section) ?? {
    section,
    isHidden: false,
    title: "",
  };
  const others = document.sections.filter((place) => place.section !== section);
  const at = others.findIndex((place) => place.section === before);
  const index = at === -1 ? others.length : at;
  return { ...document, sections: [...others.slice(0, index), moved, ...others.slice(index)] };
}
