import { factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { quotedText } from "#domain/facts/quoted-text.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive, type Page } from "#domain/pages/page.ts";
import type { PageType } from "#domain/pages/page-type.ts";
import { listLivePages } from "#domain/pages/pages.queries.server.ts";
import { jumpstartType } from "./jumpstart-types.ts";
import type { WrittenView } from "./reading-view.ts";

export type When = { now: Date; today: string };

const MAX_PAGES = 100;
/** Most readers of these pages read in a second language. */
const WORDS_A_MINUTE = 120;

/** A page that readers see at a slug, or had at it. */
export async function findLive<Fields>(
  type: PageType<Fields>,
  slug: string,
  now: Date,
): Promise<Page<Fields> | undefined> {
  const page = await findPage(type, slug);
  return page && isLive(page, now) ? page : undefined;
}

/** Every live page of a type, with its words: there are a few dozen. */
export async function liveWithWords<Fields>(
  type: PageType<Fields>,
  now: Date,
): Promise<Page<Fields>[]> {
  const { rows } = await listLivePages(type, { page: 1, pageSize: MAX_PAGES }, now);
  const pages = await Promise.all(rows.map(({ slug }) => findPage(type, slug)));
  return pages.flatMap((page) => page ?? []);
}

/** One of Jumpstart's own pages. */
export async function findJumpstartPage(slug: string, when: When): Promise<WrittenView | null> {
  const page = await findLive(jumpstartType, slug, when.now);
  return page ? writtenView(page, when.today) : null;
}

export function writtenView(
  { slug, title, description, body }: Page<unknown>,
  today: string,
): WrittenView {
  return {
    title,
    description: withFacts(description, factsOn(today)),
    minutes: minutesOf({ body }),
    text: quotedText({ slug: `jumpstart/${slug}`, body }, today),
  };
}

export function minutesOf({ body }: { body: string }): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE));
}
