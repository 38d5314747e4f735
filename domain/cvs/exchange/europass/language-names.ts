import { knownLanguageName } from "#rules/formats/names.ts";

/** Codes of three letters that Europass writes, where the browser's own list knows two-letter ones better. */
const bibliographic: Readonly<Record<string, string>> = {
  fre: "fr",
  ger: "de",
  dut: "nl",
  gre: "el",
  chi: "zh",
  cze: "cs",
  rum: "ro",
  slo: "sk",
  wel: "cy",
  per: "fa",
  alb: "sq",
  arm: "hy",
  baq: "eu",
  bur: "my",
  geo: "ka",
  ice: "is",
  mac: "mk",
  may: "ms",
  tib: "bo",
};

/** "ita" becomes "Italian"; a code we do not know stays as it is. */
export function languageName(code: string): string {
  const lower = code.toLowerCase();
  if (!/^[a-z]{2,3}$/.test(lower)) return code;
  return knownLanguageName(bibliographic[lower] ?? lower) ?? code;
}

let known: ReadonlySet<string> | undefined;

/** Whether a word is the name of a language, in English. */
export function isLanguageName(word: string): boolean {
  known ??= new Set(twoLetters().flatMap((code) => knownLanguageName(code)?.toLowerCase() ?? []));
  return known.has(word.toLowerCase().trim());
}

function twoLetters(): readonly string[] {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  return letters.flatMap((one) => letters.map((other) => one + other));
}
