import { data, type RouterContextProvider } from "react-router";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { pageCountOf, readPage, readQuery } from "#app/paging.ts";
import { listCompanies } from "#domain/employers/companies.queries.server.ts";
import { registerLabels } from "#domain/jobs/advert/register-labels.ts";
import { companyAddress } from "#domain/jobs/company/company-address.ts";
import { countCompanyJobs } from "#domain/jobs/company/company-jobs.queries.server.ts";
import { liveJobs } from "#domain/jobs/live.server.ts";
import { countries, type JobCountry, type RegisterState } from "#domain/jobs/vocabulary.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const CACHE_SECONDS = "20";

/** Employers with live jobs, page by page. */
export async function loadCompanies({ request, context }: RequestArgs) {
  const now = new Date();
  const url = new URL(request.url);
  const q = readQuery(request);
  const isLicensed = url.searchParams.get("licensed") === "1";
  const asked = { q, isLicensed, isLive: liveJobs(now), page: readPage(request) };
  const { rows, total, page, pageSize } = await listCompanies(asked);
  const counts = await countCompanyJobs(
    rows.map(({ id }) => id),
    now,
  );
  const companies = rows.map(({ id, slug, name, town, country, about, sponsorStatus }) => ({
    ...{ id, name, about },
    href: companyAddress(slug),
    where: town ?? (country === "xx" ? null : countries[country as JobCountry]),
    jobs: jobsLabel(counts.get(id) ?? 0),
    register: sponsorStatus ? toldBy(sponsorStatus as RegisterState) : null,
  }));

  const isPlain = q === "" && !isLicensed && page === 1;
  const isGuest = context.get(visitorContext).kind === "guest";
  const isCached = isGuest && url.search === "" && total > 0;
  return data(
    {
      ...{ q, isLicensed, companies, total, page },
      pageCount: pageCountOf({ total, pageSize }),
      seo: { canonical: `${context.get(siteContext).origin}/companies`, isListed: isPlain },
    },
    {
      headers: isCached
        ? { "x-waymark-keep": "jobs,register", "x-waymark-keep-seconds": CACHE_SECONDS }
        : {},
    },
  );
}

/** A job may have closed since the page was counted. */
function jobsLabel(count: number): string {
  return count === 1 ? "1 live job" : `${count} live jobs`;
}

function toldBy(status: RegisterState) {
  const { tone, headline } = registerLabels[status];
  return { tone, headline };
}
