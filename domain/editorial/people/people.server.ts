import { quotedText } from "#domain/facts/quoted-text.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { type ListedPage, listLivePages } from "#domain/pages/pages.queries.server.ts";
import { caseStudyType, type StoryFields, storyType } from "./people-types.ts";
import type { CaseStudyCard, CaseStudyView, StoryView } from "./people-view.ts";

const STORIES_A_PAGE = 6;
const MAX_CASE_STUDIES = 100;

type When = { now: Date; today: string };

export async function listCaseStudies({ now }: When): Promise<CaseStudyCard[]> {
  const { rows } = await listLivePages(caseStudyType, { page: 1, pageSize: MAX_CASE_STUDIES }, now);
  return rows.map(({ slug, title, description, fields }) => ({
    to: `/university-case-study/${slug}`,
    ...{ title, description },
    university: fields.university,
    place: fields.place,
    isDemo: fields.isDemo,
  }));
}

/** One case study; where it was renamed, its new address. */
export async function findCaseStudy(
  slug: string,
  { now, today }: When,
): Promise<CaseStudyView | { movedTo: string } | undefined> {
  const page = await findPage(caseStudyType, slug);
  if (!page || !isLive(page, now)) return undefined;
  const to = `/university-case-study/${page.slug}`;
  if (page.slug !== slug) return { movedTo: to };
  const { title, description, fields } = page;
  const { university, place, size, isDemo } = fields;
  return {
    ...{ to, title, description, university, place, size, isDemo },
    text: quotedText(page, today),
  };
}

/** One story alone, as its editor sees it before others do. */
export async function previewStory(slug: string, { today }: When) {
  const page = await findPage(storyType, slug);
  const stories = page ? [storyView(page, page.body, today)] : [];
  return { stories, total: stories.length, page: 1, pageCount: 1 };
}

function storyView(
  { slug, title, description, fields }: ListedPage<StoryFields>,
  body: string,
  today: string,
): StoryView {
  return {
    ...{ slug, title, description },
    ...{ person: fields.person, from: fields.from, job: fields.now, isDemo: fields.isDemo },
    text: quotedText({ slug, body }, today),
  };
}

/** Stories page by page, whole: each is short. */
export async function listStories(page: number, { now, today }: When) {
  const found = await listLivePages(storyType, { page, pageSize: STORIES_A_PAGE }, now);
  const stories = await Promise.all(
    found.rows.map(async (row) => {
      const whole = await findPage(storyType, row.slug);
      return storyView(row, whole?.body ?? "", today);
    }),
  );
  const pageCount = Math.max(1, Math.ceil(found.total / STORIES_A_PAGE));
  return { stories, total: found.total, page, pageCount };
}
