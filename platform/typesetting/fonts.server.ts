import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { addLettersOf } from "./letters.ts";

const { resolve } = createRequire(import.meta.url);

/**
 * Our two typefaces, and one more for letters they lack; all under the Open Font License.
 * Whole fonts, not the web's subsets: a document picks one font for a letter, by its family.
 */
const files = [
  "atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf",
  "atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf",
  "bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf",
  "noto-sans/400Regular/NotoSans_400Regular.ttf",
  "noto-sans/700Bold/NotoSans_700Bold.ttf",
];

let loaded: { fonts: Buffer[]; letters: ReadonlySet<number> } | undefined;

function load() {
  if (loaded) return loaded;
  const fonts = files.map((file) => readFileSync(resolve(`@expo-google-fonts/${file}`)));
  const letters = new Set<number>();
  for (const font of fonts) addLettersOf(font, letters);
  loaded = { fonts, letters };
  return loaded;
}

/** Every font a document may use, as OpenType. */
export function documentFonts(): readonly Buffer[] {
  return load().fonts;
}

/** Never drawn, so no font needs them: breaks, joiners, marks of direction. */
const unseen = /^[\p{Cc}\p{Cf}\p{Z}]$/u;

/**
 * The letters of a text that none of our fonts can draw, each once. A document would
 * show an empty box in their place, and the text read out of it would lack them.
 */
export function lettersWithoutShape(text: string): string[] {
  const { letters } = load();
  const lacking = [...text.normalize("NFC")].filter(
    (letter) => !unseen.test(letter) && !letters.has(letter.codePointAt(0) ?? 0),
  );
  return [...new Set(lacking)];
}
