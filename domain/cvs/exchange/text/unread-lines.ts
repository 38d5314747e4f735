import type { CvDocument } from "#rules/cv/cv-document.ts";
import { wordsEverywhere } from "../../print/words.ts";
import { findDay, findRange } from "./date-range.ts";
import type { Part } from "./find-sections.ts";
import type { TextLine } from "./text-line.ts";

/** Lines of which some word is nowhere in the document: the honest remainder, in their own words. */
export function unreadLines(
  lines: readonly TextLine[],
  document: CvDocument,
  parts: readonly Part[],
): readonly string[] {
  const titles = parts.filter(({ heading }) => heading !== null).map(({ title }) => title);
  return linesWithWordsBeside(lines, [document, titles]);
}

function linesWithWordsBeside(lines: readonly TextLine[], kept: unknown): readonly string[] {
  const words = new Set(tokens(JSON.stringify(kept).replaceAll("\\n", " ")));
  return lines
    .map(({ text }) => text)
    .filter((text) => tokens(withoutDates(text)).some((word) => !words.has(word)));
}

/** Lines of which anything is not in what was kept, even a letter by itself. */
export function linesNotIn(kept: unknown, lines: readonly string[]): readonly string[] {
  const all = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = new Set(all(JSON.stringify(kept).replaceAll("\\n", " ")));
  return lines.filter((text) => all(withoutDates(text)).some((word) => !words.has(word)));
}

/** Days are kept in another form than they were written in; seasons are not kept. */
function withoutDates(text: string): string {
  const words = findRange(text)?.words ?? findDay(text)?.words;
  if (!words) return text;
  const seasons = words.match(/spring|summer|autumn|fall|winter/gi) ?? [];
  return text.replace(words, ` ${seasons.join(" ")} `);
}

/** Single letters and marks say nothing by themselves, nor do the words before an address or number. */
const labels = new Set([
  "email",
  "mail",
  "phone",
  "tel",
  "telephone",
  "mobile",
  "mob",
  "website",
  "portfolio",
  "address",
  "linkedin",
  "modules",
  "courses",
  "coursework",
  "subjects",
  "relevant",
  "github",
  "curriculum",
  "vitae",
  "cv",
  "resume",
  "résumé",
  "lebenslauf",
  "at",
  "bei",
  "chez",
  "in",
  ...wordsEverywhere.flatMap(([, { modules, native }]) =>
    `${modules} ${native}`.toLowerCase().split(" "),
  ),
]);

function tokens(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !labels.has(word),
  );
}
