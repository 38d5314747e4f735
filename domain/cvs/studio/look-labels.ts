import type { CvLook } from "#rules/cv/cv-document.ts";

/** What the choices of a look are called. */
export const fontLabels: Record<CvLook["font"], string> = {
  template: "The template’s own",
  "bricolage-atkinson": "Bricolage and Atkinson",
  atkinson: "Atkinson alone",
  "noto-sans": "Noto Sans",
  "noto-serif": "Noto Serif",
};
export const spacingLabels: Record<CvLook["spacing"], string> = {
  tight: "Tight",
  normal: "Normal",
  airy: "Wide",
};
export const colourLabels: Record<CvLook["colour"], string> = {
  navy: "Navy",
  pine: "Pine",
  claret: "Claret",
  sea: "Sea",
  black: "Black",
};
export const paperLabels: Record<CvLook["paper"], string> = { a4: "A4", letter: "Letter" };
