import { bareName } from "#rules/sponsor-register/name-keys.ts";
import { nameWords, withoutSuffix } from "#rules/sponsor-register/name-words.ts";
import { GROUP_WORDS, STOP_WORDS } from "./short-words.data.ts";
import { UNLISTED_NAMES } from "./unlisted-names.data.ts";

const UNLISTED: ReadonlySet<string> = new Set(UNLISTED_NAMES.map(bareName));
const ARTICLE = /^the /;

/** Whether a name is known to everybody and borne by nobody on the register. */
export function isUnlistedName(typed: string): boolean {
  return UNLISTED.has(bareName(typed).replace(ARTICLE, ""));
}

/** What kind of body it is: says as little of whose name it is as "group" does. */
const KINDS = new Set(["association", "charity", "charitable", "foundation", "society"]);

function isPlain(word: string): boolean {
  return GROUP_WORDS.has(word) || STOP_WORDS.has(word) || KINDS.has(word);
}

/**
 * Whether a name that shares words with what was typed is somebody else's: it has others
 * that say whose it is, or is no more than one of them. "National Trust" is not National Youth Arts Trust.
 */
export function isStranger(typed: string, name: string): boolean {
  const asked = withoutSuffix(nameWords(typed)).filter((word) => !isPlain(word));
  const named = name.split(" ").filter((word) => !isPlain(word));
  const has = (words: readonly string[], word: string) =>
    words.some((other) => other === word || singular(other) === singular(word));
  const isWhole = named.length > 1 || asked.every((word) => has(named, word));
  return !isWhole || !named.every((word) => has(asked, word));
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, "") : word;
}
