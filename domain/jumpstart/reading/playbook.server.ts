import { factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import type { Page } from "#domain/pages/page.ts";
import { dayIn } from "#rules/day-in.ts";
import { chapterStep } from "../marks.server.ts";
import { type ChapterFields, chapterType } from "./jumpstart-types.ts";
import type { ChapterLine, ChapterPage, PlaybookProgress } from "./reading-view.ts";
import { findLive, liveWithWords, minutesOf, type When, writtenView } from "./written.server.ts";

type Marks = ReadonlyMap<string, Date>;

/** The chapters in their order, and which of them somebody has read. */
export async function listChapters(marks: Marks, now: Date): Promise<ChapterLine[]> {
  const pages = await liveWithWords(chapterType, now);
  const facts = factsOn(dayIn("gb", now));
  return pages
    .toSorted((one, other) => one.fields.order - other.fields.order)
    .map((page, index) => ({
      to: `/jumpstart/linkedin-starter-playbook/${page.slug}`,
      slug: page.slug,
      number: index + 1,
      title: page.title,
      description: withFacts(page.description, facts),
      minutes: minutesOf(page),
      isRead: marks.has(chapterStep(page.slug)),
    }));
}

export async function playbookProgress(marks: Marks, now: Date): Promise<PlaybookProgress> {
  const lines = await listChapters(marks, now);
  return {
    chapters: lines.length,
    read: lines.map(({ isRead }) => isRead),
    next: lines.find(({ isRead }) => !isRead) ?? null,
  };
}

export function findChapter(slug: string, now: Date) {
  return findLive(chapterType, slug, now);
}

export async function chapterPage(
  page: Page<ChapterFields>,
  marks: Marks,
  when: When,
): Promise<ChapterPage> {
  const lines = await listChapters(marks, when.now);
  const index = lines.findIndex(({ slug }) => slug === page.slug);
  return {
    ...writtenView(page, when.today),
    number: index + 1,
    count: lines.length,
    exercise: page.fields.exercise,
    isRead: marks.has(chapterStep(page.slug)),
    before: lines[index - 1] ?? null,
    after: lines[index + 1] ?? null,
  };
}
