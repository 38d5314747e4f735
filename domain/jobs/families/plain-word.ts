/** Their plurals are other words: "accounts" is bookkeeping, an "account" a customer. */
const apart = new Set(
  "accounts arts communications customs goods markets news operations sales works".split(" "),
);

/**
 * A word without its plural. Stems go further than that and meet where meanings part:
 * "accountant" and "account", "programmer" and "programmes" have one stem each.
 */
export function plainWord(word: string): string {
  const isWhole = word.length < 4 || !word.endsWith("s") || /(?:ss|ics|us|is)$/.test(word);
  if (isWhole || apart.has(word)) return word;
  return word.length > 4 && word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
