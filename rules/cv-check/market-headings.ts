import type { CvSection, Market } from "#rules/cv/cv-document.ts";

type Headings = Record<Exclude<CvSection, `custom:${string}`>, string>;

const british: Headings = {
  rightToWork: "Right to work",
  summary: "Profile",
  education: "Education",
  work: "Experience",
  projects: "Projects",
  skills: "Skills",
  languages: "Languages",
  certificates: "Certificates",
  volunteer: "Volunteering",
  awards: "Awards",
  publications: "Publications",
  interests: "Interests",
  references: "Referees",
};

const northAmerican: Headings = {
  ...british,
  rightToWork: "Work authorization",
  summary: "Summary",
  certificates: "Certifications",
  volunteer: "Volunteer experience",
  references: "References",
};

/** How readers of each country head a section. The words are English: the CV may be, even for Germany. */
export const marketHeadings: Readonly<Record<Market, Headings>> = {
  gb: british,
  ie: { ...british, rightToWork: "Permission to work" },
  au: { ...british, rightToWork: "Work rights", summary: "Career profile" },
  ca: northAmerican,
  de: { ...british, rightToWork: "Residence and work permit", references: "References" },
  us: northAmerican,
};

/** For a CV written in German. */
export const germanHeadings: Headings = {
  rightToWork: "Aufenthalts- und Arbeitserlaubnis",
  summary: "Profil",
  education: "Ausbildung",
  work: "Berufserfahrung",
  projects: "Projekte",
  skills: "Kenntnisse",
  languages: "Sprachen",
  certificates: "Zertifikate",
  volunteer: "Ehrenamt",
  awards: "Auszeichnungen",
  publications: "Veröffentlichungen",
  interests: "Interessen",
  references: "Referenzen",
};

/** The heading a section is printed under where its owner gave it none. */
export function headingOf(section: keyof Headings, market: Market, language: string): string {
  const isGerman = /^de\b/i.test(language);
  return (isGerman ? germanHeadings : marketHeadings[market])[section];
}
