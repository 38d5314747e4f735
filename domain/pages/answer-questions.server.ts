import type { Trust } from "#platform/markdown/allow-list.server.ts";
import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { textOfHtml } from "#rules/html-text.ts";
import type { Answered, Question } from "./questions.ts";

/** The questions of a page with their answers ready to show. */
export function answerQuestions(questions: readonly Question[], trust: Trust): Answered[] {
  return questions.map(({ question, answer }) => {
    const { html } = renderMarkdown(answer, trust);
    return { question, html, text: textOfHtml(html) };
  });
}
