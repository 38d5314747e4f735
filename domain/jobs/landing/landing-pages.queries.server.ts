import { asc, desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { landingPages } from "#db/schema/landing-pages.ts";
import { isoDay } from "#rules/days.ts";
import type { PageAsked, Paged } from "#rules/paged.ts";
import type { LandingPage, LandingStop } from "./landing-page.ts";
import { answered, writtenHtml } from "./written-html.server.ts";

const PAGE_SIZE = 25;
/** Enough to choose neighbours from. */
const MAX_PUBLISHED = 200;

const listColumns = {
  slug: landingPages.slug,
  title: landingPages.title,
  board: landingPages.board,
  criteria: landingPages.criteria,
  isPublished: landingPages.isPublished,
  updatedAt: landingPages.updatedAt,
};

const pageColumns = {
  ...listColumns,
  description: landingPages.description,
  intro: landingPages.intro,
  questions: landingPages.questions,
};

export type StaffPage = Pick<typeof landingPages.$inferSelect, keyof typeof pageColumns>;
type ListedPage = Pick<StaffPage, keyof typeof listColumns>;

/** Pages that staff made, the last changed first. */
export async function listStaffPages({
  page,
  pageSize = PAGE_SIZE,
}: PageAsked): Promise<Paged<ListedPage>> {
  const rows = await db
    .select(listColumns)
    .from(landingPages)
    .orderBy(desc(landingPages.updatedAt), landingPages.slug)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(landingPages), page, pageSize };
}

export async function findStaffPage(slug: string): Promise<StaffPage | undefined> {
  const [page] = await db.select(pageColumns).from(landingPages).where(eq(landingPages.slug, slug));
  return page;
}

/** Where the published ones are and what they look for, without their words. */
export async function listPublishedPages(): Promise<LandingStop[]> {
  const { slug, title, board, criteria } = listColumns;
  const rows = await db
    .select({ slug, heading: title, board, criteria })
    .from(landingPages)
    .where(eq(landingPages.isPublished, true))
    .orderBy(asc(landingPages.slug))
    .limit(MAX_PUBLISHED);
  return rows.map(({ slug: name, ...page }) => ({ ...page, path: staffPagePath(name) }));
}

export function staffPagePath(slug: string): string {
  return `/jobs-for/${slug}`;
}

export function toLandingPage(row: StaffPage): LandingPage {
  const { slug, title, description, board, criteria, intro, questions, updatedAt } = row;
  return {
    path: staffPagePath(slug),
    title,
    description,
    heading: title,
    board,
    criteria,
    one: "job of this kind",
    many: "jobs of this kind",
    wider: null,
    related: [],
    checkedOn: isoDay(updatedAt),
    rates: [],
    html: writtenHtml(intro),
    questions: questions.map(({ question, answer }) => answered(question, answer)),
  };
}
