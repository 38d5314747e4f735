/**
 * A word: letters and digits of any script, without accents or case. "c++", "c#", ".net"
 * and "r&d" stay whole, "o'brien" is "obrien", "employer's" is "employer".
 */
const WORD =
  /\.net(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[a-z](?:\+\+|#)|(?<![\p{L}\p{N}])[a-z]{1,2}&[a-z]{1,2}(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*/gu;

/** Accents go, a curled apostrophe becomes straight, a final sigma a plain one. */
const REPLACED = /[\u0300-\u036f]|\u2019|ς/g;
const replacements: Readonly<Record<string, string>> = { "\u2019": "'", ς: "σ" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII needs no folding
const ASCII = /^[\x00-\x7f]*$/;
/** The few words that hold more than letters and digits; without them a plain split will do. */
const UNUSUAL = /['+#&]|\.net/;
const PLAIN_WORD = /[a-z0-9]+/g;

const MAX_WORD_LENGTH = 40;

/** Lower case without accents; "ﬁ" becomes "fi", "Ａ" becomes "a". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const folded = lower.normalize("NFKD").toLowerCase();
  return folded.replace(REPLACED, (found) => replacements[found] ?? "");
}

/** The words of a text in their order, folded. */
export function tokenise(text: string): string[] {
  const folded = fold(text);
  if (!UNUSUAL.test(folded) && ASCII.test(folded)) return shortened(folded.match(PLAIN_WORD) ?? []);
  return shortened((folded.match(WORD) ?? []).map(withoutApostrophes));
}

/** Where each word of a text stands, in the text as it was written: folding may change lengths. */
export function placesOfWords(text: string): { from: number; to: number; word: string }[] {
  let folded = "";
  const written: number[] = [];
  for (let at = 0; at < text.length; ) {
    const sign = String.fromCodePoint(text.codePointAt(at)!);
    const own = fold(sign);
    for (let n = 0; n < own.length; n++) written.push(at);
    folded += own;
    at += sign.length;
  }
  written.push(text.length);
  return [...folded.matchAll(WORD)].map((match) => ({
    from: written[match.index]!,
    to: written[match.index + match[0].length]!,
    word: shortened([withoutApostrophes(match[0])])[0]!,
  }));
}

function withoutApostrophes(word: string): string {
  return word.includes("'") ? word.replace(/'s$/, "").replaceAll("'", "") : word;
}

/** No word is longer than anyone types. */
function shortened(words: string[]): string[] {
  for (let at = 0; at < words.length; at++) {
    if (words[at]!.length > MAX_WORD_LENGTH) words[at] = words[at]!.slice(0, MAX_WORD_LENGTH);
  }
  return words;
}
