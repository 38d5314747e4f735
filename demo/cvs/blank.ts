import { emptyCv } from "#domain/cvs/document/empty-document.ts";
import {
  type AwardEntry,
  type CertificateEntry,
  type CustomEntry,
  type CvDocument,
  type CvLook,
  type CvSection,
  cvSections,
  type EducationEntry,
  type InterestEntry,
  type LanguageEntry,
  type ProjectEntry,
  type PublicationEntry,
  type RefereeEntry,
  type SkillEntry,
  type WorkEntry,
} from "#rules/cv/cv-document.ts";

/** Documents of the demo are written short: what is not said is empty, as in the studio. */

const when = { startDate: "", endDate: "" };
const shown = { isHidden: false };

export const work = (given: Partial<WorkEntry> & { id: string }): WorkEntry => ({
  ...shown,
  ...when,
  name: "",
  position: "",
  location: "",
  url: "",
  isCurrent: false,
  summary: "",
  highlights: [],
  ...given,
});

export const education = (given: Partial<EducationEntry> & { id: string }): EducationEntry => ({
  ...shown,
  ...when,
  institution: "",
  area: "",
  studyType: "",
  location: "",
  url: "",
  isCurrent: false,
  score: "",
  localScore: "",
  courses: [],
  highlights: [],
  ...given,
});

export const project = (given: Partial<ProjectEntry> & { id: string }): ProjectEntry => ({
  ...shown,
  ...when,
  name: "",
  description: "",
  url: "",
  highlights: [],
  keywords: [],
  ...given,
});

export const skill = (id: string, name: string, keywords: readonly string[]): SkillEntry => ({
  ...shown,
  id,
  name,
  level: "",
  keywords,
});

export const language = (
  id: string,
  name: string,
  cefr: LanguageEntry["cefr"],
  fluency = "",
): LanguageEntry => ({ ...shown, id, language: name, fluency, cefr });

export const certificate = (given: Omit<CertificateEntry, "isHidden" | "url">) => ({
  ...shown,
  url: "",
  ...given,
});

export const award = (given: Omit<AwardEntry, "isHidden">): AwardEntry => ({ ...shown, ...given });

export const publication = (given: Omit<PublicationEntry, "isHidden" | "url">) => ({
  ...shown,
  url: "",
  ...given,
});

export const interest = (id: string, name: string, keywords: readonly string[]): InterestEntry => ({
  ...shown,
  id,
  name,
  keywords,
});

export const referee = (given: Omit<RefereeEntry, "isHidden" | "reference">): RefereeEntry => ({
  ...shown,
  reference: "",
  ...given,
});

export const customEntry = (given: Partial<CustomEntry> & { id: string }): CustomEntry => ({
  ...shown,
  ...when,
  title: "",
  subtitle: "",
  text: "",
  highlights: [],
  ...given,
});

type Basics = Partial<Omit<CvDocument["basics"], "location">> & { city: string; country: string };
type Given = Partial<Omit<CvDocument, "basics" | "sections">> & {
  basics: Basics;
  /** Sections that come before the others. */
  first?: readonly CvSection[];
  hidden?: readonly CvSection[];
};

export function demoCv({ basics, first = [], hidden = [], ...given }: Given): CvDocument {
  const { city, country, ...head } = basics;
  const own = (given.custom ?? []).map(({ id }): CvSection => `custom:${id}`);
  const order = new Set([...first, ...cvSections, ...own]);
  const empty = emptyCv({ name: "", email: "" });
  const location = { ...empty.basics.location, city, countryCode: country };
  return {
    ...empty,
    basics: { ...empty.basics, location, ...head },
    rightToWork: { source: "from-situation", words: "" },
    ...given,
    sections: [...order].map((section) => ({
      section,
      isHidden: hidden.includes(section),
      title: "",
    })),
  };
}

export function demoLook(given: Partial<CvLook>): CvLook {
  return {
    template: "kirkgate",
    colour: "navy",
    font: "template",
    spacing: "normal",
    paper: "a4",
    market: "gb",
    ...given,
  };
}
