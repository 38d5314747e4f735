type Range = readonly [from: number, to: number];

/**
 * A typeface of our documents. Whole fonts, not the web's subsets: a document picks one font for a
 * letter, by its family. All are under the Open Font License, from `@expo-google-fonts/*`.
 */
type FontSource = {
  /** As Typst calls it; `house.typ` lists the same ones. */
  name: string;
  files: readonly string[];
  /** Taken for these letters alone, whatever else it has. Its file is opened for no other. */
  only?: readonly Range[];
  /** Letters it draws in pieces, each of which is read back as the whole. */
  without?: readonly Range[];
};

const DEVANAGARI: Range = [0x900, 0x97f];
const VIETNAMESE: Range = [0x1ea0, 0x1eff];

export const fontSources = {
  atkinson: {
    name: "Atkinson Hyperlegible Next",
    files: files("atkinson-hyperlegible-next", ["400Regular", "400Regular_Italic", "700Bold"]),
    without: [VIETNAMESE],
  },
  bricolage: {
    name: "Bricolage Grotesque",
    files: files("bricolage-grotesque", ["600SemiBold", "700Bold"]),
  },
  "noto-sans": {
    name: "Noto Sans",
    files: files("noto-sans", ["400Regular", "400Regular_Italic", "700Bold"]),
    without: [DEVANAGARI],
  },
  "noto-serif": {
    name: "Noto Serif",
    files: files("noto-serif", ["400Regular", "400Regular_Italic", "700Bold"]),
  },
  yantramanav: script("Yantramanav", [DEVANAGARI]),
  vazirmatn: script("Vazirmatn", [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x8a0, 0x8ff],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfeff],
  ]),
  "noto-sans-armenian": script("Noto Sans Armenian", [
    [0x530, 0x58f],
    [0xfb13, 0xfb17],
  ]),
  "noto-sans-hebrew": script("Noto Sans Hebrew", [
    [0x590, 0x5ff],
    [0xfb1d, 0xfb4f],
  ]),
  "noto-sans-syriac": script("Noto Sans Syriac", [[0x700, 0x74f]]),
  // Noto's own Bengali and Khmer draw joined letters from pieces.
  "hind-siliguri": script("Hind Siliguri", [[0x980, 0x9ff]]),
  "noto-sans-gurmukhi": script("Noto Sans Gurmukhi", [[0xa00, 0xa7f]]),
  "noto-sans-gujarati": script("Noto Sans Gujarati", [[0xa80, 0xaff]]),
  "noto-sans-oriya": script("Noto Sans Oriya", [[0xb00, 0xb7f]]),
  "noto-sans-tamil": script("Noto Sans Tamil", [[0xb80, 0xbff]]),
  "noto-sans-telugu": script("Noto Sans Telugu", [[0xc00, 0xc7f]]),
  "noto-sans-kannada": script("Noto Sans Kannada", [[0xc80, 0xcff]]),
  "noto-sans-malayalam": script("Noto Sans Malayalam", [[0xd00, 0xd7f]]),
  "noto-sans-sinhala": script("Noto Sans Sinhala", [[0xd80, 0xdff]]),
  "noto-sans-thai": script("Noto Sans Thai", [[0xe00, 0xe7f]]),
  "noto-sans-lao": script("Noto Sans Lao", [[0xe80, 0xeff]]),
  "noto-sans-myanmar": script("Noto Sans Myanmar", [[0x1000, 0x109f]]),
  "noto-sans-georgian": script("Noto Sans Georgian", [
    [0x10a0, 0x10ff],
    [0x1c90, 0x1cbf],
    [0x2d00, 0x2d2f],
  ]),
  "noto-sans-ethiopic": script("Noto Sans Ethiopic", [
    [0x1200, 0x139f],
    [0x2d80, 0x2ddf],
  ]),
  battambang: script("Battambang", [
    [0x1780, 0x17ff],
    [0x19e0, 0x19ff],
  ]),
  // Has all 11,172 syllables in 4 MB; Noto's Korean has as many in 12, and its package in 55.
  "nanum-gothic": script("Nanum Gothic", [
    [0x1100, 0x11ff],
    [0x3130, 0x318f],
    [0xac00, 0xd7af],
  ]),
  "noto-emoji": { name: "Noto Emoji", files: files("noto-emoji", ["400Regular"]) },
  // Marks that come with words out of other programs: ✓ ➢ ► ❖, arrows and mathematics.
  "noto-sans-symbols-2": {
    name: "Noto Sans Symbols 2",
    files: files("noto-sans-symbols-2", ["400Regular"]),
    only: [
      [0x2300, 0x23ff],
      [0x2500, 0x27bf],
      [0x2b00, 0x2bff],
    ],
  },
  "noto-sans-math": {
    name: "Noto Sans Math",
    files: files("noto-sans-math", ["400Regular"]),
    only: [
      [0x2190, 0x22ff],
      [0x27c0, 0x27ff],
      [0x2900, 0x2aff],
      [0x1d400, 0x1d7ff],
    ],
  },
  // Simplified, and every character of Big5 and of Japan's JIS X 0208. 20 MB: for nothing else.
  "noto-sans-sc": script("Noto Sans SC", [
    [0x2000, 0x33ff],
    [0x3400, 0x9fff],
    [0xf900, 0xfaff],
    [0xfe10, 0xfe6f],
    [0xff00, 0xffef],
    [0x1f100, 0x1f2ff],
    [0x20000, 0x3ffff],
  ]),
} as const satisfies Readonly<Record<string, FontSource>>;

/** What our documents may be set in. The first two are ours; the others have more letters. */
export type FontFamily = keyof typeof fontSources;

export function fontSource(family: FontFamily): FontSource {
  return fontSources[family];
}

/** A script of its own, in two weights. */
function script(name: string, only: readonly Range[]) {
  const folder = name.toLowerCase().replaceAll(" ", "-");
  return { name, files: files(folder, ["400Regular", "700Bold"]), only };
}

/** "noto-sans/700Bold/NotoSans_700Bold.ttf" */
function files(folder: string, weights: readonly string[]): readonly string[] {
  const stem = folder
    .split("-")
    .map((word) => (word === "sc" ? "SC" : word[0]!.toUpperCase() + word.slice(1)))
    .join("");
  return weights.map((weight) => `@expo-google-fonts/${folder}/${weight}/${stem}_${weight}.ttf`);
}
