/**
 * False for text that PostgreSQL refuses: U+0000 in any column, and in JSON half a surrogate pair.
 * No keyboard types either.
 */
export function isStorableText(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

/** Text from a file or from another site as it can be stored: nobody is there to ask for another. */
export function storableText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
