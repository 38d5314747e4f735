import type { CvDocument, CvSection } from "#rules/cv/cv-document.ts";
import { cvSections } from "#rules/cv/cv-document.ts";
import type { Finding } from "#rules/cv-check/finding.ts";
import { entriesOf, linesOf } from "#rules/cv-check/lines.ts";

/** Whether anything stands in it besides the name and the address that came from the account. */
export function isBegun(document: CvDocument): boolean {
  const { name, email, summary: _, location, profiles, photoId, ...others } = document.basics;
  const isTyped = [...Object.values(others), ...Object.values(location)].some(isSaid);
  const isChanged = !isSaid(name) || !isSaid(email) || profiles.length > 0 || photoId !== null;
  const sections = [...cvSections, ...document.custom.map(({ id }) => `custom:${id}` as const)];
  return isTyped || isChanged || sections.some((section) => isSectionBegun(document, section));
}

/** Where nobody has typed yet nobody is told what is missing: the check says it when it is asked. */
export function withoutUntouched(
  findings: readonly Finding[],
  document: CvDocument,
): readonly Finding[] {
  return findings.filter(({ code, at: { section } }) => {
    if (code === "length-thin") return linesOf(document).length > 0;
    return section === "basics" || isSectionBegun(document, section);
  });
}

function isSectionBegun(document: CvDocument, section: CvSection): boolean {
  if (section === "summary") return isSaid(document.basics.summary);
  if (section === "rightToWork") return document.rightToWork.source !== "none";
  const own = document.custom.find(({ id }) => section === `custom:${id}`);
  return isSaid(own?.title ?? "") || entriesOf(document, section).length > 0;
}

const isSaid = (text: string) => text.trim() !== "";
