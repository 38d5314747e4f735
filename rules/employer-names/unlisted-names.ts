import { bareName } from "#rules/sponsor-register/name-keys.ts";
import { UNLISTED_NAMES } from "./unlisted-names.data.ts";

const UNLISTED: ReadonlySet<string> = new Set(UNLISTED_NAMES.map(bareName));
const ARTICLE = /^the /;

/** Whether everybody knows the name and nobody on the register has it: "National Trust" is not National Youth Arts Trust. */
export function isUnlistedName(typed: string): boolean {
  return UNLISTED.has(bareName(typed).replace(ARTICLE, ""));
}
