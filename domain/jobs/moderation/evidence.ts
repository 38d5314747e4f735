const AROUND = 50;
const MAX_SENTENCE_LENGTH = 500;

/** The words around the first match, for somebody to judge by; null where nothing matches. */
export function quote(text: string, pattern: RegExp): string | null {
  const match = pattern.exec(text);
  return match && wordsAround(text, match);
}

export function wordsAround(text: string, match: RegExpExecArray): string {
  const from = Math.max(0, match.index - AROUND);
  const to = Math.min(text.length, match.index + match[0].length + AROUND);
  const words = text.slice(from, to).replaceAll(/\s+/g, " ").trim();
  return `${from > 0 ? "…" : ""}${words}${to < text.length ? "…" : ""}`;
}

/** The sentence of a match and the one after it: what stands elsewhere is no reason for these words. */
export function sentenceAndNext(text: string, match: RegExpExecArray): string {
  // A match may begin with the full stop before it.
  const at = match.index + Math.max(0, match[0].search(/\w/));
  const before = text.slice(Math.max(0, at - MAX_SENTENCE_LENGTH), at);
  const after = text.slice(at, at + 2 * MAX_SENTENCE_LENGTH);
  const end = /[.!?]\s+|\s*\n\s*/;
  return `${before.split(end).at(-1)}${after.split(end, 2).join(". ")}`;
}
