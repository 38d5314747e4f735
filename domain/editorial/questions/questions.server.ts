import { type Facts, factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { listLivePages } from "#domain/pages/pages.queries.server.ts";
import { meantWords, repairedMessage } from "#domain/pages/repair-words.server.ts";
import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { textOfHtml } from "#rules/html-text.ts";
import { fold } from "#search/words/tokenise.ts";
import { type QuestionTopic, questionTopics, questionType } from "./question-type.ts";
import type { QuestionView, TopicView } from "./questions-view.ts";

const MAX_QUESTIONS = 300;

/** Every question by topic; with words, only those that have all of them. */
export async function loadQuestions(
  asked: string,
  { now, today }: { now: Date; today: string },
): Promise<{ topics: TopicView[]; told: string | null }> {
  const { rows } = await listLivePages(questionType, { page: 1, pageSize: MAX_QUESTIONS }, now);
  const inOrder = rows.toSorted((one, other) => one.fields.order - other.fields.order);
  const facts = factsOn(today);
  const views = await Promise.all(
    inOrder.map(async ({ slug, fields }) => ({
      topic: fields.topic,
      view: await questionView(slug, facts),
    })),
  );
  const texts = views.flatMap(({ view }) => (view ? [`${view.question} ${view.text}`] : []));
  const { words, repairs } = meantWords(asked, texts);
  const fits = ({ question, text }: QuestionView) =>
    words.every((word) => fold(`${question} ${text}`).includes(word));
  const topics = (Object.keys(questionTopics) as QuestionTopic[]).map((topic) => ({
    topic,
    title: questionTopics[topic],
    questions: views.flatMap(({ topic: own, view }) =>
      own === topic && view && fits(view) ? [view] : [],
    ),
  }));
  return { topics, told: repairedMessage(repairs) };
}

/** One question alone, as its editor sees it before others do. */
export async function previewQuestion(
  slug: string,
  { today }: { today: string },
): Promise<TopicView[]> {
  const [page, view] = await Promise.all([
    findPage(questionType, slug),
    questionView(slug, factsOn(today)),
  ]);
  if (!page || !view) return [];
  const { topic } = page.fields;
  return [{ topic, title: questionTopics[topic], questions: [view] }];
}

async function questionView(slug: string, facts: Facts): Promise<QuestionView | null> {
  const page = await findPage(questionType, slug);
  if (!page) return null;
  const { html } = renderMarkdown(withFacts(page.body, facts), "ours");
  return { id: slug, question: page.title, html, text: textOfHtml(html) };
}
