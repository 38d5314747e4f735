import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { textOfHtml } from "#rules/html-text.ts";
import type { Answered } from "./landing-page.ts";

const QUESTIONS = /^## Questions\s*$/m;

export function writtenHtml(markdown: string): string {
  return renderMarkdown(markdown, "staff").html;
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
