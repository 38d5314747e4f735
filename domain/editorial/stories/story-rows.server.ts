import { and, eq, getTableColumns, inArray, lt, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { sharedStories, storyConsents } from "#db/schema/stories.ts";
import { pageTag } from "#domain/pages/page-type.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { retentionStart } from "#rules/retention.ts";
import { storyType } from "../people/people-types.ts";

const addressIs = (email: string) => eq(sql`lower(${sharedStories.email})`, email.toLowerCase());

/** After any change to what readers see: shared stories stand on the page of our own. */
export function invalidateStoryPages(): void {
  invalidatePages(pageTag(storyType));
}

/** The stories of an address and what was agreed to, for its owner. */
export async function storyRowsOf(email: string): Promise<Record<string, object[]>> {
  const {
    formKey: _formKey,
    decidedById: _decidedById,
    ...columns
  } = getTableColumns(sharedStories);
  const stories = await db
    .select(columns)
    .from(sharedStories)
    .where(addressIs(email))
    .orderBy(sharedStories.id);
  const ids = stories.map(({ id }) => id);
  const consents = await db
    .select()
    .from(storyConsents)
    .where(inArray(storyConsents.storyId, ids))
    .orderBy(storyConsents.id);
  return { shared_stories_of_address: stories, story_consents: consents };
}

/** Those of an account go with it by foreign key; its photo the same night, when nothing points at it. */
export async function eraseStoryRows(tx: Transaction, email: string): Promise<void> {
  await tx.delete(sharedStories).where(addressIs(email));
}

/** Every night: what was never confirmed, and what was sent back and left. */
export async function deleteOldStories(now: Date): Promise<void> {
  const isStatus = (status: "unconfirmed" | "sent-back") => eq(sharedStories.status, status);
  await db
    .delete(sharedStories)
    .where(
      or(
        and(
          isStatus("unconfirmed"),
          lt(sharedStories.sentAt, retentionStart("unconfirmedStories", now)),
        ),
        and(
          isStatus("sent-back"),
          lt(sharedStories.decidedAt, retentionStart("returnedStories", now)),
        ),
      ),
    );
}
