import { data, type RouterContextProvider } from "react-router";
import { jobsTag, withJobs } from "#app/compose/content/jobs-in-text.server.ts";
import { siteContext } from "#app/contexts.ts";
import { today } from "#app/today.ts";
import { findSitePage, SITE_TAG } from "#domain/editorial/site/find-site-page.server.ts";
import { countryCodeOf } from "#rules/countries.ts";

/** A page about ourselves, in the words of the country the product was started for. */
export async function loadSitePage(slug: string, context: Readonly<RouterContextProvider>) {
  const { systemCountryId } = context.get(siteContext);
  const variant = countryCodeOf[systemCountryId as keyof typeof countryCodeOf] ?? "";
  const page = await findSitePage(slug, { variant, ...today() });
  if (!page) throw data("We could not find that page.", { status: 404 });
  const headers = { "x-waymark-keep": `${SITE_TAG},rules${jobsTag(page.text)}` };
  return data({ ...page, text: await withJobs(page.text, new Date()) }, { headers });
}
