import { type CvDocument, type CvSection, cvSections } from "#rules/cv/cv-document.ts";
import { placeOf } from "./empty-document.ts";

/** The same document, in which every section has exactly one place in the order. */
export function withEverySection(document: CvDocument): CvDocument {
  const own = document.custom.map(({ id }): CvSection => `custom:${id}`);
  const known = new Set<CvSection>([...cvSections, ...own]);
  const placed = document.sections.filter(({ section }) => known.delete(section));
  return { ...document, sections: [...placed, ...[...known].map(placeOf)] };
}
