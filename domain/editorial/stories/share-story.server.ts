import { randomBytes } from "node:crypto";
import { db, type Transaction } from "#db/client.server.ts";
import { sharedStories, storyConsents } from "#db/schema/stories.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { addFile } from "#platform/files/files.server.ts";
import { mayAskFrom, mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { storyActivity } from "./activity-kinds.ts";
import { CONSENT_VERSION, consentText } from "./consent.ts";
import type { StoryRefusal } from "./refusals.ts";
import type { StoryInput } from "./story.schema.ts";
import { storyLink } from "./story-link.server.ts";
import { type StoredPhoto, storePhoto } from "./story-photo.server.ts";

export type StorySender = {
  formKey: string;
  clientAddress: string;
  email: string;
  /** Signed in, with an address that was confirmed. */
  userId: string | null;
};

type Sharing = { input: StoryInput; photo: Buffer; from: StorySender };

/**
 * Takes a story and what its writer agreed to. Who is not signed in confirms their address first: nobody
 * can tell a story in somebody else's name. The same form sent twice is one story.
 */
export async function shareStory(
  { input, photo, from }: Sharing,
  now: Date,
): Promise<Result<{ isConfirmed: boolean }, StoryRefusal>> {
  if (!(await mayAskFrom(from.clientAddress, "story", now))) return no("slow-down");
  if (!(await mayMail("story", from.email, now))) return no("slow-down");
  const stored = await storePhoto(photo);
  if (!stored.ok) return stored;
  const isConfirmed = from.userId !== null;
  await db.transaction(async (tx) => {
    const id = await add(tx, { input, from, photo: stored.value, now });
    if (id === undefined) return;
    await addConsent(tx, { storyId: id, revision: 1, now });
    if (from.userId) {
      const act = { userId: from.userId, thingId: id, at: now };
      await recordActivity(tx, storyActivity["story-shared"], act);
    }
    const props = { link: storyLink(id), isConfirmed };
    await sendMail(tx, { template: "story-received", to: from.email, props });
  });
  return ok({ isConfirmed });
}

type Adding = Omit<Sharing, "photo"> & { photo: StoredPhoto | null; now: Date };

async function add(tx: Transaction, { input, from, photo, now }: Adding) {
  const { agrees: _agrees, ...words } = input;
  const { formKey, email, userId } = from;
  if (photo) await addFile(tx, photo.file);
  const [added] = await tx
    .insert(sharedStories)
    .values({
      slug: `shared-${randomBytes(6).toString("hex")}`,
      ...words,
      ...{ formKey, email, userId },
      ...photoColumns(photo),
      status: userId ? "waiting" : "unconfirmed",
      sentAt: now,
    })
    .onConflictDoNothing({ target: sharedStories.formKey })
    .returning({ id: sharedStories.id });
  return added?.id;
}

export function photoColumns(photo: StoredPhoto | null) {
  return {
    fileId: photo?.file.id ?? null,
    photoWidth: photo?.width ?? null,
    photoHeight: photo?.height ?? null,
  };
}

type Consent = { storyId: number; revision: number; now: Date };

/** What was agreed to, in the words that stood beside the box. */
export async function addConsent(tx: Transaction, { storyId, revision, now }: Consent) {
  await tx.insert(storyConsents).values({
    storyId,
    storyRevision: revision,
    version: CONSENT_VERSION,
    agreedTo: consentText,
    agreedAt: now,
  });
}
