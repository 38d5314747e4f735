import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import { isEntrySection } from "./new-entry.ts";

/** Whether a document has this part. A letter is commented on as a whole, under "basics". */
export function hasPlace(
  document: CvDocument | LetterDocument,
  section: string,
  entryId: string | null,
): boolean {
  if (section === "basics") return entryId === null;
  if (!("sections" in document)) return false;
  if (!document.sections.some((place) => place.section === section)) return false;
  return entryId === null || entriesIn(document, section).some(({ id }) => id === entryId);
}

function entriesIn(document: CvDocument, section: string): readonly { id: string }[] {
  if (isEntrySection(section)) return document[section];
  return document.custom.find(({ id }) => section === `custom:${id}`)?.entries ?? [];
}
