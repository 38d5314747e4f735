import { templateTexts } from "#domain/cvs/print/templates.ts";
import { type AskedFields, lookAsked } from "#domain/cvs/studio/read-look.ts";
import { inOrder } from "#domain/cvs/studio/section-order.ts";
import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";

export { lookAsked };

/** "template" puts the sections in the order the template was drawn for. */
export function orderAsked(document: CvDocument, look: CvLook, asked: AskedFields): CvDocument {
  return asked.get("order") === "template"
    ? inOrder(document, templateTexts[look.template].order)
    : document;
}
