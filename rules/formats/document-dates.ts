import { formatter } from "./formatter.ts";

/**
 * Days (in UTC) as the language of a document writes them. People write that language
 * themselves: where it is none, the days are British.
 */
export function documentDateFormat(
  language: string,
  shape: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return formatter(`document|${language}|${JSON.stringify(shape)}`, () => {
    const options = { ...shape, timeZone: "UTC" };
    try {
      return new Intl.DateTimeFormat(language, options);
    } catch {
      return new Intl.DateTimeFormat("en-GB", options);
    }
  });
}
