import { doubling, irregularVerbs, regularVerbs } from "./verbs.data.ts";

export type VerbForm = { plain: string; past: string; form: "plain" | "past" | "third" | "ing" };

const forms: ReadonlyMap<string, VerbForm> = allForms();

function allForms(): Map<string, VerbForm> {
  const found = new Map<string, VerbForm>();
  const add = (plain: string, past: string, ing: string) => {
    found.set(plain, { plain, past, form: "plain" });
    found.set(third(plain), { plain, past, form: "third" });
    found.set(ing, { plain, past, form: "ing" });
    // Last, so that "cut" and "set", whose past is their plain form, are taken for the past.
    found.set(past, { plain, past, form: "past" });
  };
  for (const plain of regularVerbs) add(plain, pastOf(plain), ingOf(plain));
  for (const [plain, past, ing] of irregularVerbs) add(plain, past, ing);
  return found;
}

function pastOf(plain: string): string {
  if (plain.endsWith("e")) return `${plain}d`;
  if (/[^aeiou]y$/.test(plain)) return `${plain.slice(0, -1)}ied`;
  return `${stemToDouble(plain)}ed`;
}

function ingOf(plain: string): string {
  return /[^e]e$/.test(plain) ? `${plain.slice(0, -1)}ing` : `${stemToDouble(plain)}ing`;
}

function third(plain: string): string {
  if (/(s|x|z|ch|sh)$/.test(plain)) return `${plain}es`;
  return /[^aeiou]y$/.test(plain) ? `${plain.slice(0, -1)}ies` : `${plain}s`;
}

function stemToDouble(plain: string): string {
  return doubling.has(plain) ? plain + plain.at(-1) : plain;
}

const notVerbs = new Set(["need", "hundred", "indeed", "speed", "seed", "feed", "red", "shared"]);

/** The verb a line begins with, past an adverb ("Successfully led"); null where it begins otherwise. */
export function openingVerb(line: string): (VerbForm & { word: string }) | null {
  const [first = "", second = ""] = wordsOf(line);
  const word = /^\p{L}+ly$/u.test(first) && first.length > 4 ? second : first;
  const known = forms.get(word.toLowerCase());
  if (known) return { ...known, word };
  const lower = word.toLowerCase();
  const isPast = /^[a-z-]{3,}ed$/.test(lower) && !notVerbs.has(lower);
  return isPast ? { plain: lower, past: lower, form: "past", word } : null;
}

/** The words of a text, hyphens and apostrophes kept within them. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/** Whether a text holds a phrase as whole words, in any case; says how it is written there. */
export function findPhrase(text: string, phrase: string): string | null {
  const at = indexOfPhrase(lowered(text), lowered(phrase));
  return at === -1 ? null : text.slice(at, at + phrase.length);
}

/** In small letters and as long as before: of all letters only "İ" would become two. */
function lowered(text: string): string {
  return text.replaceAll("İ", "I").toLowerCase();
}

function indexOfPhrase(text: string, phrase: string): number {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const isWhole = !isLetter(text[at - 1]) && !isLetter(text[at + phrase.length]);
    if (isWhole) return at;
  }
  return -1;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

/** Gives a word the capitals of another: "COLOR" and "Color". */
export function inCaseOf(word: string, model: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  const [first = ""] = model;
  return first === first.toUpperCase() ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}
