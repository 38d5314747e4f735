/** Without letters that are taken for digits, or spell words: read out on the telephone it stays itself. */
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789";
const LENGTH = 8;

/** "WM-7KQM-2FTD". */
export const REFERENCE = /^WM-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** From as many random bytes as it has letters. */
export function referenceFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]);
  return `WM-${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}
