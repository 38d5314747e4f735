import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";
import type { CvPlace } from "#rules/cv-check/finding.ts";
import { type EntryList, entriesOf } from "../entries.ts";
import { entryLabel } from "../entry-labels.ts";
import { partTitle } from "../studio-parts.ts";

export type PlacedCv = { document: CvDocument; look: CvLook };

/** Where something stands in a CV, in its reader's words. */
export function placeLabel({ document, look }: PlacedCv, at: CvPlace): string {
  const section = partTitle(document, at.section, look.market);
  const list: EntryList = at.section === "basics" ? "profiles" : at.section;
  const entry = entriesOf(document, list).find(({ id }) => id === at.entryId);
  const line = at.line === undefined ? "" : `, line ${at.line + 1}`;
  return `${section}${entry ? `, ${entryLabel(list, entry).title}` : ""}${line}`;
}
