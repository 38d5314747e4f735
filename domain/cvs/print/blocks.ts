import type { CvSection, SectionPlace } from "#rules/cv/cv-document.ts";
import { isRightToLeft } from "#rules/cv/reading-direction.ts";
import { type ContactBlock, contactBlocks } from "./contacts.ts";
import { customEntries, sectionEntries } from "./entries.ts";
import type { EntryBlock } from "./entry-block.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { type PrintLabels, printLabels } from "./print-labels.ts";
import type { PrintableCv } from "./printable.ts";

/**
 * What a CV says, in the order it is read: the one source of the PDF, the preview,
 * the Word file, the text and the Markdown.
 */
export type CvBlocks = {
  language: string;
  isRightToLeft: boolean;
  words: PrintLabels;
  name: string;
  label: string;
  contacts: readonly ContactBlock[];
  /** The line that says what its owner may do, or "". */
  rightToWork: string;
  sections: readonly SectionBlock[];
};

export type SectionBlock = {
  section: CvSection;
  heading: string;
  /** "text" is paragraphs, "list" is short lines, "entries" have a title and more. */
  shape: "text" | "list" | "entries";
  paragraphs: readonly string[];
  entries: readonly EntryBlock[];
};

export function cvBlocks(cv: PrintableCv): CvBlocks {
  const { document, look } = cv;
  const words = printLabels(document.language, look.market);
  const shown = document.sections.filter(({ isHidden }) => !isHidden);
  return {
    language: document.language,
    isRightToLeft: isRightToLeft(document.language),
    words,
    name: document.basics.name.trim(),
    label: document.basics.label.trim(),
    contacts: contactBlocks(cv, words),
    rightToWork: rightToWorkLine(cv, shown),
    sections: shown
      .map((place) => sectionBlock(cv, place, words))
      .filter(({ paragraphs, entries }) => paragraphs.length > 0 || entries.length > 0),
  };
}

function sectionBlock(cv: PrintableCv, place: SectionPlace, words: PrintLabels): SectionBlock {
  const { document } = cv;
  const { section } = place;
  const bare = { section, heading: "", shape: "text", paragraphs: [], entries: [] } as const;
  if (section === "rightToWork") return bare;
  if (section === "summary") {
    const paragraphs = paragraphsOf(document.basics.summary);
    return { ...bare, heading: place.title.trim() || words.headings.summary, paragraphs };
  }
  if (isCustom(section)) {
    const own = document.custom.find(({ id }) => section === `custom:${id}`);
    const entries = own ? customEntries(own.entries, words) : [];
    return { ...bare, shape: "entries", heading: place.title.trim() || own?.title || "", entries };
  }
  return {
    ...bare,
    shape: listed.has(section) ? "list" : "entries",
    heading: place.title.trim() || words.headings[section],
    entries: sectionEntries[section](document, words),
  };
}

const listed = new Set<CvSection>(["skills", "languages", "interests"]);

function isCustom(section: CvSection): section is `custom:${string}` {
  return section.startsWith("custom:");
}

/** A heading of the owner's goes before the words, for there is no section to head. */
function rightToWorkLine(cv: PrintableCv, shown: readonly SectionPlace[]): string {
  const place = shown.find(({ section }) => section === "rightToWork");
  const { source, words } = cv.document.rightToWork;
  if (!place || source === "none") return "";
  const said = (source === "own-words" ? words : cv.rightToWorkWords).trim();
  return place.title.trim() && said ? `${place.title.trim()}: ${said}` : said;
}
