import { cleanText } from "./clean-text.ts";
import { nameWords, sameSuffix, withoutSuffix } from "./name-words.ts";
import { splitTradingNames } from "./trading-names.ts";

/**
 * Tells one line of the register from another. Ignores case, spaces, punctuation
 * and the spelling of "Limited", and nothing else: Foo Ltd and Foo LLP are two bodies.
 */
export function identityKey(name: string): string {
  const words = nameWords(name).map(sameSuffix);
  // A name of signs alone is still a name.
  return words.length > 0 ? words.join(" ") : cleanText(name).toLowerCase();
}

/** What a name is looked up by: its words without the legal ending. */
export function bareName(name: string): string {
  const words = withoutSuffix(nameWords(name));
  return words.length > 0 ? words.join(" ") : cleanText(name).toLowerCase();
}

export type SearchName = { kind: "name" | "trading"; text: string; bare: string };

/**
 * Every name an organisation is found by: its legal name, each trading name, and
 * the whole line for those who paste it.
 */
export function searchNames(raw: string): SearchName[] {
  const { legal, trading } = splitTradingNames(raw);
  const names: SearchName[] = [{ kind: "name", text: legal, bare: bareName(legal) }];
  for (const text of trading) names.push({ kind: "trading", text, bare: bareName(text) });
  if (trading.length > 0) {
    names.push({
      kind: "name",
      text: cleanText(raw),
      bare: names.map(({ bare }) => bare).join(" "),
    });
  }
  return names;
}
