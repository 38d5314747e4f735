const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  bull: "•",
  hellip: "…",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
  euro: "€",
  pound: "£",
};

export type HtmlLines = { paragraphs: readonly string[]; items: readonly string[] };

/** A description written in an editor of theirs: paragraphs, and the items of lists, as plain text. */
export function htmlLines(html: string): HtmlLines {
  const paragraphs: string[] = [];
  const items: string[] = [];
  const pieces = html.split(/(<li\b[^>]*>[\s\S]*?(?:<\/li>|(?=<li\b)|$))/i);
  for (const piece of pieces) {
    const isItem = /^<li\b/i.test(piece);
    const lines = textLines(piece);
    if (isItem) items.push(...(lines.length > 0 ? [lines.join(" ")] : []));
    else
      for (const line of lines) (startsAsItem(line) ? items : paragraphs).push(withoutBullet(line));
  }
  return { paragraphs, items };
}

export function htmlText(html: string): string {
  const { paragraphs, items } = htmlLines(html);
  return [...paragraphs, ...items].join("\n");
}

function textLines(html: string): readonly string[] {
  return unescaped(
    html
      .replace(/<(br|\/p|\/div|\/h\d|\/ul|\/ol)\b[^>]*>/gi, "\n")
      .replace(/<\/?[a-z][^>]*>/gi, ""),
  )
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

function unescaped(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The marks people and programs begin a line of a list with. */
export const bulletMark = /^\s*(?:[•◦▪▫●○■□‣⁃∙➢➤►▸✓✔]\s*|[·*–—-]\s+|o\s{2,})/u;

const startsAsItem = (line: string) => bulletMark.test(line);
export const withoutBullet = (line: string) => line.replace(bulletMark, "").trim();
