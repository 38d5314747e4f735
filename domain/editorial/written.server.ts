import { perFacts, plainFacts, quotedHtml } from "#domain/facts/quoted-html.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive, type Page } from "#domain/pages/page.ts";
import { pageTag } from "#domain/pages/page-type.ts";
import type { Written } from "./written.ts";
import { legalType, toolType } from "./written-types.ts";

/** Cached pages that show such words carry these tags. */
export const LEGAL_TAG = pageTag(legalType);
export const TOOL_TAG = pageTag(toolType);

type When = { now: Date; today: string };

export function findLegalPage(slug: string, when: When): Promise<Written | undefined> {
  return findWritten(legalType, slug, when);
}

/** The words beside a tool. */
export function findToolWords(slug: string, when: When): Promise<Written | undefined> {
  return findWritten(toolType, slug, when);
}

async function findWritten(
  type: typeof legalType,
  slug: string,
  { now, today }: When,
): Promise<Written | undefined> {
  const page = await findPage(type, slug);
  return page && isLive(page, now) ? written(page, today) : undefined;
}

const written = perFacts(({ slug, title, description, body }: Page<object>, today): Written => {
  const words = { slug, body, trust: "ours" } as const;
  const { html, headings, notes } = quotedHtml(words, today, { hasHeadingIds: true });
  const sections = headings.filter(({ depth }) => depth === 2);
  return {
    title: plainFacts(title, today),
    description: plainFacts(description, today),
    html,
    notes,
    sections: sections.map(({ id, title: to }) => ({ id, title: to })),
  };
});
