import { type CvDocument, cvSections } from "#rules/cv/cv-document.ts";
import { headingOf } from "#rules/cv-check/market-headings.ts";
import { firstLook } from "../document/empty-document.ts";
import { newId } from "../document/new-entry.ts";
import { cvBlocks, type SectionBlock } from "../print/blocks.ts";
import type { ImportReview, Place, ReviewSection } from "./import-review.ts";
import type { Imported } from "./imported.ts";
import { linesOfEntry } from "./moves/move-read.ts";
import { type ListName, ReadParts } from "./moves/read-parts.ts";
import { shortLines } from "./unread-section.ts";

/** More than anybody looks through one by one. */
const MAX_SHOWN = 200;
/** Each line can be put to each entry: beyond this the page would weigh more than the CV. */
const MAX_CHOICES = 3_000;

type ReviewParts = Pick<ImportReview, "revision" | "moved" | "leftOut" | "problem" | "wishes">;

const firstAsked = {
  moved: 0,
  leftOut: 0,
  problem: "",
} as const;

const MAX_SUGGESTED_TITLE = 60;

/** Two that are read in one after the other can be told apart in the list. */
function titleFrom(fileName: string): string {
  const stem = fileName.replace(/\.\w{1,5}$/, "").replaceAll(/[\s_]+/g, " ");
  const title = [...stem.trim()].slice(0, MAX_SUGGESTED_TITLE).join("");
  return title || "My CV";
}

/** What was read, as it will be printed, with where each part of it can go. */
export function reviewOf(
  name: string,
  read: Imported,
  asked: Partial<ReviewParts> = {},
): ImportReview {
  const { document } = read;
  const unread = read.unread.flatMap(shortLines);
  const printed = { document, look: firstLook("gb"), title: "", rightToWorkWords: "", photo: null };
  const { label, contacts, rightToWork, sections: blocks } = cvBlocks(printed);
  const sections = blocks.map((block) => withParts(block, document));
  const entries = entriesIn(sections);
  const lines = sections.flatMap(({ parts }) => parts.flatMap((part) => part.lines)).length;
  const unreadShown = Math.min(unread.length, MAX_SHOWN);
  const areFew = entries.length * (lines + unreadShown) <= MAX_CHOICES;
  return {
    name,
    ...firstAsked,
    wishes: { title: titleFrom(name), market: "gb", keepUnread: true },
    revision: newId(),
    ...asked,
    document,
    blocks: { label, contacts: contacts.map(({ text }) => text), rightToWork, sections },
    places: placesIn(document),
    entries: areFew ? entries : [],
    unread,
    unreadShown,
  };
}

function withParts(block: SectionBlock, document: CvDocument): ReviewSection {
  const { section } = block;
  const lists = new ReadParts(document);
  if (!lists.has(section)) return { ...block, parts: [] };
  const shown = (lists.lists.get(section) ?? []).filter(({ isHidden }) => !isHidden);
  const parts = shown.map((entry) => ({ id: entry.id, lines: namedLines(section, entry) }));
  return { ...block, parts };
}

function namedLines(section: ListName, entry: Parameters<typeof linesOfEntry>[1]) {
  return linesOfEntry(section, entry).map(([name, text]) => ({ name, text }));
}

const MAX_LABEL_LENGTH = 60;

function entriesIn(sections: readonly ReviewSection[]): readonly Place[] {
  return sections.flatMap(({ heading, entries, parts }) =>
    parts.map(({ id }, at) => {
      const { title = "", subtitle = "" } = entries[at] ?? {};
      const called = [title, subtitle].filter(Boolean).join(", ") || `${at + 1}`;
      const label = `${heading}: ${called}`;
      const isLong = label.length > MAX_LABEL_LENGTH;
      return {
        value: `entry ${id}`,
        label: isLong ? `${label.slice(0, MAX_LABEL_LENGTH)}…` : label,
      };
    }),
  );
}

function placesIn({ custom }: CvDocument): readonly Place[] {
  return [
    ...cvSections.map((section) => ({ value: section, label: headingOf(section, "gb", "en") })),
    ...custom.map(({ id, title }) => ({
      value: `custom:${id}`,
      label: title || "Your own section",
    })),
  ];
}
