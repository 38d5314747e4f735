import { eq } from "drizzle-orm";
import { sharedStories, storyConsents } from "#db/schema/stories.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { addFile, removeFiles } from "#platform/files/files.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { ok } from "#rules/result.ts";
import { editorialAudit } from "../audit-kinds.ts";
import { storyActivity } from "./activity-kinds.ts";
import { workOnStory } from "./lock-story.server.ts";
import { addConsent, photoColumns } from "./share-story.server.ts";
import type { StoryInput } from "./story.schema.ts";
import { storePhoto } from "./story-photo.server.ts";

/** What a writer does with their own story; the link in their mail is the permission. */

export function confirmStory(id: number) {
  return workOnStory<never>({
    id,
    when: ["unconfirmed"],
    async act(tx) {
      await tx.update(sharedStories).set({ status: "waiting" }).where(eq(sharedStories.id, id));
      return ok({});
    },
  });
}

/** Sends it again after it came back, or before anybody has read it. It is agreed to again, because the words are new. */
export async function changeStory(
  id: number,
  { input, photo }: { input: StoryInput; photo: Buffer },
  now: Date,
) {
  const stored = await storePhoto(photo);
  if (!stored.ok) return stored;
  const { agrees: _agrees, ...words } = input;
  return workOnStory<never>({
    id,
    when: ["sent-back", "waiting"],
    async act(tx, story) {
      const revision = story.revision + 1;
      if (stored.value) await addFile(tx, stored.value.file);
      const photoSent = stored.value ? photoColumns(stored.value) : {};
      await tx
        .update(sharedStories)
        .set({ ...words, ...photoSent, status: "waiting", revision, note: null, sentAt: now })
        .where(eq(sharedStories.id, id));
      if (stored.value && story.fileId) await removeFiles(tx, [story.fileId]);
      await addConsent(tx, { storyId: id, revision, now });
      return ok({});
    },
  });
}

/** Whether the words as staff would print them may stand: then they do, at once. */
export function answerEdit(id: number, { isAccepted }: { isAccepted: boolean }, now: Date) {
  return workOnStory<never>({
    id,
    when: ["edited"],
    async act(tx, { proposedTitle, proposedWords, ...story }) {
      const cleared = { proposedTitle: null, proposedWords: null };
      const title = proposedTitle ?? story.title;
      const words = proposedWords ?? story.words;
      const revision = story.revision + 1;
      const accepted = { title, words, revision, status: "approved", publishedAt: now } as const;
      await tx
        .update(sharedStories)
        .set({ ...cleared, ...(isAccepted ? accepted : { status: "waiting" }) })
        .where(eq(sharedStories.id, id));
      if (isAccepted) await addConsent(tx, { storyId: id, revision, now });
      return ok({});
    },
  });
}

/** Off the site at once, and deleted: words, name and photo. That there was a consent, and its end, remains. */
export function withdrawStory(id: number, now: Date) {
  return workOnStory<never>({
    id,
    when: ["unconfirmed", "waiting", "sent-back", "edited", "approved"],
    async act(tx, { userId, email, fileId }) {
      await tx.update(storyConsents).set({ withdrawnAt: now }).where(eq(storyConsents.storyId, id));
      await tx.delete(sharedStories).where(eq(sharedStories.id, id));
      if (fileId) await removeFiles(tx, [fileId]);
      await record(tx, editorialAudit["story-withdrawn"], {
        userId,
        detail: { story: String(id) },
      });
      if (userId) {
        const act = { userId, thingId: id, at: now };
        await recordActivity(tx, storyActivity["story-withdrawn"], act);
      }
      await sendMail(tx, { template: "story-withdrawn", to: email, props: {} });
      return ok({});
    },
  });
}
