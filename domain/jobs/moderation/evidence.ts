const AROUND = 50;

/** The words around the first match, for somebody to judge by; null where nothing matches. */
export function quote(text: string, pattern: RegExp): string | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const from = Math.max(0, match.index - AROUND);
  const to = Math.min(text.length, match.index + match[0].length + AROUND);
  const words = text.slice(from, to).replaceAll(/\s+/g, " ").trim();
  return `${from > 0 ? "…" : ""}${words}${to < text.length ? "…" : ""}`;
}
