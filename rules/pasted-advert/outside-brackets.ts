/** The parts of a line between separators, of which those in a closed bracket do not count. `separator` is global. */
export function splitOutside(text: string, separator: RegExp): string[] {
  const masked = text.replace(/\([^()]*\)/g, (bracket) => "_".repeat(bracket.length));
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of masked.matchAll(separator)) {
    parts.push(text.slice(from, index));
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}

/** What is left of a line, unless the cut goes through a bracket: then the whole line. */
export function cutOutside(whole: string, cut: string | undefined): string {
  if (cut === undefined) return whole;
  const isOpen = cut.lastIndexOf("(") > cut.lastIndexOf(")");
  return isOpen ? whole : cut;
}
