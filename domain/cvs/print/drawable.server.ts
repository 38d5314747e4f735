import { lettersWithoutShape } from "#platform/typesetting/fonts.server.ts";

/** Control characters; and orders to turn text around, which could make a line say something else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are not text.
const unsaid = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2028\u2029]+/g;

/**
 * The same data with only what can be drawn. A letter no font has would be an empty box
 * to readers and nothing to machines; `unprintableIn` tells its owner before.
 */
export function drawable<Data extends object>(data: Data): Data & { hasLongWords: boolean } {
  const drawn = drawnData(data);
  return { ...drawn, hasLongWords: /[^\s"]{44,}/.test(JSON.stringify(drawn)) };
}

function drawnData<Data>(data: Data): Data {
  const lacking = new Set(lettersWithoutShape(JSON.stringify(data).toWellFormed()));
  return withStrings(data, (text) => {
    const clean = text.toWellFormed().normalize("NFC").replace(unsaid, " ");
    return lacking.size === 0
      ? clean
      : [...clean].filter((letter) => !lacking.has(letter)).join("");
  });
}

function withStrings<Data>(data: Data, change: (text: string) => string): Data {
  if (typeof data === "string") return change(data) as Data;
  if (Array.isArray(data)) return data.map((each) => withStrings(each, change)) as Data;
  if (typeof data !== "object" || data === null) return data;
  const pairs = Object.entries(data).map(([key, value]) => [key, withStrings(value, change)]);
  return Object.fromEntries(pairs) as Data;
}
