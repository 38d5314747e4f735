import { type DefaultTreeAdapterTypes, parseFragment, serialize } from "parse5";

/**
 * HTML whose elements a browser builds as they are written. Tags that are closed in order may still
 * be moved by it: a paragraph in a paragraph, an item outside its list, a link in a link. What is
 * plainly in order is left as it is; the rest is built by the standard's own rules and written again.
 */
export function balanceHtml(html: string): string {
  if (isPlain(html)) return html;
  let written = html;
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const again = rewritten(written);
    if (again === written) return written;
    // Every paragraph gets the tags that were left open before it: a few letters could become a book.
    if (again.length > html.length * MAX_GROWTH + 1000) break;
    written = again;
  }
  // Nothing people write comes here: what never comes to rest is kept as words.
  return written.replace(/<[^>]*>/g, "");
}

/** What was moved once may have to be moved again. */
const MAX_TURNS = 6;
const MAX_GROWTH = 3;

const inline = new Set(
  "a abbr b br code del em i img ins mark s small strong sub sup u".split(" "),
);
const lists = new Set(["ul", "ol"]);
const holders = new Set(["blockquote", "div", "section", "article", "li"]);
const texts = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6"]);

/** Lists, paragraphs and headings as adverts have them, told in one walk; anything else is looked at by the parser. */
function isPlain(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (slash) {
      if (open.pop() !== name) return false;
      continue;
    }
    if (!mayStandIn(open, name)) return false;
    if (name !== "br" && name !== "hr" && name !== "img") open.push(name);
  }
  return open.length === 0;
}

function mayStandIn(open: readonly string[], name: string): boolean {
  const parent = open.at(-1);
  if (parent !== undefined && lists.has(parent)) return name === "li";
  if (inline.has(name)) return name !== "a" || !open.includes("a");
  const isBlock = lists.has(name) || holders.has(name) || texts.has(name) || name === "hr";
  if (!isBlock || name === "li") return false;
  return parent === undefined || holders.has(parent);
}

const { childNodes } = parseFragment("<div></div>");
/** Where all of it will stand. */
const page = childNodes[0] as DefaultTreeAdapterTypes.Element;

function rewritten(html: string): string {
  return serialize(parseFragment(page, html, {}))
    .replaceAll("&nbsp;", "\u00a0")
    .replace(/<(br|hr|img)\b([^>]*)>/g, "<$1$2 />");
}
