import {
  type CvLook,
  cvColours,
  cvFonts,
  cvSpacings,
  cvTemplates,
  markets,
  papers,
} from "#rules/cv/cv-document.ts";

/** The fields of an address or a form. */
export type AskedFields = { get: (name: string) => unknown };

/** A look with what an address or a form asks for in its place; anything unknown is left as it was. */
export function lookAsked(look: CvLook, asked: AskedFields): CvLook {
  return {
    template: oneOf(cvTemplates, asked.get("template")) ?? look.template,
    colour: oneOf(cvColours, asked.get("colour")) ?? look.colour,
    font: oneOf(cvFonts, asked.get("font")) ?? look.font,
    spacing: oneOf(cvSpacings, asked.get("spacing")) ?? look.spacing,
    paper: oneOf(papers, asked.get("paper")) ?? look.paper,
    market: oneOf(markets, asked.get("market")) ?? look.market,
  };
}

function oneOf<Value extends string>(values: readonly Value[], asked: unknown): Value | undefined {
  return values.find((value) => value === asked);
}
