import { answerQuestions } from "#domain/pages/answer-questions.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive, type Page, type PageContent } from "#domain/pages/page.ts";
import { pageTag } from "#domain/pages/page-type.ts";
import { perRevision } from "#domain/pages/per-revision.ts";
import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { eventIn } from "#rules/wall-clock.ts";
import type { Fair } from "./fair.ts";
import { type FairFields, fairType } from "./fair-type.ts";

/** Cached pages that show a fair carry this tag. */
export const FAIR_TAG = pageTag(fairType);

/** A fair that readers see. Its dates and words are a page; see content/fairs. */
export async function findFair(slug: string, now: Date): Promise<Fair | undefined> {
  const page = await findPage(fairType, slug);
  return page && isLive(page, now) ? fairOfRevision(page) : undefined;
}

const fairOfRevision: (page: Page<FairFields>) => Fair = perRevision(fairOf);

/** A page as the fair it describes. */
export function fairOf(page: PageContent<FairFields>): Fair {
  const { slug, title, description, body } = page;
  const { heading, lead, zone, checkedOn, editions, programme, employers, questions } = page.fields;
  return {
    ...{ slug, title, description, heading, lead, zone, checkedOn, programme, employers },
    path: `/${slug}`,
    editions: editions.map(({ day, from, to, theme }) => ({
      key: `${slug}/${day}`,
      startsAt: eventIn(zone, day, from),
      endsAt: eventIn(zone, day, to),
      theme,
    })),
    html: renderMarkdown(body, fairType.trust).html,
    questions: answerQuestions(questions, fairType.trust),
  };
}
