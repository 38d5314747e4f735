/** Quotes that begin with [!NOTE], as GitHub writes them, and what readers see instead of the word. */
const kinds: Readonly<Record<string, { name: string; title: string }>> = {
  NOTE: { name: "note", title: "Good to know" },
  TIP: { name: "note", title: "Tip" },
  IMPORTANT: { name: "important", title: "Important" },
  WARNING: { name: "warning", title: "Watch out" },
  CAUTION: { name: "warning", title: "Watch out" },
};

export const calloutClasses = ["callout--note", "callout--important", "callout--warning"];

const begins = /^<p>\[!([A-Z]+)\](?:\s|<br>)*/;

/** The title and the words of a quote that is a callout; null where it is only a quote. */
export function calloutIn(markdown: string): { title: string; words: string } | null {
  const [mark, word] = /^\[!([A-Z]+)\]\s*/.exec(markdown) ?? [];
  const kind = kinds[word ?? ""];
  return kind ? { title: kind.title, words: markdown.slice(mark!.length) } : null;
}

/** Something that must not be missed; null where it is only a quote. */
export function calloutOf(html: string): string | null {
  const kind = kinds[begins.exec(html)?.[1] ?? ""];
  if (!kind) return null;
  const words = html.replace(begins, "<p>").replace(/^<p><\/p>\s*/, "");
  return `<blockquote class="callout--${kind.name}"><p><strong>${kind.title}</strong></p>${words}</blockquote>\n`;
}
