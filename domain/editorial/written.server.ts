import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive, type Page } from "#domain/pages/page.ts";
import { pageTag } from "#domain/pages/page-type.ts";
import { perRevision } from "#domain/pages/per-revision.ts";
import { renderMarkdown } from "#platform/markdown/render-markdown.server.ts";
import { legalType, toolType } from "./written-types.ts";

/** A page of our own words, ready to show. */
export type Written = {
  title: string;
  description: string;
  html: string;
  sections: readonly { id: string; title: string }[];
};

/** Cached pages that show such words carry these tags. */
export const LEGAL_TAG = pageTag(legalType);
export const TOOL_TAG = pageTag(toolType);

export function findLegalPage(slug: string, now: Date): Promise<Written | undefined> {
  return findWritten(legalType, slug, now);
}

/** The words beside a tool. */
export function findToolWords(slug: string, now: Date): Promise<Written | undefined> {
  return findWritten(toolType, slug, now);
}

async function findWritten(
  type: typeof legalType,
  slug: string,
  now: Date,
): Promise<Written | undefined> {
  const page = await findPage(type, slug);
  return page && isLive(page, now) ? written(page) : undefined;
}

const written = perRevision(({ title, description, body }: Page<object>): Written => {
  const { html, headings } = renderMarkdown(body, "ours", { hasHeadingIds: true });
  const sections = headings.filter(({ depth }) => depth === 2);
  return {
    title,
    description,
    html,
    sections: sections.map(({ id, title: to }) => ({ id, title: to })),
  };
});
