import type { RouterContextProvider } from "react-router";
import { hasPremium } from "#app/compose/learning/hub-reader.server.ts";
import { siteAsked } from "#app/compose/site/site-asked.server.ts";
import { visitorContext } from "#app/contexts.ts";
import { pageCountOf, readPage, readQuery } from "#app/paging.ts";
import { storyAddress } from "#domain/editorial/people/people.server.ts";
import { companyAddress } from "#domain/jobs/company/company-address.ts";
import { countCompanyJobs } from "#domain/jobs/company/company-jobs.queries.server.ts";
import { inOrder } from "#domain/site-search/group-order.server.ts";
import { hasWords } from "#domain/site-search/query-site.server.ts";
import { searchMessages, trusted } from "#domain/site-search/search-messages.server.ts";
import {
  type FoundEmployer,
  type FoundKind,
  searchSite,
  unlessAway,
} from "#domain/site-search/search-site.server.ts";
import { isSiteKind, type SiteKind, siteKinds } from "#domain/site-search/site-kinds.ts";
import type { ResultGroup, SearchView } from "#domain/site-search/site-result.ts";
import { storableText } from "#rules/storable-text.ts";
import { findJobs, jobGroups, lessonGroup, sponsorGroup } from "./found-elsewhere.server.ts";
import { suggestionsFor } from "./suggestions.server.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const A_GROUP = 4;
const A_PAGE = 20;

/** What a reader may find for their words: everything by kind, or one kind page by page. */
export async function loadSearch({ request, context }: RequestArgs): Promise<SearchView> {
  const q = storableText(readQuery(request));
  const site = siteAsked(q, context);
  const view = hasWords(q)
    ? await loadFound(site, { request, context })
    : viewOf(q, { hasNoWords: q !== "" });
  return { ...view, suggestions: suggestionsFor(site.patterns) };
}

function loadFound(site: Site, { request, context }: RequestArgs): Promise<Found> {
  const kind = new URL(request.url).searchParams.get("kind") ?? "";
  return isSiteKind(kind) && kind !== "company"
    ? loadOneKind(site, kind, readPage(request))
    : loadAllKinds(site, context);
}

type Site = ReturnType<typeof siteAsked>;
type Found = Omit<SearchView, "suggestions">;

function timeZoneOf(context: RequestArgs["context"]): string | null {
  const visitor = context.get(visitorContext);
  return visitor.kind === "member" ? visitor.timeZone : null;
}

async function loadOneKind(site: Site, kind: SiteKind, page: number): Promise<Found> {
  const slice = { offset: (page - 1) * A_PAGE, limit: A_PAGE };
  const found = await unlessAway(searchSite(site, slice, [kind]));
  if (!found) return viewOf(site.q, { isAway: true });
  const [of] = await withStoryPages(found.kinds, site);
  const only = {
    ...{ kind, title: siteKinds[kind], page },
    pageCount: pageCountOf({ total: of?.total ?? 0, pageSize: A_PAGE }),
  };
  const group = { key: kind, title: siteKinds[kind], results: of?.results ?? [], more: null };
  return viewOf(site.q, { groups: [group], told: searchMessages(found), only });
}

async function loadAllKinds(site: Site, context: RequestArgs["context"]): Promise<Found> {
  const { q, now } = site;
  const timeZone = timeZoneOf(context);
  const mayPremium = hasPremium(context.get(visitorContext));
  const [found, jobs, sponsors, lessons] = await Promise.all([
    unlessAway(searchSite(site, { offset: 0, limit: A_GROUP })),
    unlessAway(findJobs({ q, limit: A_GROUP, now, timeZone })),
    unlessAway(sponsorGroup(q)),
    lessonGroup({ q, mayPremium, limit: A_GROUP }),
  ]);
  if (!found || !jobs) return viewOf(q, { isAway: true });
  const isTrusted = trusted({ site: found.repairs, jobs: jobs.repairs });
  const ofSite = isTrusted.site ? await withStoryPages(found.kinds, site) : [];
  const employers = isTrusted.site ? await companyGroup(q, found.employers, now) : [];
  const groups = [
    ...ofSite.map(({ kind, total, results }) => ({
      key: kind,
      title: siteKinds[kind],
      results,
      more: total > results.length ? moreOf(q, kind, total) : null,
    })),
    ...(isTrusted.jobs ? jobGroups(q, jobs) : []),
    ...employers,
    ...(sponsors ?? []),
    ...lessons,
  ];
  const shown = inOrder(q, groups);
  const told =
    shown.length === 0
      ? []
      : searchMessages(isTrusted.site && ofSite.length > 0 ? found : { ...jobs, dropped: [] });
  return viewOf(q, { groups: shown, told });
}

/** Stories stand several to a page, and which page changes as others come. */
async function withStoryPages(kinds: readonly FoundKind[], when: Site): Promise<FoundKind[]> {
  const isStory = (path: string) => path.startsWith(STORIES);
  return Promise.all(
    kinds.map(async (of) => ({
      ...of,
      results: await Promise.all(
        of.results.map(async (result) =>
          isStory(result.path)
            ? { ...result, path: await storyAddress(result.path.slice(STORIES.length), when) }
            : result,
        ),
      ),
    })),
  );
}

const STORIES = "/success-stories#";

function moreOf(q: string, kind: SiteKind, total: number) {
  return { to: `/search?${new URLSearchParams({ q, kind })}`, label: `All ${total}` };
}

/** Of employers only those that readers can apply to: others may be no more than a name in a feed. */
async function companyGroup(
  q: string,
  employers: readonly FoundEmployer[],
  now: Date,
): Promise<ResultGroup[]> {
  const counts = await countCompanyJobs(
    employers.map(({ id }) => id),
    now,
  );
  const hiring = employers.flatMap(({ id, slug, result }) => {
    const count = counts.get(id) ?? 0;
    const jobs = count === 1 ? "1 live job" : `${count} live jobs`;
    const note = [result.note, jobs].filter(Boolean).join(", ");
    return count > 0 ? [{ ...result, path: companyAddress(slug), note }] : [];
  });
  const more = { to: `/companies?${new URLSearchParams({ q })}`, label: "All employers" };
  return [{ key: "company", title: siteKinds.company, results: hiring, more }];
}

function viewOf(q: string, given: Partial<Found>): Found {
  return { q, groups: [], told: [], only: null, hasNoWords: false, isAway: false, ...given };
}
