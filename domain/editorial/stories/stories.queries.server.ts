import { and, desc, eq, type SQL } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { sharedStories, storyConsents } from "#db/schema/stories.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { photoOf, type SharedStory, type StoryStatus } from "./story.ts";

const PAGE_SIZE = 25;

const columns = {
  id: sharedStories.id,
  slug: sharedStories.slug,
  email: sharedStories.email,
  name: sharedStories.name,
  course: sharedStories.course,
  university: sharedStories.university,
  job: sharedStories.job,
  employer: sharedStories.employer,
  country: sharedStories.country,
  title: sharedStories.title,
  words: sharedStories.words,
  status: sharedStories.status,
  revision: sharedStories.revision,
  note: sharedStories.note,
  proposedTitle: sharedStories.proposedTitle,
  proposedWords: sharedStories.proposedWords,
  sentAt: sharedStories.sentAt,
  publishedAt: sharedStories.publishedAt,
  isDemo: sharedStories.isDemo,
  fileId: sharedStories.fileId,
  photoWidth: sharedStories.photoWidth,
  photoHeight: sharedStories.photoHeight,
};

const isShown = eq(sharedStories.status, "approved");

type Shown = { offset: number; limit: number; country?: string | undefined };

/** What readers see, the newest first; of one country where it is named. */
export async function listShownStories({ offset, limit, country }: Shown) {
  const where = country ? and(isShown, eq(sharedStories.country, country)) : isShown;
  const total = await db.$count(sharedStories, where);
  const rows = await read(where, {
    order: [desc(sharedStories.publishedAt), sharedStories.id],
    offset,
    limit,
  });
  return { rows, total };
}

/** One story, for anyone who has its link and for our staff. */
export async function unsafeFindStory(id: number): Promise<SharedStory | null> {
  const [story] = await read(eq(sharedStories.id, id), { order: [], offset: 0, limit: 1 });
  return story ?? null;
}

/** A person's own stories, for their account. */
export function listStoriesOf(userId: string): Promise<SharedStory[]> {
  const order = [desc(sharedStories.sentAt), sharedStories.id];
  return read(eq(sharedStories.userId, userId), { order, offset: 0, limit: PAGE_SIZE });
}

/** For our staff: what waits oldest first, everything else newest first. */
export async function unsafeListStories({
  status,
  page,
  pageSize = PAGE_SIZE,
}: PageParams & { status?: StoryStatus | undefined }): Promise<Paged<SharedStory>> {
  const where = status && eq(sharedStories.status, status);
  const bySending = status === "waiting" ? sharedStories.sentAt : desc(sharedStories.sentAt);
  const rows = await read(where, {
    order: [bySending, sharedStories.id],
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  return { rows, total: await db.$count(sharedStories, where), page, pageSize };
}

/** What was agreed to for a story, the newest first. */
export function listConsents(storyId: number) {
  const { version, storyRevision, agreedAt } = storyConsents;
  return db
    .select({ version, storyRevision, agreedAt })
    .from(storyConsents)
    .where(eq(storyConsents.storyId, storyId))
    .orderBy(desc(storyRevision));
}

type Reading = {
  order: (SQL | typeof sharedStories.id | typeof sharedStories.sentAt)[];
  offset: number;
  limit: number;
};

async function read(
  where: SQL | undefined,
  { order, offset, limit }: Reading,
): Promise<SharedStory[]> {
  const rows = await db
    .select(columns)
    .from(sharedStories)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ fileId, photoWidth, photoHeight, ...story }) => ({
    ...story,
    photo: photoOf({ fileId, photoWidth, photoHeight }),
  }));
}
