import { siteContext } from "#app/contexts.ts";
import { sitemapIndex } from "#app/sitemap-xml.ts";
import { listSitemapParts } from "#domain/jobs/sitemap.queries.server.ts";
import type { Route } from "./+types/route";

/** The list of our sitemaps: of pages, articles and companies, and as many of jobs as it takes. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const jobParts = await listSitemapParts(new Date());
  const body = sitemapIndex([
    { url: `${origin}/sitemaps/pages.xml`, changedAt: null },
    { url: `${origin}/sitemaps/articles.xml`, changedAt: null },
    { url: `${origin}/sitemaps/companies.xml`, changedAt: null },
    ...jobParts.map(({ part, changedAt }) => ({
      url: `${origin}/sitemaps/jobs-${part}.xml`,
      changedAt,
    })),
  ]);
  return new Response(body, { headers: { "content-type": "application/xml" } });
}
