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
  const kept = new Set(tokens(JSON.stringify(document).replaceAll("\\n", " ")));
  for (const { heading, title } of parts)
    if (heading !== null) for (const word of tokens(title)) kept.add(word);
  return lines
    .map(({ text }) => text)
    .filter((text) => tokens(withoutDates(text)).some((word) => !kept.has(word)));
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
