import { quotedText } from "#domain/facts/quoted-text.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { listLivePages } from "#domain/pages/pages.queries.server.ts";
import { caseStudyType, storyType } from "./people-types.ts";
import type { CaseStudyCard, CaseStudyView, StoryView } from "./people-view.ts";

const STORIES_A_PAGE = 6;
const MAX_CASE_STUDIES = 100;
const MAX_STORIES = 500;

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

/** Where a story stands among the pages of stories. */
export async function storyAddress(slug: string, { now }: When): Promise<string> {
  const { rows } = await listLivePages(storyType, { page: 1, pageSize: MAX_STORIES }, now);
  const at = Math.max(
    0,
    rows.findIndex((story) => story.slug === slug),
  );
  const page = Math.floor(at / STORIES_A_PAGE) + 1;
  return page > 1 ? `/success-stories?page=${page}#${slug}` : `/success-stories#${slug}`;
}

/** Stories page by page, whole: each is short. */
export async function listStories(page: number, { now, today }: When) {
  const found = await listLivePages(storyType, { page, pageSize: STORIES_A_PAGE }, now);
  const stories = await Promise.all(
    found.rows.map(async ({ slug, title, description, fields }): Promise<StoryView> => {
      const whole = await findPage(storyType, slug);
      return {
        ...{ slug, title, description },
        ...{ person: fields.person, from: fields.from, job: fields.now, isDemo: fields.isDemo },
        text: quotedText({ slug, body: whole?.body ?? "" }, today),
      };
    }),
  );
  const pageCount = Math.max(1, Math.ceil(found.total / STORIES_A_PAGE));
  return { stories, total: found.total, page, pageCount };
}
