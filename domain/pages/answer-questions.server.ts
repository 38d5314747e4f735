import type { Trust } from "#platform/markdown/allow-list.server.ts";
import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { textOfHtml } from "#rules/html-text.ts";
import type { Answered, Question } from "./questions.ts";

/** The questions of a page with their answers ready to show; `quoted` puts the facts in their place. */
export function answerQuestions(
  questions: readonly Question[],
  trust: Trust,
  quoted: (words: string) => string,
): Answered[] {
  return questions.map(({ question, answer }) => {
    const { html } = renderMarkdown(quoted(answer), trust);
    return { question: quoted(question), html, text: textOfHtml(html) };
  });
}
