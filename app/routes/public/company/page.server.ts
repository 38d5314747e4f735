import { data, type RouterContextProvider, redirect } from "react-router";
import { registerOf } from "#app/compose/companies/company-register.server.ts";
import { boardJudge, fitsOf } from "#app/compose/jobs/board-verdicts.server.ts";
import { savesFor } from "#app/compose/jobs/saves.server.ts";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import {
  type Company,
  findCompany,
  findRenamedTo,
} from "#domain/employers/companies.queries.server.ts";
import { cardView } from "#domain/jobs/board/card-view.server.ts";
import { companyAddress } from "#domain/jobs/company/company-address.ts";
import { type CompanyFacts, sponsorshipSentence } from "#domain/jobs/company/company-facts.ts";
import {
  COMPANY_PAGE_SIZE,
  findCompanyFacts,
  listCompanyJobs,
} from "#domain/jobs/company/company-jobs.queries.server.ts";
import { isFollowing } from "#domain/jobs/followed/follow-employer.server.ts";
import { maySaveJobs } from "#domain/jobs/saved/toggle.schema.ts";
import { countries, type JobCountry } from "#domain/jobs/vocabulary.ts";
import { companySeo } from "./company-seo.ts";

type RequestArgs = {
  request: Request;
  params: { slug: string };
  context: Readonly<RouterContextProvider>;
};

/** As long as the board: a new job is seen this much later at most. */
const CACHE_SECONDS = "20";
const MAX_PLACES = 8;

/** The company an address names; one of before a renaming leads on, and nobody's is 404. */
export async function companyAt({ request, params }: Pick<RequestArgs, "request" | "params">) {
  const company = await findCompany(params.slug);
  if (company) return company;
  const renamedTo = await findRenamedTo(params.slug);
  if (renamedTo) throw redirect(companyAddress(renamedTo) + new URL(request.url).search, 301);
  throw data("We could not find that employer.", { status: 404 });
}

/** Everything a company's page shows. */
export async function loadCompany({ request, params, context }: RequestArgs) {
  const now = new Date();
  const company = await companyAt({ request, params });
  const visitor = context.get(visitorContext);
  const url = new URL(request.url);
  const facts = await findCompanyFacts(company.id, now);
  const pageCount = pageCountOf({ total: facts.total, pageSize: COMPANY_PAGE_SIZE });
  const page = Math.min(readPage(request), pageCount);

  const [jobs, register, follow] = await Promise.all([
    loadJobs({ company, page, visitor, url, now }),
    registerOf(company, now),
    followOf(visitor, company.id),
  ]);
  const { origin } = context.get(siteContext);
  const isForAll = visitor.kind === "guest" && url.search === "" && facts.total > 0;
  return data(
    {
      company: faceOf(company, facts),
      ...jobs,
      ...{ page, pageCount, register, follow },
      seo: companySeo(company, { origin, page, total: facts.total }),
    },
    {
      headers: isForAll
        ? { "x-waymark-keep": "jobs,register", "x-waymark-keep-seconds": CACHE_SECONDS }
        : {},
    },
  );
}

type JobsOf = { company: Company; page: number; visitor: SignedVisitor; url: URL; now: Date };

async function loadJobs({ company, page, visitor, url, now }: JobsOf) {
  const cards = await listCompanyJobs(company.id, page, now);
  const ids = cards.map(({ id }) => id);
  const [judge, saves] = await Promise.all([
    boardJudge("jobs", visitor, now),
    savesFor(visitor, ids, url),
  ]);
  const fits = await fitsOf(cards, judge);
  const timeZone = visitor.kind === "member" ? visitor.timeZone : null;
  const views = cards.map((card) => cardView(card, { now, timeZone, fits }));
  return { cards: views.map((view) => ({ ...view, company: undefined })), saves };
}

/** Guests are shown the button too: pressing it asks them to sign in. Null where nobody can follow. */
async function followOf(visitor: SignedVisitor, employerId: number) {
  if (visitor.kind === "guest") return { isFollowing: false };
  if (!maySaveJobs(visitor)) return null;
  return { isFollowing: await isFollowing(visitor.id, employerId) };
}

/** What readers see of a company. One known from feeds alone has no words of its own, and the page says so. */
function faceOf(company: Company, facts: CompanyFacts) {
  const { slug, name, town, country, website, about, logoId, isDemo } = company;
  const countryName = country === "xx" ? null : countries[country as JobCountry];
  return {
    ...{ slug, name, website, about, isDemo },
    where: [town, countryName].filter(Boolean).join(", ") || null,
    logo: logoId ? `/pictures/${logoId}` : null,
    total: facts.total,
    places: facts.places.slice(0, MAX_PLACES),
    morePlaces: Math.max(0, facts.places.length - MAX_PLACES),
    sponsorship: sponsorshipSentence(facts),
  };
}

export type CompanyFace = ReturnType<typeof faceOf>;
