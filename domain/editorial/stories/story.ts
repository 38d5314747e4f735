import type { sharedStories } from "#db/schema/stories.ts";
import { countries } from "#domain/countries/countries.ts";

export type StoryStatus = (typeof sharedStories.$inferSelect)["status"];

export const storyStatuses: Record<StoryStatus, string> = {
  waiting: "Waiting for review",
  edited: "With its writer",
  "sent-back": "Sent back",
  approved: "On the site",
  unconfirmed: "Not confirmed",
};

export const MAX_WORDS = 6000;

export type StoryPhoto = { src: string; width: number; height: number };

/** What a story says, wherever it is shown. */
export type StoryWords = {
  name: string;
  course: string;
  university: string;
  job: string;
  employer: string | null;
  country: string;
  title: string;
  words: string;
};

/** A story as its writer and our staff see it. */
export type SharedStory = StoryWords & {
  id: number;
  slug: string;
  email: string;
  status: StoryStatus;
  revision: number;
  note: string | null;
  proposedTitle: string | null;
  proposedWords: string | null;
  sentAt: Date;
  publishedAt: Date | null;
  photo: StoryPhoto | null;
  isDemo: boolean;
};

/** Its address holds the name of the stored file, which cannot be guessed. */
export function photoOf(row: {
  fileId: string | null;
  photoWidth: number | null;
  photoHeight: number | null;
}): StoryPhoto | null {
  const { fileId, photoWidth, photoHeight } = row;
  if (!fileId || !photoWidth || !photoHeight) return null;
  return { src: `/success-stories/photos/${fileId}`, width: photoWidth, height: photoHeight };
}

/** Lines as they were typed, an empty one between paragraphs. */
export function paragraphsOf(words: string): string[] {
  return words.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
}

/** "Data analyst at Brackwater Software, United Kingdom". */
export function jobLine({ job, employer, country }: StoryWords): string {
  const where = country === "xx" ? "" : countries[country as keyof typeof countries];
  return [employer ? `${job} at ${employer}` : job, where].filter(Boolean).join(", ");
}
