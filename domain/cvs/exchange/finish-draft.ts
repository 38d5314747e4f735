import type { CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import { cvSchema } from "../document/cv.schema.ts";
import { emptyCv } from "../document/empty-document.ts";
import { LONG, MAX_ADDRESS_LENGTH, MAX_ENTRIES, SHORT } from "../document/limits.ts";
import { isDayOrLess, plainText } from "../document/plain-text.ts";
import { readDocument } from "../document/read-document.ts";
import { withEverySection } from "../document/sections.ts";
import { isWebAddress } from "../document/web-address.ts";
import { fault, type ImportResult, imported } from "./imported.ts";
import { endOfLetter } from "./unread-section.ts";

/** Fields that hold paragraphs. The others are lines of a form. */
const longFields = new Set([
  "summary",
  "description",
  "words",
  "text",
  "reference",
  "highlights",
  "courses",
  "keywords",
]);

/** Addresses that may run and days that are none are told, and left out. */
const isDay = (text: string) => isDayOrLess(text);
const forms: Readonly<Record<string, (text: string) => boolean>> = {
  url: (text) => isWebAddress(text) && text.length <= MAX_ADDRESS_LENGTH,
  startDate: isDay,
  endDate: isDay,
  date: isDay,
  releaseDate: isDay,
  bornOn: isDay,
};

/** A document with nothing in it, for readers to fill. */
export function blankDraft(): CvDocument {
  return emptyCv({ name: "", email: "" });
}

/**
 * What a reader made of a file, as a document that can be kept. What is too long or too much for one
 * is not cut in silence: it is told among the unread.
 */
export function finishDraft(draft: CvDocument, unread: readonly string[] = []): ImportResult {
  const left: string[] = [...unread];
  const fitted = keepWithin(draft, "", left) as CvDocument;
  const shown = withEverySection(showFilled(fitted));
  const read = readDocument(cvSchema, shown);
  if (read.ok)
    return imported({ document: read.value, unread: left.map(plainText).filter(Boolean) });
  const [first] = read.faults;
  return fault(first?.path ?? "", first?.sentence ?? "We could not read this file as a CV.");
}

/** Walks the draft: keeps texts and lists within what a document holds. */
function keepWithin(value: unknown, field: string, left: string[]): unknown {
  if (typeof value === "string") return keepText(plainText(value), field, left);
  if (Array.isArray(value)) {
    if (field === "sections") return value;
    for (const extra of value.slice(MAX_ENTRIES)) left.push(wordsOf(extra));
    return value.slice(0, MAX_ENTRIES).map((item) => keepWithin(item, field, left));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, keepWithin(item, name, left)]),
  );
}

function keepText(text: string, field: string, left: string[]): string {
  const isFit = forms[field];
  if (isFit && !isFit(text)) {
    left.push(text);
    return "";
  }
  const most = longFields.has(field) ? LONG : SHORT;
  if (text.length <= most) return text;
  const at = endOfLetter(text, most);
  left.push(text.slice(at));
  return text.slice(0, at);
}

function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .filter(([name]) => name !== "id")
    .map(([, item]) => (Array.isArray(item) ? item.map(wordsOf).join("; ") : wordsOf(item)))
    .filter(Boolean)
    .join(", ");
}

/** A section that came with the file is shown, though new documents hide it. */
function showFilled(document: CvDocument): CvDocument {
  const isFilled = (section: CvSection) => {
    const list = document[section as keyof CvDocument];
    return Array.isArray(list) && list.length > 0;
  };
  const sections = document.sections.map((place) =>
    isFilled(place.section) ? { ...place, isHidden: false } : place,
  );
  return { ...document, sections };
}
