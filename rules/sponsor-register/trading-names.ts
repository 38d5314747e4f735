import { cleanText } from "./clean-text.ts";
import { isSuffix, nameWords } from "./name-words.ts";

export type SplitName = { legal: string; trading: string[] };

/** "T/A", "t/as", "T / A", "t\a", "T.A.", "trading as", "(t/a ...)": nine spellings and more in the register. */
const MARKED =
  /[\s,(/[-]*(?<![\p{L}\p{N}])(?:t\s*[/\\]\s*a(?:\s*\/)?\s*s?|t\.\s*a\.?|trading\s+(?:as|name)|(?:also\s+)?known\s+as|operating\s+as|d\/?b\/?a)(?![\p{L}\p{N}])[\s.:,/)-]*/iu;

/** A bare "TA", which may also be somebody's initials: only between words, and not after "&". */
const BARE = /(?<=[^\s&])[\s,/(]+\(?ta\b[\s.,/)]+(?=\S)/i;

/** Splits "Maiquez Ltd T/A Subway" into the legal name and the names it trades under. */
export function splitTradingNames(raw: string): SplitName {
  const name = cleanText(raw);
  const marked = name.split(MARKED).map(tidy);
  const parts = marked.length > 1 ? marked : splitBare(name);
  const [legal = "", ...trading] = parts.filter((part) => nameWords(part).length > 0);
  return legal === "" ? { legal: name, trading: [] } : { legal, trading };
}

function splitBare(name: string): string[] {
  const parts = name.split(BARE).map(tidy);
  const isSplit =
    parts.length === 2 && parts.every((part) => nameWords(part).some((word) => !isSuffix(word)));
  return isSplit ? parts : [name];
}

/** Brackets that lost their partner in the split go. */
function tidy(part: string): string {
  const isUneven = part.split("(").length !== part.split(")").length;
  const even = isUneven ? part.replace(/\)\s*$|^\s*\(/g, "") : part;
  return even.replace(/^[\s,/]+|[\s,/]+$/g, "");
}
