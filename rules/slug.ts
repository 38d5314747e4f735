/** "Graduate analyst, Zürich" becomes "graduate-analyst-zurich": lower-case letters, numbers and hyphens. */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** The same, cut between words where it is longer. */
export function shortSlugOf(text: string, longest: number): string {
  const words = slugOf(text);
  return words.length > longest ? words.slice(0, longest).replace(/-[^-]*$/, "") : words;
}
