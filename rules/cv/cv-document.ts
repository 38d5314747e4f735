/**
 * A CV as its owner types it. The names are those of JSON Resume v1; what it lacks
 * (right to work, modules, grades, referees' details, sections of one's own) stands beside them.
 * Text is plain; days are "2026", "2026-08" or "2026-08-14", or "" where nothing was said.
 */
export type CvDocument = {
  /** In which the words are written, as in "en-GB" or "ar". */
  language: string;
  basics: CvBasics;
  rightToWork: RightToWork;
  work: readonly WorkEntry[];
  volunteer: readonly WorkEntry[];
  education: readonly EducationEntry[];
  projects: readonly ProjectEntry[];
  skills: readonly SkillEntry[];
  languages: readonly LanguageEntry[];
  certificates: readonly CertificateEntry[];
  awards: readonly AwardEntry[];
  publications: readonly PublicationEntry[];
  interests: readonly InterestEntry[];
  references: readonly RefereeEntry[];
  custom: readonly CustomSection[];
  /** Every section in the order it is printed; a custom one as "custom:<its id>". */
  sections: readonly SectionPlace[];
};

export type CvBasics = {
  name: string;
  /** What the person is or looks for: "Data analyst". */
  label: string;
  email: string;
  phone: string;
  url: string;
  summary: string;
  location: {
    address: string;
    postalCode: string;
    city: string;
    region: string;
    countryCode: string;
  };
  profiles: readonly (Entry & { network: string; username: string; url: string })[];
  /** Printed only where the market's custom allows it and its owner wants it. */
  bornOn: string;
  nationality: string;
  /** Number of a stored picture, or null. */
  photoId: number | null;
};

/** "from-situation" is written from "my situation" whenever the CV is printed. */
export type RightToWork = { source: "none" | "from-situation" | "own-words"; words: string };

/** `id` is random and never changes: comments, merging and order hold on to it. */
export type Entry = { id: string; isHidden: boolean };

export type WorkEntry = Entry & {
  /** The employer, or the organisation helped. */
  name: string;
  position: string;
  location: string;
  url: string;
  startDate: string;
  endDate: string;
  /** Then `endDate` is "". */
  isCurrent: boolean;
  summary: string;
  highlights: readonly string[];
};

export type EducationEntry = Entry & {
  institution: string;
  area: string;
  studyType: string;
  location: string;
  url: string;
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  /** The grade as the place that gave it says it: "8.9 of 10", "First", "3.7 GPA". */
  score: string;
  /** The same in words of the market, where its owner wants them: "about a First". */
  localScore: string;
  courses: readonly string[];
  highlights: readonly string[];
};

export type ProjectEntry = Entry & {
  name: string;
  description: string;
  url: string;
  startDate: string;
  endDate: string;
  highlights: readonly string[];
  keywords: readonly string[];
};
export type SkillEntry = Entry & { name: string; level: string; keywords: readonly string[] };
export type Cefr = "" | "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "native";
export type LanguageEntry = Entry & { language: string; fluency: string; cefr: Cefr };
export type CertificateEntry = Entry & { name: string; issuer: string; date: string; url: string };
export type AwardEntry = Entry & { title: string; awarder: string; date: string; summary: string };
export type PublicationEntry = Entry & {
  name: string;
  publisher: string;
  releaseDate: string;
  url: string;
  summary: string;
};
export type InterestEntry = Entry & { name: string; keywords: readonly string[] };
export type RefereeEntry = Entry & {
  name: string;
  position: string;
  organisation: string;
  email: string;
  phone: string;
  /** What they wrote, where they are quoted. */
  reference: string;
};
export type CustomSection = { id: string; title: string; entries: readonly CustomEntry[] };
export type CustomEntry = Entry & {
  title: string;
  subtitle: string;
  startDate: string;
  endDate: string;
  text: string;
  highlights: readonly string[];
};

export const cvSections = [
  "rightToWork",
  "summary",
  "education",
  "work",
  "projects",
  "skills",
  "languages",
  "certificates",
  "volunteer",
  "awards",
  "publications",
  "interests",
  "references",
] as const;
export type CvSection = (typeof cvSections)[number] | `custom:${string}`;

/** `title` is "" where the section is headed in the words of its market. */
export type SectionPlace = { section: CvSection; isHidden: boolean; title: string };

export const markets = ["gb", "ie", "au", "ca", "de", "us"] as const;
/** The country a CV is made for. */
export type Market = (typeof markets)[number];

export const cvTemplates = [
  "kirkgate",
  "wharf",
  "signal",
  "minster",
  "toolbox",
  "workshop",
  "reading-room",
  "line",
] as const;
export type CvTemplate = (typeof cvTemplates)[number];
export const cvColours = ["navy", "pine", "claret", "sea", "black"] as const;
/** "template" is the one its template was drawn with. */
export const cvFonts = [
  "template",
  "bricolage-atkinson",
  "atkinson",
  "noto-sans",
  "noto-serif",
] as const;
export const cvSpacings = ["tight", "normal", "airy"] as const;
export const papers = ["a4", "letter"] as const;

/** How a document looks; never what it says. */
export type CvLook = {
  template: CvTemplate;
  colour: (typeof cvColours)[number];
  font: (typeof cvFonts)[number];
  spacing: (typeof cvSpacings)[number];
  paper: (typeof papers)[number];
  market: Market;
};

/** A letter is a document of its own; it shares looks with CVs, not words. */
export type LetterDocument = {
  language: string;
  sender: { name: string; email: string; phone: string; city: string };
  recipient: { name: string; organisation: string; address: string };
  place: string;
  writtenOn: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  closing: string;
};
