/** Ends of names that say what kind of body it is, not which one. */
const SUFFIXES = new Set([
  "limited",
  "ltd",
  "llp",
  "plc",
  "lp",
  "llc",
  "inc",
  "incorporated",
  "cic",
  "cio",
  "cyf",
  "cyfyngedig",
  "pvt",
  "private",
  "gmbh",
  "ag",
  "bv",
  "nv",
  "corp",
  "corporation",
]);

const LONG_SUFFIXES: readonly (readonly string[])[] = [
  ["public", "limited", "company"],
  ["community", "interest", "company"],
  ["limited", "liability", "partnership"],
  ["charitable", "incorporated", "organisation"],
];

/** Spellings of one suffix: the law treats them as the same name. */
const SAME_SUFFIX: Record<string, string> = {
  ltd: "limited",
  incorporated: "inc",
  corporation: "corp",
};

/**
 * The words of a name, without case, accents or punctuation. "&" and "+" become
 * "and"; an apostrophe, or what the publisher's software left of one, joins.
 */
export function nameWords(text: string): string[] {
  const mended = text.includes("??") ? text.replace(MOJIBAKE, "") : text;
  const plain = isAscii(mended) ? mended.toLowerCase() : folded(mended);
  if (!/['`.&+]/.test(plain)) return plain.match(WORD) ?? [];
  return (
    plain
      .replaceAll("&amp;", "&")
      .replace(/['`]/g, "")
      // K.L.M is one word; St. James is two.
      .replace(/(?<![a-z0-9])([a-z])\.(?=[a-z](?![a-z]))/g, "$1")
      .replace(/[&+]/g, " and ")
      .match(WORD) ?? []
  );
}

/** Where the publisher's software lost a character, mostly an apostrophe: "ANKâ??S", "Pepe?¢????s". */
const MOJIBAKE = /[?¢£€™âÃ\u0080-\u009f]*\?\?[?¢£€™âÃ\u0080-\u009f]*/g;

const WORD = /[a-z0-9\u0080-\u{10ffff}]+/gu;

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** Accents go; letters of other alphabets stay; signs become spaces. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘´]/g, "")
    .replace(/[^\p{L}\p{N}\p{ASCII}]/gu, " ");
}

/** Without the legal ending, however often it stands there, and without a company number after it. */
export function withoutSuffix(words: readonly string[]): string[] {
  let kept = [...words];
  while (kept.length > 1) {
    const shorter = withoutOneEnding(kept);
    if (shorter.length === kept.length || shorter.length === 0) break;
    kept = shorter;
  }
  return kept;
}

export function isSuffix(word: string): boolean {
  return SUFFIXES.has(word);
}

export function sameSuffix(word: string): string {
  return SAME_SUFFIX[word] ?? word;
}

function withoutOneEnding(words: string[]): string[] {
  const last = words.at(-1)!;
  if (SUFFIXES.has(last) || /^(?:\d{8}|(?:sc|ni|oc|so)\d{6})$/.test(last))
    return words.slice(0, -1);
  const long = LONG_SUFFIXES.find((suffix) =>
    suffix.every((word, at) => words.at(at - suffix.length) === word),
  );
  return long ? words.slice(0, -long.length) : words;
}
