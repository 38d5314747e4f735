import { perFacts, plainFacts, quotedHtml } from "#domain/facts/quoted-html.server.ts";
import { answerQuestions } from "#domain/pages/answer-questions.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { pageTag } from "#domain/pages/page-type.ts";
import { type ListedPage, listLivePages, listPages } from "#domain/pages/pages.queries.server.ts";
import { cached } from "#platform/cached.server.ts";
import { isoDay } from "#rules/days.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { goingRates } from "./going-rates.server.ts";
import type { LandingPage, LandingStop } from "./landing-page.ts";
import { type LandingRow, landingType } from "./landing-type.ts";

/** Enough to choose neighbours from. */
const MAX_STOPS = 200;

/** Cached pages that show landing pages carry this tag. */
export const LANDING_TAG = pageTag(landingType);

type Listed = ListedPage<LandingRow["fields"]>;

/** The page that has this slug or had it, published or not. */
export function findLandingPage(slug: string): Promise<LandingRow | undefined> {
  return findPage(landingType, slug);
}

/** A page that staff made at the desk, and may change there. */
export async function findStaffPage(slug: string): Promise<LandingRow | undefined> {
  const page = await findLandingPage(slug);
  return page?.slug === slug && !page.fields.isTopLevel ? page : undefined;
}

/** Pages that staff made, the last changed first. */
export async function listStaffPages(asked: PageParams): Promise<Paged<StaffPage>> {
  const { rows, ...paged } = await listPages(landingType, {
    ...asked,
    fields: { isTopLevel: false },
  });
  return { ...paged, rows: rows.map(staffPageOf) };
}

type StaffPage = Pick<Listed, "slug" | "title" | "updatedAt"> &
  Pick<LandingStop, "board" | "criteria"> & { isPublished: boolean };

function staffPageOf({ slug, title, status, updatedAt, fields }: Listed): StaffPage {
  const { board, criteria } = fields;
  return { slug, title, updatedAt, board, criteria, isPublished: status === "published" };
}

/** The pages of the specification, whose words came with the product. */
export async function listWrittenPages() {
  const asked = { page: 1, pageSize: MAX_STOPS, fields: { isTopLevel: true } };
  const { rows } = await listPages(landingType, asked);
  return rows
    .map((row) => ({ ...stopOf(row), checkedOn: checkedOn(row) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Where the published ones are and what they look for, without their words. */
export const landingStops: () => Promise<LandingStop[]> = cached(readStops, {
  tag: LANDING_TAG,
  maxAgeMs: 3000,
});

async function readStops(): Promise<LandingStop[]> {
  const asked = { page: 1, pageSize: MAX_STOPS };
  const { rows } = await listLivePages(landingType, asked, new Date());
  return rows.map(stopOf).toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

function stopOf(row: Listed): LandingStop {
  const { heading, board, criteria } = row.fields;
  return { path: landingPath(row), heading, board, criteria };
}

export function landingPath({ slug, fields }: Pick<Listed, "slug" | "fields">): string {
  return fields.isTopLevel ? `/${slug}` : staffPagePath(slug);
}

export function staffPagePath(slug: string): string {
  return `/jobs-for/${slug}`;
}

/** The page as it is read on a day, its words as HTML with the day's facts. */
export const toLandingPage: (row: LandingRow, today: string) => LandingPage = perFacts(madeOf);

function madeOf(row: LandingRow, today: string): LandingPage {
  const { slug, title, body, fields } = row;
  const { trust } = landingType;
  const { heading, board, criteria, one, many, wider, related, rates, questions } = fields;
  const { html, notes } = quotedHtml({ slug, body, trust }, today);
  const description = plainFacts(row.description, today);
  return {
    ...{ path: landingPath(row), description, board, criteria, one, many, wider },
    title: plainFacts(title, today),
    heading: plainFacts(heading, today),
    // Only pages of the first level are named as neighbours.
    related: related.map((slug) => `/${slug}`),
    checkedOn: checkedOn(row),
    rates: goingRates(rates),
    ...{ html, notes },
    questions: answerQuestions(questions, trust, (words) => plainFacts(words, today)),
  };
}

function checkedOn({ fields, updatedAt }: Pick<Listed, "fields" | "updatedAt">): string {
  return fields.checkedOn ?? isoDay(updatedAt);
}
