import { asc, desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { landingPages } from "#db/schema/landing-pages.ts";
import { isoDay } from "#rules/days.ts";
import type { Paged } from "#rules/paged.ts";
import type { LandingPage } from "./landing-page.ts";
import { answered, writtenHtml } from "./written-html.server.ts";

const PAGE_SIZE = 25;
/** Enough to choose neighbours from. */
const MOST_PUBLISHED = 200;

const columns = {
  slug: landingPages.slug,
  title: landingPages.title,
  description: landingPages.description,
  intro: landingPages.intro,
  criteria: landingPages.criteria,
  board: landingPages.board,
  questions: landingPages.questions,
  isPublished: landingPages.isPublished,
  updatedAt: landingPages.updatedAt,
};

export type StaffPage = Awaited<ReturnType<typeof readPages>>[number];

/** Pages that staff made, the last changed first. */
export async function listStaffPages(page: number): Promise<Paged<StaffPage>> {
  const total = await db.$count(landingPages);
  return { rows: await readPages(page), total, page, pageSize: PAGE_SIZE };
}

function readPages(page: number) {
  return db
    .select(columns)
    .from(landingPages)
    .orderBy(desc(landingPages.updatedAt), landingPages.slug)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}

export async function findStaffPage(slug: string): Promise<StaffPage | undefined> {
  const [page] = await db.select(columns).from(landingPages).where(eq(landingPages.slug, slug));
  return page;
}

/** The published ones, as readers see them. */
export async function listPublishedPages(): Promise<LandingPage[]> {
  const rows = await db
    .select(columns)
    .from(landingPages)
    .where(eq(landingPages.isPublished, true))
    .orderBy(asc(landingPages.slug))
    .limit(MOST_PUBLISHED);
  return rows.map(toLandingPage);
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
