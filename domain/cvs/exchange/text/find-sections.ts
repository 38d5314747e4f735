import { wordsEverywhere } from "../../print/print-labels.ts";
import { type Heading, headingWords } from "./headings.data.ts";
import { type Sign, type TextLine, weigh } from "./text-line.ts";

export type Part = { heading: Heading | null; title: string; lines: readonly TextLine[] };
export type Parts = { head: readonly TextLine[]; parts: readonly Part[] };

/** What people write, then what we print in each language: headings of our own files are always known. */
const known: ReadonlyMap<string, Heading> = new Map(
  [...wordsEverywhere.map(([, { headings }]) => headings), headingWords]
    .flatMap((words) => Object.entries(words) as [Heading, string | readonly string[]][])
    .flatMap(([heading, words]) => [words].flat().map((word) => [bareWords(word), heading])),
);

type Seen = { line: TextLine; bodySize: number; headingSize: number };
const letters = (text: string) => text.replace(/\P{L}/gu, "");
const wordCount = (text: string) => text.trim().split(/\s+/).length;

/** What makes a line a heading. A line we know by its words needs little more; another one must look like it. */
const signs: readonly Sign<Seen>[] = [
  { says: "words of a heading", weight: 6, holds: ({ line }) => headingIn(line.text) !== null },
  { says: "marked as one", weight: 5, holds: ({ line }) => line.isHeading },
  { says: "marked as the title of an entry", weight: -20, holds: ({ line }) => line.isEntry },
  {
    says: "larger than the text",
    weight: 2,
    holds: ({ line, bodySize }) => bodySize > 0 && line.size > bodySize * 1.12,
  },
  {
    says: "as large as the headings we know",
    weight: 3,
    holds: ({ line, headingSize }) => headingSize > 0 && line.size === headingSize,
  },
  { says: "all capitals", weight: 2, holds: ({ line }) => isCapitals(line.text) },
  { says: "bold", weight: 1, holds: ({ line }) => line.isBold },
  { says: "ends in a colon", weight: 1, holds: ({ line }) => /:\s*$/.test(line.text) },
  { says: "a few words", weight: 1, holds: ({ line }) => wordCount(line.text) <= 4 },
  { says: "many words", weight: -4, holds: ({ line }) => wordCount(line.text) > 6 },
  { says: "has digits", weight: -4, holds: ({ line }) => /\d/.test(line.text) },
  { says: "is a line of a list", weight: -7, holds: ({ line }) => line.isBullet },
  { says: "is a sentence", weight: -4, holds: ({ line }) => /[.!?;,]\s*$/.test(line.text) },
  { says: "holds an address", weight: -9, holds: ({ line }) => /@|https?:|www\./i.test(line.text) },
];
const ENOUGH = 5;

/** Cuts a document at its headings. What stands before the first is the head of the page. */
export function findSections(lines: readonly TextLine[]): Parts {
  const bodySize = usualSize(lines);
  const headingSize = sizeOfHeadings(lines, bodySize);
  const head: TextLine[] = [];
  const parts: { heading: Heading | null; title: string; lines: TextLine[] }[] = [];
  for (const line of lines) {
    const heading = headingIn(line.text);
    // The name on top looks like a heading; before the first known one only known ones count.
    const mayBegin = heading !== null || parts.length > 0;
    if (mayBegin && weigh(signs, { line, bodySize, headingSize }) >= ENOUGH) {
      parts.push({ heading, title: titleOf(line.text), lines: [] });
    } else (parts.at(-1)?.lines ?? head).push(line);
  }
  return { head, parts };
}

/** The size that most headings we know have, where it is larger than the text's. */
function sizeOfHeadings(lines: readonly TextLine[], bodySize: number): number {
  const size = usualSize(lines.filter(({ text }) => headingIn(text) !== null));
  return size > bodySize ? size : 0;
}

/** The kind of heading a line is, by its words alone. */
export function headingIn(text: string): Heading | null {
  return known.get(bareWords(text)) ?? null;
}

/**
 * Letters alone: headings come in capitals without their accents, with other apostrophes, and with room
 * between the letters ("E D U C A T I O N", and Hindi wherever a PDF parts its signs).
 */
export function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[&+/]/g, " and ")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]|[^\p{L}\p{M}]/gu, "");
}

const titleOf = (text: string) => text.replace(/:\s*$/, "").trim();

function isCapitals(text: string): boolean {
  const found = letters(text);
  return found.length >= 3 && found === found.toUpperCase() && found !== found.toLowerCase();
}

/** The size most letters have. */
export function usualSize(lines: readonly TextLine[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines) counts.set(size, (counts.get(size) ?? 0) + text.length);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}
