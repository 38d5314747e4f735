const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Text with its basic entities and numbered characters written out, once. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, ten, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const point = ten ? Number(ten) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

/** The words of sanitised HTML, with a space where a tag stood. */
export function textOfHtml(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}

/** Plain text as HTML: blank lines part paragraphs, lines with a dash or a dot are a list. */
export function htmlOfText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(htmlOfBlock)
    .join("\n");
}

const bullet = /^\s*[-*•·]\s+/;

function htmlOfBlock(block: string): string {
  const lines = block.split("\n");
  if (lines.every((line) => bullet.test(line))) {
    const items = lines.map((line) => `<li>${escaped(line.replace(bullet, ""))}</li>`);
    return `<ul>${items.join("")}</ul>`;
  }
  return `<p>${lines.map(escaped).join("<br />")}</p>`;
}

function escaped(text: string): string {
  return text.trim().replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
