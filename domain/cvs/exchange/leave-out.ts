import type { CvDocument } from "#rules/cv/cv-document.ts";

/** A document that was read in, without the sections its owner does not want. */
export function leaveOut(document: CvDocument, unwanted: readonly string[]): CvDocument {
  const is = (section: string) => unwanted.includes(section);
  const lists = Object.entries(document).map(([name, value]) =>
    is(name) && name !== "sections" && Array.isArray(value) ? [name, []] : [name, value],
  );
  return {
    ...(Object.fromEntries(lists) as CvDocument),
    basics: is("summary") ? { ...document.basics, summary: "" } : document.basics,
    custom: document.custom.filter(({ id }) => !is(`custom:${id}`)),
    sections: document.sections.filter(
      ({ section }) => !(section.startsWith("custom:") && is(section)),
    ),
  };
}
