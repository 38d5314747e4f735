import { quotedText } from "#domain/facts/quoted-text.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { type ListedPage, listLivePages } from "#domain/pages/pages.queries.server.ts";
import { previewedPage } from "#domain/pages/previewed.server.ts";
import { isoDay, monthName } from "#rules/days.ts";
import { type AmbassadorFields, ambassadorType } from "./ambassador-type.ts";
import type { AmbassadorCard, AmbassadorView } from "./ambassador-view.ts";
import { ownPagePaths } from "./own-page/own-page.ts";
import {
  findLiveOwnPage,
  listLiveOwnPages,
  type OwnPageShown,
} from "./own-page/own-pages.server.ts";

const MAX_AMBASSADORS = 200;

/** Everybody who is an ambassador now and has a page. */
export async function listAmbassadors(now: Date): Promise<AmbassadorCard[]> {
  const asked = { page: 1, pageSize: MAX_AMBASSADORS };
  const { rows } = await listLivePages(ambassadorType, asked, now);
  const own = await listLiveOwnPages(MAX_AMBASSADORS);
  // An ambassador who writes a page of their own replaces the one that we wrote about them.
  const ours = rows.filter(({ slug }) => own.every((one) => one.slug !== slug));
  return [...own.map(ownCardOf), ...ours.map(cardOf)];
}

/** One ambassador; where the page was renamed, its new address. */
export async function findAmbassador(
  slug: string,
  { now, today }: { now: Date; today: string },
): Promise<AmbassadorView | { movedTo: string } | undefined> {
  const own = previewedPage(ambassadorType, slug) ? undefined : await findLiveOwnPage(slug);
  if (own) return ownViewOf(own, today);
  const page = await findPage(ambassadorType, slug);
  if (!page || !isLive(page, now)) return undefined;
  if (page.slug !== slug) return { movedTo: pathOf(page.slug) };
  const { ask, since } = page.fields;
  return { ...cardOf(page), title: page.title, ask, since, text: quotedText(page, today) };
}

function cardOf({ slug, description, fields }: ListedPage<AmbassadorFields>): AmbassadorCard {
  const { name, university, course, languages, isDemo } = fields;
  return {
    ...{ to: pathOf(slug), description, name, university, course, languages, isDemo },
    photo: null,
  };
}

function ownCardOf({ slug, words, university, isDemo, fileId }: OwnPageShown): AmbassadorCard {
  const { name, course, languages, about } = words;
  return {
    ...{ to: pathOf(slug), name, university, course, languages, isDemo, description: about },
    photo: fileId && ownPagePaths.photo(fileId),
  };
}

function ownViewOf(own: OwnPageShown, today: string): AmbassadorView {
  const { slug, words, university, publishedAt } = own;
  const since = `${monthName(isoDay(publishedAt))} ${publishedAt.getUTCFullYear()}`;
  return {
    ...ownCardOf(own),
    ...{ title: `${words.name} at ${university}`, ask: words.ask, since },
    text: quotedText({ slug, body: words.body }, today, "public"),
  };
}

function pathOf(slug: string): string {
  return ownPagePaths.page(slug);
}
