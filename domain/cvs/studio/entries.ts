import type { CvDocument, CvSection, Entry } from "#rules/cv/cv-document.ts";
import {
  customFields,
  type EntryField,
  entryFields,
  isListSection,
  profileFields,
} from "./entry-fields.ts";

/** A place that holds entries: a section, a section of one's own, or the links under the name. */
export type EntryList = CvSection | "profiles";

/** Any entry, as forms see it: fields by name. */
export type AnyEntry = Entry & Readonly<Record<string, unknown>>;

export function entriesOf(document: CvDocument, list: EntryList): readonly AnyEntry[] {
  if (list === "profiles") return document.basics.profiles as readonly AnyEntry[];
  if (isListSection(list)) return document[list] as readonly AnyEntry[];
  return (customOf(document, list)?.entries ?? []) as readonly AnyEntry[];
}

/** The same document with other entries in one place. Entries keep their own shape: callers only reorder or rewrite fields. */
export function withEntries(
  document: CvDocument,
  list: EntryList,
  entries: readonly AnyEntry[],
): CvDocument {
  if (list === "profiles") {
    const profiles = entries as unknown as CvDocument["basics"]["profiles"];
    return { ...document, basics: { ...document.basics, profiles } };
  }
  if (isListSection(list)) return { ...document, [list]: entries };
  return {
    ...document,
    custom: document.custom.map((section) =>
      list === `custom:${section.id}`
        ? { ...section, entries: entries as unknown as typeof section.entries }
        : section,
    ),
  };
}

export function customOf(document: CvDocument, section: string) {
  return document.custom.find(({ id }) => section === `custom:${id}`);
}

/** What an entry of this list asks; null where the section holds no entries. */
export function fieldsOf(list: EntryList): readonly EntryField[] | null {
  if (list === "profiles") return profileFields;
  if (isListSection(list)) return entryFields[list];
  return list.startsWith("custom:") ? customFields : null;
}
