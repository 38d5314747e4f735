import { brandColours, DAY_PAPER, NIGHT_PAPER, SHAPE, TEXT } from "./brand-colours.ts";
import { contrast, parseHex, toHex } from "./oklch.ts";

export type BrandCheck = {
  what: string;
  /** The contrast of the colour as it was given, to one. */
  ratio: number;
  needed: number;
  isEnough: boolean;
  /** What pages use instead; null where the colour is used as it is. */
  corrected: { colour: string; ratio: number } | "outline" | null;
};

/**
 * What a brand's colour does on our pages, by WCAG 2.2 (1.4.3 text, 1.4.11 shapes), and what it is
 * corrected to where it is not enough. Empty for what is no colour.
 */
export function brandReport(hex: string): BrandCheck[] {
  const rgb = parseHex(hex);
  if (!rgb) return [];
  const colour = toHex(rgb);
  const { light, dark } = brandColours(colour);
  const ink = light["--mark-ink"] ?? "";
  const onColour = contrast(ink, colour);
  const shape = contrast(colour, DAY_PAPER);
  const at = (what: string, paper: string, needed: number, used: string | undefined) => {
    const ratio = contrast(colour, paper);
    const isEnough = ratio >= needed;
    const fixed = used ? { colour: used, ratio: contrast(used, paper) } : null;
    return { what, ratio, needed, isEnough, corrected: isEnough ? null : fixed };
  };
  return [
    {
      what: `Words on a button in your colour (${ink === "#ffffff" ? "white" : "dark"} words)`,
      ...{ ratio: onColour, needed: TEXT, isEnough: onColour >= TEXT, corrected: null },
    },
    {
      what: "The button against a light page",
      ...{ ratio: shape, needed: SHAPE, isEnough: shape >= SHAPE },
      corrected: shape >= SHAPE ? null : "outline",
    },
    at("Your colour as words on a light page", DAY_PAPER, TEXT, light["--mark-text"]),
    at("Your colour on a dark page", NIGHT_PAPER, TEXT, dark["--mark"]),
  ];
}
