import type { FieldErrors } from "#domain/drafts/save-answer.ts";
import type { Cefr, CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import { withoutListMarks } from "#rules/cv/list-marks.ts";
import { monthSentence, readTypedMonth } from "#rules/cv/typed-month.ts";
import { isDayOrLess } from "../document/plain-text.ts";
import type { StudioPart } from "../document/studio-part.ts";
import { type AnyEntry, type EntryList, entriesOf, fieldsOf, withEntries } from "./entries.ts";
import type { EntryField } from "./entry-fields.ts";

/** What a form holds, posted or still on the page. */
type FormFields = { get: (name: string) => unknown; has: (name: string) => boolean };

/**
 * Sentences by field name. A field that could not be read has its words as typed in the document:
 * so they stand on the page and in this browser, and the server, which keeps the former, names them.
 */

/** As a summary of mistakes wants them. */
export function errorLists(errors: FieldErrors): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([name, words]) => [name, [words]]));
}

type ReadPart = { document: CvDocument; errors: FieldErrors };

/** The document with one part as its form says. What the form does not mention stays. */
export function readPart(document: CvDocument, part: StudioPart, form: FormFields): ReadPart {
  const errors: FieldErrors = {};
  const read =
    readers[part === "basics" || part === "summary" || part === "rightToWork" ? part : "entries"];
  const titled = readTitle(read(document, part, form, errors), part, form);
  return { document: titled, errors };
}

type Reader = (
  document: CvDocument,
  part: StudioPart,
  form: FormFields,
  errors: FieldErrors,
) => CvDocument;

const readers: Record<"basics" | "summary" | "rightToWork" | "entries", Reader> = {
  basics: readBasics,
  summary: (document, _part, form) => {
    const summary = textAt(form, "summary") ?? document.basics.summary;
    return { ...document, basics: { ...document.basics, summary } };
  },
  rightToWork: (document, _part, form) => {
    const source = textAt(form, "source");
    const words = textAt(form, "words") ?? document.rightToWork.words;
    return isSource(source) ? { ...document, rightToWork: { source, words } } : document;
  },
  entries: (document, part, form, errors) => readEntries(document, part as CvSection, form, errors),
};

const basicLines = ["name", "label", "email", "phone", "url", "bornOn", "nationality"] as const;
const placeLines = ["address", "postalCode", "city", "region", "countryCode"] as const;

function readBasics(
  document: CvDocument,
  _part: StudioPart,
  form: FormFields,
  errors: FieldErrors,
): CvDocument {
  const { basics } = document;
  const lines = Object.fromEntries(
    basicLines.flatMap((name) => {
      const text = textAt(form, name);
      return text === null ? [] : [[name, text]];
    }),
  );
  const location = { ...basics.location };
  for (const name of placeLines) location[name] = textAt(form, name) ?? location[name];
  const language = textAt(form, "language") || document.language;
  const read = { ...document, language, basics: { ...basics, ...lines, location } };
  return readEntries(withBirthday(read, errors), "profiles", form, errors);
}

function withBirthday(read: CvDocument, errors: FieldErrors): CvDocument {
  if (!isDayOrLess(read.basics.bornOn)) {
    errors.bornOn = "Enter the date as year-month-day, such as 2002-04-30, or the year alone.";
  }
  return read;
}

function readEntries(
  document: CvDocument,
  list: EntryList,
  form: FormFields,
  errors: FieldErrors,
): CvDocument {
  const fields = fieldsOf(list);
  if (!fields) return document;
  const entries = entriesOf(document, list).map((entry) =>
    form.has(`${entry.id}.is`) ? readEntry(entry, fields, form, errors) : entry,
  );
  return withEntries(document, list, entries);
}

function readEntry(
  entry: AnyEntry,
  fields: readonly EntryField[],
  form: FormFields,
  errors: FieldErrors,
): AnyEntry {
  const read: Record<string, unknown> = { ...entry };
  for (const field of fields) {
    const value = valueAt(form, entry, field);
    if (value === undefined) continue;
    if (field.kind === "month" && !isDayOrLess(String(value))) {
      errors[fieldName(entry.id, field.name)] = monthSentence;
    }
    read[field.name] = value;
  }
  if (read.isCurrent === true) read.endDate = "";
  const backwards = saysBackwards(read);
  if (backwards) errors[fieldName(entry.id, "endDate")] = backwards;
  return read as AnyEntry;
}

export function fieldName(entryId: string, field: string): string {
  return `${entryId}.${field}`;
}

/** undefined: the form does not say. */
function valueAt(form: FormFields, entry: AnyEntry, { name, kind }: EntryField): unknown {
  const at = fieldName(entry.id, name);
  if (kind === "tick") return form.has(at);
  if (kind === "month") return monthAt(form, at, String(entry[name] ?? ""));
  const text = textAt(form, at);
  if (text === null) return undefined;
  if (kind === "lines") {
    return name === "highlights" ? withoutListMarks(listOf(text, "\n")) : listOf(text, "\n");
  }
  if (kind === "words") return listOf(text, ",");
  if (kind === "level") return isLevel(text) ? text : "";
  return text;
}

/** A day in it is kept while its month and year are; what is no month is kept as it was typed. */
function monthAt(form: FormFields, at: string, before: string): string | undefined {
  const month = textAt(form, `${at}-month`)?.trim();
  const year = textAt(form, `${at}-year`)?.trim();
  if (month === undefined || year === undefined) return undefined;
  if (month === "" && year === "") return "";
  const read = readTypedMonth(month, year);
  if (read === null) return `${year.replaceAll("/", " ")}/${month}`;
  return before.length === 10 && before.startsWith(`${read}-`) ? before : read;
}

/** The two fields a month is typed in, also where it is none yet. */
export function monthParts(value: string): { year: string; month: string } {
  const between = value.indexOf("/");
  if (between >= 0) return { year: value.slice(0, between), month: value.slice(between + 1) };
  const [year = "", month = ""] = value.split("-");
  return { year, month };
}

function saysBackwards({ startDate, endDate }: Record<string, unknown>): string | null {
  if (typeof startDate !== "string" || typeof endDate !== "string") return null;
  if (!startDate || !endDate || ![startDate, endDate].every(isDayOrLess)) return null;
  const length = Math.min(startDate.length, endDate.length);
  if (endDate.slice(0, length) >= startDate.slice(0, length)) return null;
  const meant = Number(startDate.slice(0, 4));
  return `This is before the start. Did you mean ${meant}?`;
}

/** A heading of one's own, on any section but the first part. */
function readTitle(document: CvDocument, part: StudioPart, form: FormFields): CvDocument {
  const title = textAt(form, "section-title");
  if (title === null || part === "basics") return document;
  const custom = document.custom.map((section) =>
    part === `custom:${section.id}` ? { ...section, title } : section,
  );
  const sections = document.sections.map((place) =>
    place.section === part && !part.startsWith("custom:") ? { ...place, title } : place,
  );
  return { ...document, custom, sections };
}

function textAt(form: FormFields, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : null;
}

function listOf(text: string, between: string): string[] {
  return text
    .split(between)
    .map((item) => item.trim())
    .filter(Boolean);
}

function isSource(value: string | null): value is CvDocument["rightToWork"]["source"] {
  return value === "none" || value === "from-situation" || value === "own-words";
}

function isLevel(value: string): value is Cefr {
  return ["", "A1", "A2", "B1", "B2", "C1", "C2", "native"].includes(value);
}
