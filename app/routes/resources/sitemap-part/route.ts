import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { addresses } from "#addresses/addresses.ts";
import { listArticles } from "#app/compose/site/articles.server.ts";
import { siteContext } from "#app/contexts.ts";
import { urlSet } from "#app/sitemap-xml.ts";
import { readSitemapCompanies } from "#domain/employers/companies.queries.server.ts";
import { listedEventPaths } from "#domain/events/events.queries.server.ts";
import { companyAddress } from "#domain/jobs/company/company-address.ts";
import { countPages } from "#domain/jobs/landing/count-pages.server.ts";
import { landingStops } from "#domain/jobs/landing/landing-pages.queries.server.ts";
import { liveJobs } from "#domain/jobs/live.server.ts";
import { readSitemapPart } from "#domain/jobs/sitemap.queries.server.ts";
import type { Route } from "./+types/route";

const headers = { "content-type": "application/xml" };

/** These ask search engines not to list them. */
const unlisted = ["server-error", "under-maintenance", "new-job-alert", "search", "job-map"];

/** Pages worth finding: open to guests, finished, and complete without a parameter. */
const listed = addresses.filter(
  (address) =>
    ["public", "employer"].includes(address.audience) &&
    ["public", "home", "microsite-gated", "employer-page"].includes(address.access) &&
    !/[:*]/.test(address.path) &&
    !unlisted.includes(address.name),
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  if (params.part === "pages.xml") {
    const rows = (await pagePaths()).map((path) => ({ url: origin + path, changedAt: null }));
    return new Response(urlSet.begin + urlSet.rows(rows) + urlSet.end, { headers });
  }
  if (params.part === "articles.xml") {
    const articles = await listArticles(new Date());
    const rows = articles.map(({ path, changedAt }) => ({ url: origin + path, changedAt }));
    return new Response(urlSet.begin + urlSet.rows(rows) + urlSet.end, { headers });
  }
  if (params.part === "companies.xml") return streamed(companyRows(origin));
  const part = Number(/^jobs-([1-9]\d{0,4})\.xml$/.exec(params.part)?.[1] ?? 0);
  // Ids end at 2,147,483,647.
  if (part < 1 || part > 42_949) throw new Response("There is no such sitemap.", { status: 404 });
  return streamed(jobRows(part, origin));
}

function streamed(rows: AsyncGenerator<string>): Response {
  return new Response(createReadableStreamFromReadable(Readable.from(rows)), { headers });
}

/** A landing page without jobs asks search engines to leave it out, and so it is left out here. */
async function pagePaths(): Promise<string[]> {
  const landing = await landingStops();
  const counts = await countPages(landing, new Date());
  const empty = new Set(landing.filter((_page, index) => counts?.[index] === 0).map(pathOf));
  const events = await listedEventPaths(new Date());
  const paths = new Set([...[...listed, ...landing].map(pathOf), ...events]);
  return [...paths].filter((path) => !empty.has(path));
}

function pathOf({ path }: { path: string }): string {
  return path;
}

async function* companyRows(origin: string): AsyncGenerator<string> {
  yield urlSet.begin;
  for await (const batch of readSitemapCompanies(liveJobs(new Date()))) {
    yield urlSet.rows(
      batch.map(({ slug, changedAt }) => ({ url: origin + companyAddress(slug), changedAt })),
    );
  }
  yield urlSet.end;
}

async function* jobRows(part: number, origin: string): AsyncGenerator<string> {
  yield urlSet.begin;
  for await (const batch of readSitemapPart(part, new Date())) {
    const rows = batch.map(({ path, changedAt }) => ({ url: origin + path, changedAt }));
    yield urlSet.rows(rows);
  }
  yield urlSet.end;
}
