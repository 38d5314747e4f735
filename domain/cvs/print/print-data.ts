import type { FontFamily } from "#platform/typesetting/font-families.data.ts";
import type { CvLook } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { localeOf } from "#rules/formats/names.ts";
import { cvBlocks } from "./blocks.ts";
import type { EntryBlock } from "./entry-block.ts";
import { colourOf, fontOf } from "./looks.ts";
import type { PrintableCv } from "./printable.ts";
import type { TypeFace } from "./templates.ts";

/** Letters in an entry beyond which it may run over a page's end. */
const LONG = 1400;

/** What a template of ours is given: words, and how they are to look. */
export function printData(cv: PrintableCv) {
  const { sections, words, ...blocks } = cvBlocks(cv);
  return {
    ...lookData(cv.look),
    ...blocks,
    ...languageParts(cv.document.language),
    title: documentTitle(cv),
    description: blocks.label,
    hasPhoto: hasPhoto(cv),
    comma: words.comma,
    photoOf: `${words.photoOf} ${blocks.name}`,
    sections: sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...entry, isLong: lettersIn(entry) > LONG })),
    })),
  };
}

export function lookData(look: CvLook) {
  const { template, spacing, paper } = look;
  return { template, font: fontOf(look), spacing, paper, colour: colourOf(look) };
}

const faces: Readonly<Record<TypeFace, readonly FontFamily[]>> = {
  "bricolage-atkinson": ["atkinson", "bricolage"],
  atkinson: ["atkinson"],
  "noto-sans": ["noto-sans"],
  "noto-serif": ["noto-serif"],
};

export function facesOf(look: CvLook): readonly FontFamily[] {
  return faces[fontOf(look)];
}

/** Only where readers of its market are used to one. */
export function hasPhoto({ photo, look }: PrintableCv): boolean {
  return photo !== null && marketProfiles[look.market].photo === "optional";
}

/** The file says whose it is and what; the name its owner keeps it under is nobody else's. */
export function documentTitle({ document, look }: PrintableCv): string {
  const { called } = marketProfiles[look.market];
  return [document.basics.name.trim(), called].filter(Boolean).join(", ");
}

/** As Typst takes them: two or three letters, and two or none. */
export function languageParts(tag: string): { language: string; region: string | null } {
  const { language = "en", region = "" } = localeOf(tag) ?? {};
  return { language, region: /^[A-Z]{2}$/.test(region) ? region : null };
}

function lettersIn({ paragraphs, points, facts }: EntryBlock): number {
  const words = [...paragraphs, ...points, ...facts.map(({ text }) => text)];
  return words.reduce((sum, text) => sum + text.length + 40, 0);
}
