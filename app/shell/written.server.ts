import { data } from "react-router";
import { findLegalPage, LEGAL_TAG, type Written } from "#domain/editorial/written.server.ts";

/** A legal page with the headers that let it be cached. */
export async function loadLegalPage(
  slug: string,
): Promise<{ page: Written; headers: HeadersInit }> {
  const page = await findLegalPage(slug, new Date());
  if (!page) throw data("We could not find that page.", { status: 404 });
  return { page, headers: { "x-waymark-keep": LEGAL_TAG } };
}
