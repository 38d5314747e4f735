import { quotedText } from "#domain/facts/quoted-text.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { type ListedPage, listLivePages } from "#domain/pages/pages.queries.server.ts";
import { listShownStories } from "../stories/stories.queries.server.ts";
import { jobLine, type SharedStory } from "../stories/story.ts";
import { caseStudyType, type StoryFields, storyType } from "./people-types.ts";
import type { CaseStudyCard, CaseStudyView, StoryView } from "./people-view.ts";
import type { StoryCountry } from "./story-countries.ts";

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
    ...{ slug, title, description, photo: null },
    ...{ person: fields.person, from: fields.from, job: fields.now, isDemo: fields.isDemo },
    ...{ quote: fields.quote ?? "", stops: fields.stops ?? [] },
    text: quotedText({ slug, body }, today),
  };
}

/** Where a story of ours stands among the pages of stories; those of readers come first. */
export async function storyAddress(slug: string, { now }: When): Promise<string> {
  const shared = await listShownStories({ offset: 0, limit: 1 });
  const { rows } = await listLivePages(storyType, { page: 1, pageSize: MAX_STORIES }, now);
  const at = Math.max(
    0,
    rows.findIndex((story) => story.slug === slug),
  );
  const page = Math.floor((shared.total + at) / STORIES_A_PAGE) + 1;
  return page > 1 ? `/success-stories?page=${page}#${slug}` : `/success-stories#${slug}`;
}

/** Stories page by page, whole: each is short. Those of readers come first, then ours. */
export async function listStories(page: number, when: When, country: StoryCountry | null = null) {
  const offset = (page - 1) * STORIES_A_PAGE;
  const shared = await listShownStories({
    ...{ offset, limit: STORIES_A_PAGE },
    country: country?.code,
  });
  const all = await listLivePages(storyType, { page: 1, pageSize: MAX_STORIES }, when.now);
  const ours = all.rows.filter(({ fields }) => !country || fields.country === country.slug);
  const from = Math.max(0, offset - shared.total);
  const left = STORIES_A_PAGE - shared.rows.length;
  const written = await Promise.all(
    ours.slice(from, from + left).map((row) => writtenStory(row, when)),
  );
  const total = shared.total + ours.length;
  const pageCount = Math.max(1, Math.ceil(total / STORIES_A_PAGE));
  return { stories: [...shared.rows.map(sharedStory), ...written], total, page, pageCount };
}

async function writtenStory(row: ListedPage<StoryFields>, { today }: When): Promise<StoryView> {
  const whole = await findPage(storyType, row.slug);
  return storyView(row, whole?.body ?? "", today);
}

function sharedStory(story: SharedStory): StoryView {
  const { slug, title, words, name: person, course, university, photo, isDemo } = story;
  const description = `${course}, ${university}`;
  const job = jobLine(story);
  const own = { slug, title, description, words, person, job, photo, isDemo };
  return { ...own, from: "", quote: "", stops: [] };
}
