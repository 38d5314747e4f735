import { data } from "react-router";
import { withJobsInHtml } from "#app/compose/content/jobs-in-text.server.ts";
import { today } from "#app/today.ts";
import { findLegalPage, LEGAL_TAG } from "#domain/editorial/written.server.ts";
import type { Written } from "#domain/editorial/written.ts";

/** A legal page with the headers that let it be cached. */
export async function loadLegalPage(
  slug: string,
): Promise<{ page: Written; headers: HeadersInit }> {
  const when = today();
  const page = await findLegalPage(slug, when);
  if (!page) throw data("We could not find that page.", { status: 404 });
  const html = await withJobsInHtml(page.html, when.now);
  const tags = `${LEGAL_TAG},rules${html === page.html ? "" : ",jobs"}`;
  return { page: { ...page, html }, headers: { "x-waymark-keep": tags } };
}
