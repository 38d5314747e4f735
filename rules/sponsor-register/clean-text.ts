/** What the publisher's staff type when there is nothing to say. */
const NOTHING = new Set(["", "n/a", "na", "-", "--", ".", "none", "not set", "nil", "null"]);

/** Text for reading: tabs, no-break spaces and runs of spaces become one space, the ends are bare. */
export function cleanText(text: string): string {
  return text
    .replaceAll("&amp;", "&")
    .replace(/[\s\u00A0\u200B\uFEFF]+/g, " ")
    .trim();
}

/** A place for reading, or null where the column says nothing ("N/A", "-", "Not set"). */
export function cleanPlace(text: string): string | null {
  const place = cleanText(text).replace(/^[\s,]+|[\s,]+$/g, "");
  return NOTHING.has(place.toLowerCase()) ? null : place;
}
