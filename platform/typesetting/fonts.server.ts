import { createRequire } from "node:module";
import { type FontFamily, fontSource, fontSources } from "./font-families.data.ts";
import { lettersOf } from "./letters.server.ts";

const { resolve } = createRequire(import.meta.url);

/** The files of a family, as OpenType. A thread that needs the family reads them itself. */
export function fontPaths(family: FontFamily): readonly string[] {
  return fontSource(family).files.map((file) => resolve(file));
}

/** Asked in this order for letters that a document's own faces lack; as in house.typ. */
const all = Object.keys(fontSources) as FontFamily[];
const besideSerif = all.filter((family) => family !== "atkinson" && family !== "bricolage");
const beside = besideSerif.filter((family) => family !== "noto-serif");

const letters = new Map<FontFamily, ReadonlySet<number>>();

/** No file is opened for a letter that its font is not for. */
function hasShape(family: FontFamily, code: number): boolean {
  const { only, without, files } = fontSource(family);
  const isIn = ([from, to]: readonly [number, number]) => from <= code && code <= to;
  if ((only && !only.some(isIn)) || without?.some(isIn)) return false;
  const known = letters.get(family) ?? lettersOf(resolve(files[0]!));
  letters.set(family, known);
  return known.has(code);
}

/** Its own faces, and those that have the letters they lack. */
export function familiesFor(text: string, faces: readonly FontFamily[]): FontFamily[] {
  const lacking = codesOf(text).filter((code) => !faces.every((face) => hasShape(face, code)));
  const others = faces.includes("noto-serif") ? besideSerif : beside;
  const needed = lacking.map((code) => others.find((family) => hasShape(family, code)));
  return [...new Set([...faces, ...needed.filter((family) => family !== undefined)])];
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
