import TurndownService from "turndown";

/**
 * What Word, Google Docs or a web page puts on the clipboard, as clean Markdown: words, headings,
 * lists, links and tables. Everything else is left behind, pictures too: ours are described and
 * drawn again.
 */
export function markdownOfPaste(html: string): string {
  const markdown = turndown().turndown(onlyFragment(html));
  return markdown
    .replaceAll(/[\u00A0\u202F]/g, " ")
    .replaceAll(/[ \t]+$/gm, "")
    .replaceAll(LIST_GAP, "$1\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** Word writes each item of a list as a paragraph: without the gap they are one list. */
const LIST_GAP = /^( *(?:-|\d+\.) .*)\n\n(?= *(?:-|\d+\.) )/gm;

/** Word puts styles and settings of megabytes around what was copied. */
function onlyFragment(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html)?.[1];
  return fragment ?? html;
}

let service: TurndownService | undefined;

function turndown(): TurndownService {
  service ??= configured();
  return service;
}

function configured(): TurndownService {
  const made = new TurndownService({
    ...{ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced", hr: "---" },
    ...{ emDelimiter: "*", strongDelimiter: "**" },
  });
  made.remove(["style", "script", "title", "noscript"]);
  for (const [name, rule] of Object.entries(rules)) made.addRule(name, rule);
  return made;
}

const rules: Record<string, TurndownService.Rule> = {
  // Two hashes at least: the page has its one title already.
  heading: {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    replacement: (content, node) => {
      const level = Math.min(4, Math.max(2, Number(node.nodeName.slice(1))));
      const words = content.replaceAll(/\*\*|\s+/g, (found) => (found === "**" ? "" : " ")).trim();
      return words === "" ? "" : `\n\n${"#".repeat(level)} ${words}\n\n`;
    },
  },
  // Google Docs puts everything into a <b> that is not bold, and bold words into spans.
  bold: {
    filter: (node) => ["B", "STRONG", "SPAN", "I", "EM"].includes(node.nodeName),
    replacement: (content, node) => emphasised(content, node as HTMLElement),
  },
  link: {
    filter: "a",
    replacement: (content, node) =>
      linked(content, (node as HTMLElement).getAttribute("href") ?? ""),
  },
  picture: { filter: "img", replacement: () => "" },
  // The bullet that Word draws as a letter.
  wordBullet: { filter: (node) => isBullet(node), replacement: () => "" },
  wordItem: {
    filter: (node) => node.nodeName === "P" && /mso-list\s*:\s*l\d/.test(styleOf(node)),
    replacement: (content, node) => wordItem(content, node as HTMLElement),
  },
  // Items hold paragraphs in Google Docs.
  item: {
    filter: "li",
    replacement: (content, node) => {
      const parent = node.parentNode as HTMLElement;
      const siblings = Array.from(parent.children).filter(({ nodeName }) => nodeName === "LI");
      const isNumbered = parent.nodeName === "OL";
      const mark = isNumbered ? `${siblings.indexOf(node as HTMLElement) + 1}. ` : "- ";
      const words = content.trim().replaceAll(/\n{2,}/g, "\n");
      return `${mark}${words.replaceAll("\n", `\n${" ".repeat(mark.length)}`)}\n`;
    },
  },
  // Google Docs puts an inner list beside the items, not into one.
  innerList: {
    filter: (node) => isList(node) && isList(node.parentNode),
    replacement: (content, node) => {
      const room = node.parentNode?.nodeName === "OL" ? "   " : "  ";
      return `${content.trim().replaceAll(/^/gm, room)}\n`;
    },
  },
  cell: {
    filter: ["th", "td"],
    replacement: (content, node) => {
      const words = content
        .trim()
        .replaceAll(/\s*\n\s*/g, " ")
        .replaceAll("|", "\\|");
      return `| ${words} ${"| ".repeat(spanOf(node as HTMLElement) - 1)}`;
    },
  },
  // Every row as wide as the widest: Markdown drops what is beyond the first.
  row: {
    filter: "tr",
    replacement: (content, node) => {
      const rows = Array.from((node as HTMLElement).closest("table")?.querySelectorAll("tr") ?? []);
      const columns = Math.max(...rows.map(columnsOf));
      const line = `${content}${"| ".repeat(columns - columnsOf(node as HTMLElement))}|\n`;
      return rows[0] === node ? `${line}${"|---".repeat(columns)}|\n` : line;
    },
  },
  rows: { filter: ["thead", "tbody", "tfoot"], replacement: (content) => content },
  table: { filter: "table", replacement: (content) => `\n\n${content.trim()}\n\n` },
};

function isList(node: Node | null): boolean {
  return node?.nodeName === "UL" || node?.nodeName === "OL";
}

const MAX_SPAN = 50;

/** How many columns a cell takes. */
function spanOf(cell: Element): number {
  const span = Number(cell.getAttribute("colspan") ?? 1);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, MAX_SPAN) : 1;
}

function columnsOf(row: Element): number {
  return Array.from(row.children).reduce((sum, cell) => sum + spanOf(cell), 0);
}

function styleOf(node: Node): string {
  return ((node as HTMLElement).getAttribute?.("style") ?? "").toLowerCase();
}

function isBullet(node: Node): boolean {
  return node.nodeName === "SPAN" && /mso-list\s*:\s*ignore/.test(styleOf(node));
}

function emphasised(content: string, node: HTMLElement): string {
  if (isBullet(node)) return "";
  const style = styleOf(node);
  const isHeading = node.closest("h1, h2, h3, h4, h5, h6") !== null;
  // Not "mso-bidi-font-weight: normal", which Word puts on every word that it does make bold.
  const isPlain = /(?<![\w-])font-weight\s*:\s*(normal|400)/.test(style);
  const isBold =
    !isPlain &&
    (["B", "STRONG"].includes(node.nodeName) || /font-weight\s*:\s*(bold|[6-9]00)/.test(style));
  const isItalic = ["I", "EM"].includes(node.nodeName) || /font-style\s*:\s*italic/.test(style);
  if (isHeading || content.trim() === "" || /\n\s*\n/.test(content)) return content;
  return around(around(content, isItalic ? "*" : ""), isBold ? "**" : "");
}

/** A gap within the marks would make them letters. */
function around(content: string, mark: string): string {
  const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(content) ?? [];
  return mark === "" ? content : before + mark + words + mark + after;
}

function wordItem(content: string, node: HTMLElement): string {
  const bullet =
    Array.from(node.querySelectorAll("span")).find(isBullet)?.textContent?.trim() ?? "";
  const level = Number(/level(\d)/.exec(styleOf(node))?.[1] ?? 1);
  const mark = /^(?:\d+|[a-z])[.)]/i.test(bullet) ? `${Number.parseInt(bullet, 10) || 1}. ` : "- ";
  return `\n\n${"  ".repeat(level - 1)}${mark}${content.trim().replaceAll(/\s+/g, " ")}\n\n`;
}

function linked(content: string, href: string): string {
  const to = target(href);
  return to && content.trim() ? `[${content.trim()}](${to})` : content;
}

/** Google leads through its own address; Word's own bookmarks and files lead nowhere. */
function target(href: string): string | null {
  const url = URL.parse(href);
  if (url?.href.startsWith("https://www.google.com/url?")) {
    return target(url.searchParams.get("q") ?? "");
  }
  if (url?.protocol === "https:" || url?.protocol === "mailto:") return href;
  if (url?.protocol === "http:") return href.replace(/^http:/, "https:");
  return /^\/(?!\/)/.test(href) ? href : null;
}
