import { Marked } from "marked";
import { textOfHtml } from "../html-text.ts";
import type { Answered } from "./landing-page.ts";

const QUESTIONS = /^## Questions\s*$/m;

const marked = new Marked({ gfm: true, async: false });
const plainTable = marked.Renderer.prototype.table;

marked.use({
  renderer: {
    // The page has its one h1 already.
    heading({ depth, tokens }) {
      const level = Math.min(4, Math.max(2, depth));
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    // Staff write words, not markup: what looks like markup is shown as typed.
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return isSafe(href) ? `<a href="${escaped(href)}">${words}</a>` : words;
    },
    table(token) {
      return `<div class="land__table" tabindex="0" role="region" aria-label="Table">${plainTable.call(this, token)}</div>`;
    },
  },
});

/** Markdown as HTML that is safe to show, whoever wrote it: no markup of theirs, no odd links. */
export function writtenHtml(markdown: string): string {
  return (marked.parse(markdown) as string).trim();
}

/** Splits a page's Markdown into its words and the questions at its end. */
export function readWords(body: string): { html: string; questions: Answered[] } {
  const [words = "", asked = ""] = body.split(QUESTIONS);
  const questions = asked
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      return answered(part.slice(0, end).trim(), part.slice(end + 1).trim());
    });
  return { html: writtenHtml(words), questions };
}

export function answered(question: string, answer: string): Answered {
  const html = writtenHtml(answer);
  return { question, html, text: textOfHtml(html) };
}

/** Our own pages, the web over TLS, and mail. */
function isSafe(href: string): boolean {
  return /^\/(?!\/)|^https:\/\/[^@]+$|^mailto:[^\s?]+$/.test(href) && !href.includes("\\");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
