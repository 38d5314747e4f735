import { randomBytes } from "node:crypto";

/** Crockford's letters: none is taken for another when it is typed from paper. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Sixty bits, in groups that can be read aloud: "7K2M-Q4RT-0XWD". */
export function newCode(): string {
  const letters = [...randomBytes(12)].map((byte) => LETTERS[byte % 32]).join("");
  return letters.replace(/^(.{4})(.{4})(.{4})$/, "$1-$2-$3");
}

/** As somebody may type it: small letters, O for 0, I or L for 1. Null where it is no code. */
export function readCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  const isCode = letters.length === 12 && [...letters].every((letter) => LETTERS.includes(letter));
  return isCode ? letters.replace(/^(.{4})(.{4})(.{4})$/, "$1-$2-$3") : null;
}
