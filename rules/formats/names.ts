import { formatter } from "./formatter.ts";

/** "IN" becomes "India". Throws a RangeError where the code cannot be a country's. */
export function regionName(code: string, language = "en-GB"): string {
  const names = formatter(
    `region|${language}`,
    () => new Intl.DisplayNames([language], { type: "region" }),
  );
  return names.of(code) ?? code;
}

/** "de-DE" becomes "German (Germany)". Throws a RangeError where the tag cannot be a language's. */
export function languageName(tag: string): string {
  const names = formatter("language", () => new Intl.DisplayNames("en-GB", { type: "language" }));
  return names.of(tag) ?? tag;
}

/** "it" becomes "Italian"; undefined for a code that no language has. */
export function knownLanguageName(code: string): string | undefined {
  const names = formatter(
    "known-language",
    () => new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }),
  );
  return names.of(code);
}

/** The parts of a language tag; null where it is none: headers and documents carry anything. */
export function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
