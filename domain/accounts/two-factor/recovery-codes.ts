/** Small letters and digits that nobody takes for one another: no i, l, o, 0 or 1. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;
const CODES = 10;

/** Ten codes such as "k7qm-x2hd-9wtc", about as hard to guess as sixty throws of a coin. */
export function makeRecoveryCodes(randomBelow: (limit: number) => number): string[] {
  const letter = () => ALPHABET.charAt(randomBelow(ALPHABET.length));
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join("");
  const code = () => Array.from({ length: GROUPS }, group).join("-");
  return Array.from({ length: CODES }, code);
}

/**
 * A code as it is kept, however it was typed: in capitals, with spaces, without its hyphens.
 * Codes of before November 2026 have both cases, so they are left as they are.
 */
export function tidyRecoveryCode(typed: string): string {
  const bare = typed.replaceAll(/[\s‐-―-]/g, "").toLowerCase();
  const isOurs =
    bare.length === GROUPS * GROUP_LENGTH && [...bare].every((letter) => ALPHABET.includes(letter));
  return isOurs ? bare.replaceAll(/.{4}(?!$)/g, "$&-") : typed.replaceAll(/\s/g, "");
}
