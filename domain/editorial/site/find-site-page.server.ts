import { factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { quotedText } from "#domain/facts/quoted-text.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { pageTag } from "#domain/pages/page-type.ts";
import { siteType } from "./site-type.ts";
import type { SitePageView } from "./site-view.ts";

export const SITE_TAG = pageTag(siteType);

/** A page about ourselves, in the words of a country where it has its own. */
export async function findSitePage(
  slug: string,
  { variant = "", now, today }: { variant?: string; now: Date; today: string },
): Promise<SitePageView | undefined> {
  const page = await findPage(siteType, slug, variant);
  if (!page || !isLive(page, now)) return undefined;
  return {
    title: page.title,
    description: withFacts(page.description, factsOn(today)),
    text: quotedText(page, today),
  };
}
