import type { CustomEntry, CustomSection, CvBasics, CvDocument } from "#rules/cv/cv-document.ts";

const LETTERS = 12;

/** Random enough that two windows never give one name to two entries. */
export function newId(): string {
  // Not randomUUID: browsers lack it where the page came without encryption.
  const bytes = crypto.getRandomValues(new Uint8Array(LETTERS));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

type Lists = Pick<
  CvDocument,
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
  | "references"
>;
export type EntrySection = keyof Lists;
export type EntryOf<Section extends EntrySection> = Lists[Section][number];

const when = { startDate: "", endDate: "" };
const job = {
  name: "",
  position: "",
  location: "",
  url: "",
  ...when,
  isCurrent: false,
  summary: "",
  highlights: [],
};

const blank: { [Section in EntrySection]: Omit<EntryOf<Section>, "id" | "isHidden"> } = {
  work: job,
  volunteer: job,
  education: {
    institution: "",
    area: "",
    studyType: "",
    location: "",
    url: "",
    ...when,
    isCurrent: false,
    score: "",
    localScore: "",
    courses: [],
    highlights: [],
  },
  projects: { name: "", description: "", url: "", ...when, highlights: [], keywords: [] },
  skills: { name: "", level: "", keywords: [] },
  languages: { language: "", fluency: "", cefr: "" },
  certificates: { name: "", issuer: "", date: "", url: "" },
  awards: { title: "", awarder: "", date: "", summary: "" },
  publications: { name: "", publisher: "", releaseDate: "", url: "", summary: "" },
  interests: { name: "", keywords: [] },
  references: { name: "", position: "", organisation: "", email: "", phone: "", reference: "" },
};

export const entrySections = Object.keys(blank) as EntrySection[];

export function isEntrySection(text: string): text is EntrySection {
  return Object.hasOwn(blank, text);
}

export function newEntry<Section extends EntrySection>(section: Section): EntryOf<Section> {
  return { id: newId(), isHidden: false, ...blank[section] } as EntryOf<Section>;
}

export function newProfile(): CvBasics["profiles"][number] {
  return { id: newId(), isHidden: false, network: "", username: "", url: "" };
}

export function newCustomSection(title: string): CustomSection {
  return { id: newId(), title, entries: [] };
}

export function newCustomEntry(): CustomEntry {
  return {
    id: newId(),
    isHidden: false,
    title: "",
    subtitle: "",
    ...when,
    text: "",
    highlights: [],
  };
}
