import { phoneLimits } from "./limits.ts";

const NOT_ALLOWED = /[^\d ()+-]/g;
const MAX_DIAL_CODE_LENGTH = 3;

/** Only digits, spaces, parentheses, plus and hyphen make up a number. */
export function hasOnlyPhoneCharacters(text: string): boolean {
  return text.search(NOT_ALLOWED) === -1;
}

/** What is left of typed or pasted text once it is cut to what the field takes. */
export function keepPhoneCharacters(text: string): string {
  const allowed = text.replace(/\s/g, " ").replace(NOT_ALLOWED, "");
  return cutToDigits(allowed, maxDigits(allowed)).slice(0, phoneLimits.maxInputLength);
}

/** What the reader is told when less is kept than was typed; empty when nothing is lost. */
export function lossOf(text: string): string {
  const spaced = text.replace(/\s/g, " ");
  if (!hasOnlyPhoneCharacters(spaced)) return "Only digits, spaces, + ( ) and - are kept.";
  return digitsOf(text).length > maxDigits(text)
    ? `Only the first ${maxDigits(text)} digits are kept.`
    : "";
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/** A number that begins with + carries its country's code as well. */
function maxDigits(text: string): number {
  const extra = text.trimStart().startsWith("+") ? MAX_DIAL_CODE_LENGTH : 0;
  return phoneLimits.maxNationalDigits + extra;
}

function cutToDigits(text: string, most: number): string {
  let seen = 0;
  return Array.from(text)
    .filter((character) => !/\d/.test(character) || ++seen <= most)
    .join("");
}
