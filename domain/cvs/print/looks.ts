import type { CvLook } from "#rules/cv/cv-document.ts";
import { type TypeFace, templateTexts } from "./templates.ts";

const colours: Readonly<Record<CvLook["colour"], string>> = {
  navy: "#10203f",
  pine: "#0f6644",
  claret: "#7a2230",
  sea: "#1c5794",
  black: "#111111",
};

export function colourOf({ colour }: CvLook): string {
  return colours[colour];
}

/** The letters a document is set in: those chosen, or those of its template. */
export function fontOf({ font, template }: CvLook): TypeFace {
  return font === "template" ? templateTexts[template].font : font;
}

/** Millimetres. */
export const paperSizes = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
