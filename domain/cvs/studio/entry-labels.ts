import type { CvSection } from "#rules/cv/cv-document.ts";
import { isDayOrLess } from "../document/plain-text.ts";
import type { AnyEntry, EntryList } from "./entries.ts";

type EntryLabel = { title: string; note: string; isComplete: boolean };

const titleFields: Partial<Record<EntryList, readonly string[]>> = {
  work: ["position", "name"],
  volunteer: ["position", "name"],
  education: ["studyType", "area", "institution"],
  projects: ["name"],
  skills: ["name", "keywords"],
  languages: ["language", "cefr"],
  certificates: ["name", "issuer"],
  awards: ["title", "awarder"],
  publications: ["name"],
  interests: ["name"],
  references: ["name", "organisation"],
  profiles: ["network", "username"],
};

/** Without these an entry is not complete. */
const needed: Partial<Record<EntryList, readonly string[]>> = {
  work: ["position", "name", "startDate", "highlights"],
  volunteer: ["position", "name"],
  education: ["studyType", "institution", "startDate"],
  projects: ["name", "highlights"],
  skills: ["keywords"],
  languages: ["language"],
  references: ["name", "email"],
  profiles: ["url"],
};

/** An entry in one line: what it is, where and when, and whether it says enough. */
export function entryLabel(list: EntryList, entry: AnyEntry): EntryLabel {
  const fields = titleFields[list] ?? ["title"];
  const title = fields.map((name) => wordsOf(entry[name])).filter(Boolean);
  const asked = needed[list as CvSection] ?? fields.slice(0, 1);
  const isComplete = asked.every((name) => wordsOf(entry[name]) !== "") && hasItsEnd(entry);
  const note = [wordsOf(entry.location), datesOf(entry)].filter(Boolean).join(", ");
  return { title: joinTitle(list, title) || "Nothing written yet", note, isComplete };
}

function joinTitle(list: EntryList, words: readonly string[]): string {
  if (list !== "education") return words.join(", ");
  const [degree = "", ...rest] = words;
  return rest.length > 1 ? [`${degree} ${rest[0]}`, ...rest.slice(1)].join(", ") : words.join(", ");
}

function hasItsEnd(entry: AnyEntry): boolean {
  return !("isCurrent" in entry) || entry.isCurrent === true || wordsOf(entry.endDate) !== "";
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? value.trim() : "";
}

function datesOf(entry: AnyEntry): string {
  const from = monthLabel(
    wordsOf(entry.startDate) || wordsOf(entry.date) || wordsOf(entry.releaseDate),
  );
  const to = entry.isCurrent === true ? "now" : monthLabel(wordsOf(entry.endDate));
  if (!from || !to || from === to) return from || to;
  const sameYear = from.slice(-4) === to.slice(-4) && from.length > 4 && to.length > 4;
  return `${sameYear ? from.slice(0, -5) : from} to ${to}`;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2026-08" as "Aug 2026". */
export function monthLabel(day: string): string {
  // Half typed: no month yet.
  if (!isDayOrLess(day)) return "";
  const [year = "", month] = day.split("-");
  const name = month ? months[Number(month) - 1] : undefined;
  return name ? `${name} ${year}` : year;
}
