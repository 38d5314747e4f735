import type { CvDocument, CvSection } from "#rules/cv/cv-document.ts";

/** The same document with its sections in the order a template was drawn for; those it does not name come last. */
export function inOrder(document: CvDocument, order: readonly CvSection[]): CvDocument {
  const placeOf = (section: CvSection) => {
    const place = order.indexOf(section);
    return place < 0 ? order.length : place;
  };
  const sections = document.sections.toSorted((a, b) => placeOf(a.section) - placeOf(b.section));
  return { ...document, sections };
}
