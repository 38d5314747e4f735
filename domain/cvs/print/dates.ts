import { documentDateFormat } from "#rules/formats/document-dates.ts";
import type { PrintLabels } from "./print-labels.ts";

type Span = { startDate: string; endDate: string; isCurrent?: boolean };

/** "2026" as it is, "2026-08" as "Aug 2026", "2026-08-14" as "14 Aug 2026". */
export function printDay(day: string, language: string): string {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month) return day;
  const shape: Intl.DateTimeFormatOptions = { year: "numeric", month: "short" };
  if (date) shape.day = "numeric";
  return withLatinDigits(language, shape).format(new Date(Date.UTC(year, month - 1, date || 1)));
}

/** "14 August 2026", as letters are dated. */
export function printWholeDay(day: string, language: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  return withLatinDigits(language, { dateStyle: "long" }).format(at);
}

/** "Jan to Aug 2026", "2021 to 2025", "Sept 2025 to present", or "" where nothing was said. */
export function printSpan(
  { startDate, endDate, isCurrent = false }: Span,
  words: PrintLabels,
): string {
  const { datesIn: language } = words;
  const end = isCurrent ? words.present : printDay(endDate, language);
  if (!startDate || startDate === endDate) return isCurrent && !startDate ? words.present : end;
  if (!end) return printDay(startDate, language);
  return `${startOf(startDate, endDate, language)}${words.until}${end}`;
}

/** In English and German, a year that both ends share is said once. */
function startOf(startDate: string, endDate: string, language: string): string {
  const isShared = startDate.slice(0, 4) === endDate.slice(0, 4);
  const areMonths = startDate.length === 7 && endDate.length === 7;
  if (!isShared || !areMonths || !/^(en|de)\b/.test(language)) return printDay(startDate, language);
  return printDay(startDate, language).replace(/\s*\d{4}$/, "");
}

/** Readers of CVs abroad, people and machines, know the digits 0 to 9. */
function withLatinDigits(language: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return documentDateFormat(language, { ...shape, numberingSystem: "latn", calendar: "gregory" });
}
