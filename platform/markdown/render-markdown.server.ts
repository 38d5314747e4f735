import { Marked, type RendererObject } from "marked";
import { escapeHtml } from "#rules/escape-html.ts";
import { decodeEntities } from "#rules/html-text.ts";
import { mayLinkHome, type Trust } from "./allow-list.server.ts";
import { calloutOf } from "./callouts.ts";
import { sizesOf } from "./picture-sizes.ts";
import { withinReason } from "./reasonable-markdown.ts";
import { isOwnPicture } from "./safe-address.ts";
import { sanitiseHtml } from "./sanitise-html.server.ts";

/** A heading of a page, for its list of contents. */
export type Heading = { id: string; title: string; depth: number };

export type Rendered = { html: string; headings: readonly Heading[] };

type Options = {
  /** Gives each heading an id to link to, and lists them. */
  hasHeadingIds?: boolean;
};

/** Markdown as HTML that is safe to show, with what its author is trusted with and nothing else. */
export function renderMarkdown(
  markdown: string,
  trust: Trust,
  { hasHeadingIds = false }: Options = {},
): Rendered {
  const flat = markdown.replaceAll(/\r\n?/g, "\n");
  if (!mayLinkHome(trust)) {
    const words = withinReason(withDashes(flat));
    return { html: sanitiseHtml(plain.parse(words) as string, trust), headings: [] };
  }
  const headings: Heading[] = [];
  const marked = new Marked({ gfm: true, async: false });
  marked.use({ renderer: pageRenderer({ trust, hasHeadingIds, headings }) });
  return { html: sanitiseHtml(marked.parse(flat) as string, trust), headings };
}

/**
 * Bullets as Word and other programs paste them; its "o" has a tab behind it. One that stands further
 * in stays there, so that it belongs to the item above it.
 */
const BULLET = /^(\t*| {0,3})(?:[•‣▪●◦∙·\uf0b7][^\S\n]*|o\t[^\S\n]*)(?=[^\s•‣▪●◦∙·-])/gm;

function withDashes(words: string): string {
  return words.replaceAll(BULLET, (_bullet, space: string) => `${space.replaceAll("\t", "")}- `);
}

/** People who fill in a form mean each line they type. */
const plain = new Marked({ gfm: true, breaks: true, async: false });

const plainTable = new Marked().Renderer.prototype.table;

type Page = { trust: Trust; hasHeadingIds: boolean; headings: Heading[] };

function pageRenderer({ trust, hasHeadingIds, headings }: Page): RendererObject {
  let section = "";
  return {
    // The page has its one h1 already.
    heading({ depth, tokens }) {
      const level = Math.min(4, Math.max(2, depth));
      section = decodeEntities(this.parser.parseInline(tokens, this.parser.textRenderer));
      const id = hasHeadingIds ? freeId(section, headings) : null;
      if (id) headings.push({ id, title: section, depth: level });
      const words = this.parser.parseInline(tokens);
      return `<h${level}${id ? ` id="${id}"` : ""}>${words}</h${level}>\n`;
    },
    table(token) {
      const label = escapeHtml(section || "Table");
      return `<div class="prose__table" tabindex="0" role="region" aria-label="${label}">${plainTable.call(this, token)}</div>`;
    },
    image: ({ href, text }) =>
      isOwnPicture(href)
        ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${sizesOf(href)}>`
        : escapeHtml(text),
    blockquote({ tokens }) {
      const html = this.parser.parse(tokens);
      return calloutOf(html) ?? `<blockquote>${html}</blockquote>\n`;
    },
    // Staff write words, not markup: what looks like markup is shown as typed.
    ...(trust === "staff" ? { html: ({ text }) => escapeHtml(text) } : {}),
  };
}

/** The heading as an id, with a number where another has it already. */
function freeId(title: string, headings: readonly Heading[]): string {
  const plainId =
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "") || "section";
  const taken = new Set(headings.map(({ id }) => id));
  let id = plainId;
  for (let n = 2; taken.has(id); n += 1) id = `${plainId}-${n}`;
  return id;
}
