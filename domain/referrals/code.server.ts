import { randomBytes } from "node:crypto";

/** None is taken for another when it is typed from a poster: no 0 or o, 1, i or l, u or v. */
const LETTERS = "23456789abcdefghjkmnpqrstwxyz";
const LENGTH = 9;
/** Above it a byte would make the first letters likelier than the others. */
const FAIR = 256 - (256 % LETTERS.length);

/** About 43 bits: one cannot be found by trying. */
export function newCode(): string {
  let code = "";
  while (code.length < LENGTH) {
    const fair = [...randomBytes(LENGTH * 2)].filter((byte) => byte < FAIR);
    code += fair.map((byte) => LETTERS[byte % LETTERS.length]).join("");
  }
  return code.slice(0, LENGTH);
}
