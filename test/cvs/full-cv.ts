import type { PrintableCv } from "#domain/cvs/print/printable.ts";
import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";
import { fullDocument } from "./full-document.ts";

export const plainLook: CvLook = {
  template: "kirkgate",
  colour: "navy",
  font: "bricolage-atkinson",
  spacing: "normal",
  paper: "a4",
  market: "gb",
};

/** The whole of it, in a look. */
export function fullCv(
  look: Partial<CvLook> = {},
  document: Partial<CvDocument> = {},
): PrintableCv {
  return {
    document: { ...fullDocument, ...document },
    look: { ...plainLook, ...look },
    title: "UK graduate CV",
    rightToWorkWords: "",
    photo: null,
  };
}

const onePage = ["rightToWork", "summary", "education", "work", "skills", "projects"];

/** The page that is drawn in the design: what most students have. */
export function shortCv(look: Partial<CvLook> = {}): PrintableCv {
  const sections = fullDocument.sections.map((place) => ({
    ...place,
    isHidden: !onePage.includes(place.section),
  }));
  return fullCv(look, { sections });
}
