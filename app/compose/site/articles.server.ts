import { matchPath } from "react-router";
import { addresses } from "#addresses/addresses.ts";
import { listAmbassadors } from "#domain/editorial/ambassadors/ambassadors.server.ts";
import { listChapterPaths } from "#domain/editorial/ebooks/ebooks.server.ts";
import { pageAddress } from "#domain/links/page-address.ts";
import { pageTypes } from "#domain/page-types.ts";
import { listLiveSlugs } from "#domain/pages/pages.queries.server.ts";
import { decide } from "#rules/access/decide.ts";
import { guest } from "#rules/access/visitor.ts";

/** A sitemap holds no more. */
const MAX_ARTICLES = 50_000;

type Article = { path: string; changedAt: Date | null };

/** Landing pages are listed elsewhere: they are worth finding only while they show jobs. */
const types = pageTypes.filter(({ name }) => name !== "landing");

const visit = { visitor: guest, isMicrosite: false, previousPath: null } as const;

/** Addresses that many pages share, and that a guest may open on our own site. */
const open = addresses.filter(
  (address) =>
    /^(public|employer)\//.test(address.file) &&
    address.path.includes("/:") &&
    decide(address, visit).kind === "allow",
);

/** Where guests read what editors wrote, except pages that have an address to themselves. */
export async function listArticles(now: Date): Promise<Article[]> {
  const rows = await listLiveSlugs(types, now, MAX_ARTICLES);
  const found = new Map<string, Article>();
  for (const row of rows) {
    const path = pageAddress(row.type, row.slug);
    if (!path || !open.some((address) => matchPath(address.path, path))) continue;
    found.set(path, { path, changedAt: changedAt(row) });
  }
  for (const article of await chaptersAndOwnPages(now)) {
    if (!found.has(article.path)) found.set(article.path, article);
  }
  return [...found.values()];
}

/** What stands at an address of its own and is no page of ours: chapters, and what ambassadors write of themselves. */
async function chaptersAndOwnPages(now: Date): Promise<Article[]> {
  const [chapters, ambassadors] = await Promise.all([listChapterPaths(now), listAmbassadors(now)]);
  return [...chapters, ...ambassadors.map(({ to }) => to)].map((path) => ({
    path,
    changedAt: null,
  }));
}

type Row = Awaited<ReturnType<typeof listLiveSlugs>>[number];

/** A file's first revision is dated by the day we loaded it, which says nothing of its words. */
function changedAt({ revision, publishedAt, updatedAt }: Row): Date | null {
  if (revision === 1) return publishedAt;
  return publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt;
}
