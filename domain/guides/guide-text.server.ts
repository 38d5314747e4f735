import { factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { quotedText } from "#domain/facts/quoted-text.server.ts";
import type { Page } from "#domain/pages/page.ts";
import { toolLinks } from "#domain/pages/tool-links.ts";
import type { GuideFields } from "./guide-types.ts";
import type { GuideText } from "./guide-view.ts";

/** A guide's page on a day. */
export function guideText(page: Page<GuideFields>, today: string): GuideText {
  return {
    ...quotedText(page, today),
    title: page.title,
    description: withFacts(page.description, factsOn(today)),
    tools: toolLinks(page.fields.tools),
  };
}
