import { lettersWithoutShape } from "#platform/typesetting/fonts.server.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";

/** `path` leads through the document by the ids of its entries: "document", "work", "w1", "position". */
export type Unprintable = { path: readonly string[]; letters: readonly string[] };

/** Where a document has letters that none of our fonts can draw, and which. The PDF leaves them out. */
export function unprintableIn(document: CvDocument | LetterDocument): Unprintable[] {
  return stringsIn(document, ["document"]).flatMap(({ path, text }) => {
    const letters = lettersWithoutShape(text);
    return letters.length > 0 ? [{ path, letters }] : [];
  });
}

function stringsIn(
  value: unknown,
  path: readonly string[],
): { path: readonly string[]; text: string }[] {
  if (typeof value === "string") return [{ path, text: value.toWellFormed() }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    stringsIn(each, [...path, Array.isArray(value) ? nameOf(each, key) : key]),
  );
}

/** Entries go by their id, places of sections by their section, lines by their number. */
function nameOf(each: unknown, key: string): string {
  if (typeof each !== "object" || each === null) return key;
  if ("id" in each) return String(each.id);
  return "section" in each ? String(each.section) : key;
}
