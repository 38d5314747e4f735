import type { CvDocument, CvSection, Market } from "#rules/cv/cv-document.ts";
import { headingOf } from "#rules/cv-check/market-headings.ts";
import type { StudioPart } from "../document/studio-part.ts";
import { customOf, entriesOf, fieldsOf } from "./entries.ts";

export type PartView = {
  part: StudioPart;
  title: string;
  /** What the page calls it in English, where its title is in another language; else "". */
  inEnglish: string;
  isHidden: boolean;
  /** Something stands in it. */
  isFilled: boolean;
  /** "2 entries"; "" for parts without entries. */
  count: number;
};

/** The stops of the studio: name and contact first, then the sections as they are printed. */
export function partsOf(document: CvDocument, market: Market): readonly PartView[] {
  const basics: PartView = {
    part: "basics",
    title: "Name and contact",
    inEnglish: "",
    isHidden: false,
    isFilled: Boolean(document.basics.name && document.basics.email),
    count: 0,
  };
  const sections = document.sections.map(({ section, isHidden }) => ({
    part: section,
    title: partTitle(document, section, market),
    inEnglish: inEnglish(document, section, market),
    isHidden,
    isFilled: isFilled(document, section),
    count: fieldsOf(section) ? entriesOf(document, section).length : 0,
  }));
  return [basics, ...sections];
}

export function partTitle(document: CvDocument, part: StudioPart, market: Market): string {
  if (part === "basics") return "Name and contact";
  const custom = customOf(document, part);
  if (custom) return custom.title || "A section of your own";
  const own = document.sections.find(({ section }) => section === part)?.title;
  return (
    own || headingOf(part as Exclude<CvSection, `custom:${string}`>, market, document.language)
  );
}

function inEnglish(document: CvDocument, part: CvSection, market: Market): string {
  if (customOf(document, part)) return "";
  const section = part as Exclude<CvSection, `custom:${string}`>;
  const english = headingOf(section, market, "en");
  const isOurs =
    partTitle(document, part, market) === headingOf(section, market, document.language);
  return isOurs && headingOf(section, market, document.language) !== english ? english : "";
}

function isFilled(document: CvDocument, section: CvSection): boolean {
  if (section === "summary") return document.basics.summary.trim() !== "";
  if (section === "rightToWork") return document.rightToWork.source !== "none";
  return entriesOf(document, section).length > 0;
}

/** The part an address names; the first one where it names none of this CV's. */
export function partNamed(document: CvDocument, name: string | null): StudioPart {
  const named = document.sections.find(({ section }) => section === name)?.section;
  return named ?? "basics";
}
