import { quotedText } from "#domain/facts/quoted-text.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { pageTag } from "#domain/pages/page-type.ts";
import { type ListedPage, listLivePages } from "#domain/pages/pages.queries.server.ts";
import { type AmbassadorFields, ambassadorType } from "./ambassador-type.ts";
import type { AmbassadorCard, AmbassadorView } from "./ambassador-view.ts";

export const AMBASSADOR_TAG = pageTag(ambassadorType);

const MAX_AMBASSADORS = 200;

/** Everybody who is an ambassador now and has a page. */
export async function listAmbassadors(now: Date): Promise<AmbassadorCard[]> {
  const asked = { page: 1, pageSize: MAX_AMBASSADORS };
  const { rows } = await listLivePages(ambassadorType, asked, now);
  return rows.map(cardOf);
}

/** One ambassador; where the page was renamed, its new address. */
export async function findAmbassador(
  slug: string,
  { now, today }: { now: Date; today: string },
): Promise<AmbassadorView | { movedTo: string } | undefined> {
  const page = await findPage(ambassadorType, slug);
  if (!page || !isLive(page, now)) return undefined;
  if (page.slug !== slug) return { movedTo: pathOf(page.slug) };
  const { ask, since } = page.fields;
  return { ...cardOf(page), title: page.title, ask, since, text: quotedText(page, today) };
}

function cardOf({ slug, description, fields }: ListedPage<AmbassadorFields>): AmbassadorCard {
  const { name, university, course, languages, isDemo } = fields;
  return { to: pathOf(slug), description, name, university, course, languages, isDemo };
}

function pathOf(slug: string): string {
  return `/campus-ambassadors/${slug}`;
}
