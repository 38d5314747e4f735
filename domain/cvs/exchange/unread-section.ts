import type { CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import { newCustomEntry, newId } from "../document/new-entry.ts";
import { withEverySection } from "../document/sections.ts";

/** Well under what one text of a document holds. */
const LETTERS_IN_ONE = 10_000;

const MAX_LINE_LENGTH = 500;

/** A long line as several, parted between words where there are any: none of it is cut off. */
export function shortLines(line: string): string[] {
  const lines: string[] = [];
  let rest = line.toWellFormed();
  while (rest.length > MAX_LINE_LENGTH) {
    const space = rest.lastIndexOf(" ", MAX_LINE_LENGTH);
    const at = space > 0 ? space : endOfLetter(rest, MAX_LINE_LENGTH);
    lines.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...lines, rest];
}

/** Not through a letter of two halves: neither would be one. */
export function endOfLetter(text: string, most: number): number {
  return text.slice(0, most).isWellFormed() ? most : most - 1;
}

/** The document with these lines in a hidden section of its own, so that no word is lost. */
export function withUnreadSection(document: CvDocument, lines: readonly string[]): CvDocument {
  if (lines.length === 0) return document;
  const id = newId();
  const section: CvSection = `custom:${id}`;
  const entries = packed(lines).map((text) => ({ ...newCustomEntry(), text }));
  const custom = [...document.custom, { id, title: "More from the file", entries }];
  const sections = [...document.sections, { section, title: "", isHidden: true }];
  return withEverySection({ ...document, custom, sections });
}

/** Lines joined into as few texts as hold them. */
function packed(lines: readonly string[]): string[] {
  const texts: string[] = [];
  for (const line of lines) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + line.length < LETTERS_IN_ONE) {
      texts[texts.length - 1] = `${last}\n${line}`;
    } else texts.push(line);
  }
  return texts;
}
