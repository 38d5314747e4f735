import { lettersWithoutShape } from "#platform/typesetting/fonts.server.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";

export type Unprintable = { where: string; letters: string[] };

/** Where a document has letters that none of our fonts can draw, and which. */
export function unprintableIn(document: CvDocument | LetterDocument): Unprintable[] {
  return stringsIn(document, "").flatMap(({ where, text }) => {
    const letters = lettersWithoutShape(text);
    return letters.length > 0 ? [{ where, letters }] : [];
  });
}

function stringsIn(value: unknown, where: string): { where: string; text: string }[] {
  if (typeof value === "string") return [{ where, text: value.toWellFormed() }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    stringsIn(each, where ? `${where}.${key}` : key),
  );
}
