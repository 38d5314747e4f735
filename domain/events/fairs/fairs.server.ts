import { perFacts, plainFacts, quotedHtml } from "#domain/facts/quoted-html.server.ts";
import { answerQuestions } from "#domain/pages/answer-questions.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive, type Page, type PageContent } from "#domain/pages/page.ts";
import { pageTag } from "#domain/pages/page-type.ts";
import { dayIn } from "#rules/day-in.ts";
import { eventIn } from "#rules/wall-clock.ts";
import type { Fair } from "./fair.ts";
import { type FairFields, fairType } from "./fair-type.ts";

/** Cached pages that show a fair carry this tag. */
export const FAIR_TAG = pageTag(fairType);

/** A fair that readers see. Its dates and words are a page; see content/fairs. */
export async function findFair(slug: string, now: Date): Promise<Fair | undefined> {
  const page = await findPage(fairType, slug);
  return page && isLive(page, now) ? fairOfDay(page, dayIn("gb", now)) : undefined;
}

const fairOfDay: (page: Page<FairFields>, today: string) => Fair = perFacts(fairOf);

/** A page as the fair it describes, with the facts of a day. */
export function fairOf(page: PageContent<FairFields>, today: string): Fair {
  const { slug, title, description, body } = page;
  const { trust } = fairType;
  const { heading, zone, checkedOn, editions, programme, employers, questions } = page.fields;
  const { html, notes } = quotedHtml({ slug, body, trust }, today);
  return {
    ...{ slug, zone, checkedOn, programme, employers },
    title: plainFacts(title, today),
    description: plainFacts(description, today),
    heading: plainFacts(heading, today),
    path: `/${slug}`,
    lead: plainFacts(page.fields.lead, today),
    editions: editions.map(({ day, from, to, theme }) => ({
      key: `${slug}/${day}`,
      startsAt: eventIn(zone, day, from),
      endsAt: eventIn(zone, day, to),
      theme,
    })),
    ...{ html, notes },
    questions: answerQuestions(questions, trust, (words) => plainFacts(words, today)),
  };
}
