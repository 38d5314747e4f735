import type { CvDocument } from "#rules/cv/cv-document.ts";
import { wordsEverywhere } from "../../print/print-labels.ts";
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
  const words = new Set(textsIn(kept).flatMap(tokens));
  return lines
    .map(({ text }) => text)
    .filter((text) => tokens(withoutDates(text)).some((word) => !words.has(word)));
}

/** What was kept, looked through once: its words to the single letter, its days, and whether any of it goes on. */
export type Kept = { words: ReadonlySet<string>; days: ReadonlySet<string>; isOngoing: boolean };

export function keptIn(kept: unknown): Kept {
  const texts = textsIn(kept);
  const days = texts.filter((text) => /^\d{4}(?:-\d\d){0,2}$/.test(text));
  const isOngoing = someOngoing(kept);
  return { words: new Set(texts.flatMap(lettersIn)), days: new Set(days), isOngoing };
}

/** Whether all of a text is kept, whatever became of the date in it. */
export function isKeptButDate({ words }: Kept, text: string): boolean {
  return lettersIn(withoutDates(text)).every((word) => words.has(word));
}

/** Whether the date in a text is kept, as days or as it was written. */
export function isDateKept({ words, days, isOngoing }: Kept, text: string): boolean {
  const range = findRange(text);
  const one = range ? null : findDay(text);
  const said = range?.words ?? one?.words ?? "";
  if (lettersIn(said).every((word) => words.has(word))) return true;
  const dated = range ? [range.startDate, range.endDate] : [one?.day ?? ""];
  const areDaysKept = dated.every((day) => day === "" || days.has(day));
  return areDaysKept && (!range?.isCurrent || isOngoing);
}

const lettersIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Fields that hold names of ours, and no words of their owner's. */
const ours = new Set(["id", "sections", "language", "source", "isHidden"]);

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  const isDocument = "sections" in value;
  return Object.entries(value).flatMap(([name, item]) =>
    ours.has(name) && (name !== "language" || isDocument) ? [] : textsIn(item),
  );
}

function someOngoing(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("isCurrent" in value && value.isCurrent === true) return true;
  return Object.values(value).some(someOngoing);
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
