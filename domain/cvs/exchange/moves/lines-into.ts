import type { CvDocument } from "#rules/cv/cv-document.ts";
import { type EntryOf, type EntrySection, newEntry } from "../../document/new-entry.ts";
import { readCourses, readJobs, readProjects } from "../text/read-entries.ts";
import * as lists from "../text/read-lists.ts";
import { plainLine, type TextLine } from "../text/text-line.ts";
import { linesNotIn } from "../text/unread-lines.ts";
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
  const left = linesNotIn(
    read.map(({ id: _, ...entry }) => entry),
    texts,
  );
  const bare = looseFrom("interests", newEntry("interests"));
  return [...read, ...left.map((title) => entryFrom(section, { ...bare, title }))];
}

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

export function withLine<Entry extends object>(
  section: EntrySection | "custom",
  entry: Entry,
  line: string,
): Entry {
  const { name, isList } = fields[section];
  const before = (entry as Record<string, unknown>)[name];
  if (isList) return { ...entry, [name]: [...(before as readonly string[]), line] };
  const between = name === "fluency" || name === "issuer" ? ", " : "\n";
  return { ...entry, [name]: [before, line].filter(Boolean).join(between) };
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
