import type { OutlineItem, PdfReading } from "#platform/typesetting/pdf/read-pdf.ts";
import { fromRight } from "#platform/typesetting/pdf/runs.ts";
import { isRightToLeft } from "#rules/cv/reading-direction.ts";
import { fieldsOf } from "./fields.ts";
import type { PrintableCv } from "./printable.ts";
import { readBackMessage } from "./read-back-messages.ts";

export type { OutlineItem };

export type ReadBack = {
  /** How many of the CV's fields stand in the text of the PDF, of how many. */
  found: number;
  of: number;
  missing: readonly { where: string; text: string }[];
  structure: Structure;
  /** What was looked at and found, in a sentence or two. */
  said: string;
  /** What a screen reader meets, in its order. */
  outline: readonly OutlineItem[];
  /** What a parser gets, in the order the words are painted. */
  text: string;
};

export type Structure = {
  hasOneTitle: boolean;
  /** No heading skips a level. */
  hasHeadingsInOrder: boolean;
  /** Every point of the CV is an item of a list. */
  hasLists: boolean;
  /** A parser meets headings and points in the order in which they are to be read. */
  isInOrder: boolean;
};

/** Compares what a PDF says, to a parser and to a screen reader, with what its owner wrote. */
export function readBack({ outline, painted }: PdfReading, cv: PrintableCv): ReadBack {
  const fields = fieldsOf(cv);
  const isRtl = isRightToLeft(cv.document.language);
  const [parsed, spoken] = [withoutSpaces(painted), withoutSpaces(spokenText(outline))];
  const missing = fields.filter(({ text }) => {
    const words = withoutSpaces(text);
    // In which order a parser puts a line of two directions is its own affair.
    const isTurned = isRtl || fromRight.test(text);
    return !spoken.includes(words) || !(isTurned || parsed.includes(words));
  });
  const found = fields.length - missing.length;
  const structure = structureOf(outline, parsed, cv);
  const said = readBackMessage({ isAll: missing.length === 0, ...structure });
  return { found, of: fields.length, missing, structure, said, outline, text: painted };
}

function spokenText(outline: readonly OutlineItem[]): string {
  return outline
    .filter(({ role }) => role !== "list" && role !== "link")
    .map(({ text }) => text)
    .join("\n");
}

function structureOf(outline: readonly OutlineItem[], parsed: string, cv: PrintableCv): Structure {
  const levels = outline.filter(({ role }) => role === "heading").map(({ level }) => level);
  const items = outline
    .filter(({ role }) => role === "item")
    .map(({ text }) => withoutSpaces(text));
  const points = fieldsOf(cv).filter(({ where }) => where.includes(".highlights"));
  return {
    hasOneTitle: levels.filter((level) => level === 1).length === 1,
    hasHeadingsInOrder: levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1),
    hasLists: points.every(({ text }) => items.some((item) => item.includes(withoutSpaces(text)))),
    isInOrder: follows(parsed, outline),
  };
}

/** Whether headings and points are found one after the other in what is parsed. */
function follows(parsed: string, outline: readonly OutlineItem[]): boolean {
  let at = 0;
  for (const { role, text } of outline) {
    if (role !== "heading" && role !== "item") continue;
    const words = withoutSpaces(text);
    const next = parsed.indexOf(words, at);
    if (next === -1) return false;
    at = next + words.length;
  }
  return true;
}

/**
 * Where lines break and how letters are joined is layout; what was said is the rest. A zero-width
 * space is not taken out: a word that has them inside cannot be found or copied.
 */
function withoutSpaces(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, "");
}
