import type { DraftType } from "#domain/drafts/draft-type.ts";
import { emptyWords, pageDraftType } from "#domain/pages/drafts/page-draft.ts";

export type ChapterWords = { title: string; summary: string; body: string };

/** A chapter as we wrote it. */
export type BaseChapter = { slug: string; position: number; revision: number; words: ChapterWords };

/** What a university made of a chapter, as far as lists ask. */
export type OwnChapter = {
  slug: string;
  position: number | null;
  isHidden: boolean;
  published: ChapterWords | null;
  revision: number;
  publishedRevision: number | null;
  baseRevision: number | null;
};

/** A chapter as readers see it. `by` says whose words they are. */
export type Chapter = { slug: string; by: "us" | "university"; words: ChapterWords };

/** What readers see, in its order: our chapters, in the university's words where it has some. */
export function readChapters(base: readonly BaseChapter[], own: readonly OwnChapter[]): Chapter[] {
  return placed(base, own).flatMap(({ slug, ours, theirs }): Chapter[] => {
    if (theirs?.isHidden) return [];
    if (theirs?.published) return [{ slug, by: "university", words: theirs.published }];
    return ours ? [{ slug, by: "us", words: ours.words }] : [];
  });
}

export type Placed = { slug: string; ours: BaseChapter | null; theirs: OwnChapter | null };

/** Every chapter of a university's manual, hidden ones too. Its own stand after ours at the same place. */
export function placed(base: readonly BaseChapter[], own: readonly OwnChapter[]): Placed[] {
  const bySlug = new Map(own.map((chapter) => [chapter.slug, chapter]));
  const ours = base.map((chapter) => ({
    at: chapter.position,
    ...{ slug: chapter.slug, ours: chapter, theirs: bySlug.get(chapter.slug) ?? null },
  }));
  const added = own
    .filter(({ position }) => position !== null)
    .map((theirs) => ({ at: theirs.position! + 0.5, slug: theirs.slug, ours: null, theirs }));
  return [...ours, ...added]
    .sort((one, other) => one.at - other.at || (one.slug < other.slug ? -1 : 1))
    .map(({ at: _at, ...chapter }) => chapter);
}

/** Two advisers may write in two sections at once: merged by headings, as pages are. */
export const chapterDraftType: DraftType<ChapterWords> = {
  toSections: ({ title, summary: description, body }) =>
    pageDraftType.toSections({ ...emptyWords, title, description, body }),
  fromSections: (sections) => {
    const { title, description: summary, body } = pageDraftType.fromSections(sections);
    return { title, summary, body };
  },
};

export function isSameWords(one: ChapterWords, other: ChapterWords): boolean {
  return one.title === other.title && one.summary === other.summary && one.body === other.body;
}
