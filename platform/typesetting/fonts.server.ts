import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FontFamily } from "./document.ts";
import { addLettersOf } from "./letters.ts";

const { resolve } = createRequire(import.meta.url);

/**
 * Whole fonts, not the web's subsets: a document picks one font for a letter, by its family.
 * All are under the Open Font License. A family is read when a document first needs it.
 */
const files: Readonly<Record<FontFamily, readonly string[]>> = {
  atkinson: [
    "atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf",
    "atkinson-hyperlegible-next/400Regular_Italic/AtkinsonHyperlegibleNext_400Regular_Italic.ttf",
    "atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf",
  ],
  bricolage: [
    "bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf",
    "bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf",
  ],
  "noto-sans": [
    "noto-sans/400Regular/NotoSans_400Regular.ttf",
    "noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf",
    "noto-sans/700Bold/NotoSans_700Bold.ttf",
  ],
  "noto-serif": [
    "noto-serif/400Regular/NotoSerif_400Regular.ttf",
    "noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf",
    "noto-serif/700Bold/NotoSerif_700Bold.ttf",
  ],
  vazirmatn: [
    "vazirmatn/400Regular/Vazirmatn_400Regular.ttf",
    "vazirmatn/700Bold/Vazirmatn_700Bold.ttf",
  ],
  yantramanav: [
    "yantramanav/400Regular/Yantramanav_400Regular.ttf",
    "yantramanav/700Bold/Yantramanav_700Bold.ttf",
  ],
  "noto-sans-sc": [
    "noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
    "noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf",
  ],
  "noto-emoji": ["noto-emoji/400Regular/NotoEmoji_400Regular.ttf"],
};

/** Asked in this order for letters that a document's own faces lack; as in house.typ. */
const beside = ["yantramanav", "noto-sans", "vazirmatn", "noto-emoji", "noto-sans-sc"] as const;
const besideSerif = ["noto-serif", ...beside] as const;
/** The largest last: it is read only for letters that no other has. */
const all = ["atkinson", "bricolage", ...besideSerif] as const;

/**
 * Letters that a font draws in pieces, each of which is read back as the whole; and what
 * yantramanav has beside Devanagari. They come from another font, as house.typ says too.
 */
const without: Partial<Record<FontFamily, readonly (readonly [from: number, to: number])[]>> = {
  atkinson: [[0x1ea0, 0x1eff]],
  "noto-sans": [[0x900, 0x97f]],
  yantramanav: [
    [0, 0x8ff],
    [0x980, 0xffff],
  ],
};

type Font = { bytes: readonly Uint8Array[]; letters: ReadonlySet<number> };
const loaded = new Map<FontFamily, Font>();

function font(family: FontFamily): Font {
  const known = loaded.get(family);
  if (known) return known;
  const bytes = files[family].map((file) => readFileSync(resolve(`@expo-google-fonts/${file}`)));
  const letters = new Set<number>();
  addLettersOf(bytes[0]!, letters);
  for (const [from, to] of without[family] ?? [])
    for (let code = from; code <= to; code += 1) letters.delete(code);
  const found = { bytes: bytes.map(shared), letters };
  loaded.set(family, found);
  return found;
}

/** One copy for the process and its threads. */
function shared(bytes: Buffer): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

/** The files of a family, as OpenType. */
export function fontFiles(family: FontFamily): readonly Uint8Array[] {
  return font(family).bytes;
}

/** Its own faces, and those that have the letters they lack. */
export function familiesFor(text: string, faces: readonly FontFamily[]): FontFamily[] {
  let lacking = codesOf(text).filter((code) => !faces.every((face) => hasShape(face, code)));
  const needed = new Set(faces);
  for (const family of faces.includes("noto-serif") ? besideSerif : beside) {
    if (lacking.length === 0) break;
    const rest = lacking.filter((code) => !hasShape(family, code));
    if (rest.length < lacking.length) needed.add(family);
    lacking = rest;
  }
  return [...needed];
}

function hasShape(family: FontFamily, code: number): boolean {
  return font(family).letters.has(code);
}

/** Never drawn, so no font needs them: breaks, joiners, marks of direction, choices of shape. */
const unseen = /^[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]$/u;

/** The letters of a text, each once. Numbers, because a CV is looked through at every pause. */
function codesOf(text: string): number[] {
  const codes = new Set<number>();
  const composed = text.normalize("NFC");
  for (let at = 0; at < composed.length; at += 1) {
    const code = composed.codePointAt(at)!;
    if (code > 0xffff) at += 1;
    codes.add(code);
  }
  return [...codes].filter((code) => !unseen.test(String.fromCodePoint(code)));
}

/**
 * The letters of a text that none of our fonts can draw, each once. A document would
 * show an empty box in their place, and the text read out of it would lack them.
 */
export function lettersWithoutShape(text: string): string[] {
  const lacking = codesOf(text).filter((code) => !all.some((family) => hasShape(family, code)));
  return lacking.map((code) => String.fromCodePoint(code));
}
