import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";
import { entriesOf, fieldsOf } from "../studio/entries.ts";
import { entryLabel } from "../studio/entry-labels.ts";
import { type PartView, partsOf } from "../studio/studio-parts.ts";

/** A place an adviser may write beside. */
export type ReviewPlace = { value: string; label: string };

export const letterPlaces: readonly ReviewPlace[] = [{ value: "basics", label: "The letter" }];

/** Only what is printed: what its owner hides is not an adviser's to read. */
export function reviewPlaces(document: CvDocument, look: CvLook): ReviewPlace[] {
  return partsOf(document, look.market).flatMap((view) => placesIn(document, view));
}

function placesIn(document: CvDocument, view: PartView) {
  const { part, isHidden, isFilled } = view;
  // Its adviser may not read the language of the CV.
  const title = view.inEnglish ? `${view.title} (${view.inEnglish})` : view.title;
  const place = { value: part, label: title };
  if (part === "basics") return [place];
  if (isHidden || !isFilled) return [];
  if (!fieldsOf(part)) return [place];
  const entries = entriesOf(document, part).filter((entry) => !entry.isHidden);
  if (entries.length === 0) return [];
  return [
    place,
    ...entries.map((entry) => ({
      value: `${part} ${entry.id}`,
      label: `${title}: ${entryLabel(part, entry).title}`,
    })),
  ];
}
