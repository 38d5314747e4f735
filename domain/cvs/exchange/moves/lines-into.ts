import type { CvDocument } from "#rules/cv/cv-document.ts";
import { type EntryOf, type EntrySection, newEntry } from "../../document/new-entry.ts";
import { findDay, findRange } from "../text/date-range.ts";
import { readCourses, readJobs, readProjects } from "../text/read-entries.ts";
import * as lists from "../text/read-lists.ts";
import { plainLine, type TextLine } from "../text/text-line.ts";
import { isDateKept, isKeptButDate, keptIn } from "../text/unread-lines.ts";
import { entryFrom } from "./from-loose.ts";
import { looseFrom } from "./loose-entry.ts";

type Readers = { [Section in EntrySection]: (lines: readonly TextLine[]) => CvDocument[Section] };

const readers: Readers = {
  work: (lines) => readJobs("work", lines),
  volunteer: (lines) => readJobs("volunteer", lines),
  education: readCourses,
  projects: readProjects,
  skills: lists.readSkills,
  languages: lists.readLanguages,
  certificates: lists.readCertificates,
  awards: lists.readAwards,
  publications: lists.readPublications,
  interests: lists.readInterests,
  references: lists.readReferees,
};

/** Lines read as entries of a section somebody named; a line its reader makes nothing of is one by itself. */
export function entriesOfLines<Section extends EntrySection>(
  section: Section,
  texts: readonly string[],
): readonly EntryOf<Section>[] {
  const read = readers[section](texts.map(plainLine)) as readonly EntryOf<Section>[];
  const kept = keptIn(read);
  const bare = looseFrom("interests", newEntry("interests"));
  const alone = (title: string) => entryFrom(section, { ...bare, title });
  const entries = [...read];
  for (const text of texts) {
    const isKept = isKeptButDate(kept, text);
    if (isKept && isDateKept(kept, text)) continue;
    const at = isKept ? read.findIndex((entry) => isSaidBy(entry, text)) : -1;
    if (at === -1) entries.push(alone(text));
    else entries[at] = withLines(section, entries[at]!, [dateIn(text)]);
  }
  return entries;
}

/** Whether an entry was read from a line, but for its date. Of a date alone nobody knows whose it is. */
const isSaidBy = (entry: object, text: string) =>
  text.trim() !== dateIn(text) && isKeptButDate(keptIn(entry), text);

const dateIn = (text: string) => findRange(text)?.words ?? findDay(text)?.words ?? "";

type Field = { name: string; isList: boolean };
const list = (name: string): Field => ({ name, isList: true });
const text = (name: string): Field => ({ name, isList: false });

/** Where one more line of an entry goes. */
const fields: Readonly<Record<EntrySection | "custom", Field>> = {
  work: list("highlights"),
  volunteer: list("highlights"),
  education: list("highlights"),
  projects: list("highlights"),
  custom: list("highlights"),
  skills: list("keywords"),
  interests: list("keywords"),
  languages: text("fluency"),
  certificates: text("issuer"),
  awards: text("summary"),
  publications: text("summary"),
  references: text("reference"),
};

export function withLines<Entry extends object>(
  section: EntrySection | "custom",
  entry: Entry,
  lines: readonly string[],
): Entry {
  const { name, isList } = fields[section];
  const before = (entry as Record<string, unknown>)[name];
  if (isList) return { ...entry, [name]: [...(before as readonly string[]), ...lines] };
  const between = name === "fluency" || name === "issuer" ? ", " : "\n";
  return { ...entry, [name]: [before, ...lines].filter(Boolean).join(between) };
}

/** The field of an entry that holds sentences, where it has one. */
export const textFields: Readonly<Partial<Record<EntrySection | "custom", string>>> = {
  work: "summary",
  volunteer: "summary",
  projects: "description",
  awards: "summary",
  publications: "summary",
  references: "reference",
  custom: "text",
};
