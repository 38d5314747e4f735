import { rewritings } from "./word-lists.data.ts";

/** Letters and digits; "c++", "c#", ".net" and pairs such as "r&d" are one word. */
const WORD =
  /c\+\+|c#|\.net(?![a-z0-9])|(?<![a-z0-9])[a-z]{1,2}&[a-z](?![a-z0-9])|[a-z0-9]+(?:'[a-z]+)?|&/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII needs no folding
const ASCII = /^[\x00-\x7f]*$/;
const PLAIN = /^[a-z0-9]+$/;
const MAX_TITLE_LENGTH = 300;
const WHOLE = new Set([
  "sales",
  "business",
  "its",
  "series",
  "physics",
  "gas",
  "bus",
  "aws",
  "ios",
]);

type Rewriting = { from: readonly string[]; to: readonly string[] };

const rewritingsByFirst = readRewritings(rewritings);

/** The words of a title as our tables write them: folded, abbreviations opened, in the singular. */
export function titleWords(text: string): string[] {
  return rewritten(plainWords(text)).map(singular);
}

/** Lower case without accents; curled quotes become straight, longer texts are cut. */
export function foldTitle(text: string): string {
  const cut = text.slice(0, MAX_TITLE_LENGTH);
  if (ASCII.test(cut)) return cut.toLowerCase();
  return cut
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase();
}

function plainWords(text: string): string[] {
  const words = foldTitle(text).match(WORD) ?? [];
  return words.map(plain);
}

/** "children's" is "children", "r&d" is "rnd", "organization" is "organisation". */
function plain(word: string): string {
  if (PLAIN.test(word) && !word.includes("iz")) return word;
  if (word === ".net") return "dotnet";
  if (word === "&") return "and";
  return word
    .replace(/'s?$|'/, "")
    .replace("&", "n")
    .replace(/(..)iz(e|ed|er|ers|ing|ation|ations)$/, "$1is$2");
}

function rewritten(words: readonly string[]): string[] {
  const done: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = rewritingsByFirst
      .get(words[at]!)
      ?.find(({ from }) => from.every((word, n) => words[at + n] === word));
    done.push(...(found?.to ?? [words[at]!]));
    at += found?.from.length ?? 1;
  }
  return done;
}

/** Longest first, so that "business development representative" is not read as "business". */
function readRewritings(table: string): Map<string, Rewriting[]> {
  const pairs = table.split(/[;\n]/).filter((line) => line.includes(">"));
  const read = pairs.map((pair) => {
    const [from = "", to = ""] = pair.split(">").map((side) => side.trim());
    return { from: from.split(" "), to: to.split(" ") };
  });
  read.sort((one, other) => other.from.length - one.from.length);
  return Map.groupBy(read, ({ from }) => from[0]!);
}

/** Good enough for job titles: both sides of a comparison go through it. */
function singular(word: string): string {
  if (word.length < 4 || WHOLE.has(word) || !word.endsWith("s")) return word;
  if (/(ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
