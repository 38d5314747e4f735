import { and, eq, lt } from "drizzle-orm";
import { db, pool } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { deleteOldRows } from "#domain/accounts/erasure/delete-old-rows.server.ts";
import { deleteOldSignOnRows } from "#domain/accounts/single-sign-on/attempts/sign-on-rows.server.ts";
import { deleteRetiredKeys } from "#domain/accounts/single-sign-on/saml/keys.server.ts";
import { deleteOldVisits } from "#domain/activity/delete-old-visits.server.ts";
import { deleteOldMonths } from "#domain/analytics/delete-old-months.server.ts";
import { deleteOldAmbassadorRows } from "#domain/editorial/ambassadors/ambassador-rows.server.ts";
import { deleteOldEbookRows } from "#domain/editorial/ebooks/ebook-rows.server.ts";
import { deleteOldStories } from "#domain/editorial/stories/story-rows.server.ts";
import { deleteOldEventRows } from "#domain/events/event-rows.server.ts";
import { deleteVoters } from "#domain/guides/votes/vote-guide.server.ts";
import { sweepExpiredJobs } from "#domain/jobs/board/search-source.server.ts";
import { deleteOldJobRows } from "#domain/jobs/delete-old-job-rows.server.ts";
import { deleteBrokenUploads } from "#domain/learning/desk/uploads/begin-upload.server.ts";
import { deleteOldMeetings } from "#domain/meetings/after/meeting-rows.server.ts";
import { deleteClosedMessages } from "#domain/messages/message-rows.server.ts";
import { deleteMissedNames } from "#domain/sponsors/families/missed-names.server.ts";
import { deleteOldImports } from "#domain/universities/lists/delete-old-imports.server.ts";
import { deleteUnusedPictures } from "#domain/universities/pictures.server.ts";
import { deleteFailedTasks } from "#platform/failed-tasks.server.ts";
import { NOBODY } from "#platform/mail.server.ts";
import { pruneOutbox } from "#platform/search-outbox.server.ts";
import { settings } from "#platform/settings.server.ts";
import { dayIn } from "#rules/day-in.ts";
import { retentionStart } from "#rules/retention.ts";

/** Every index that runs has read it within a second; one that stood still longer reads everything. */
const OUTBOX_RETENTION_MS = 24 * 3600_000;
/** A decoy that could not be "sent" is tried again for about a day. */
const DECOY_RETENTION_MS = 2 * 24 * 3600_000;

/** Every night: what has run out is deleted, and the embedded engine is swept. */
export async function housekeeping(): Promise<void> {
  const now = new Date();
  await deleteOldRows(now);
  await deleteOldSignOnRows(now);
  await deleteRetiredKeys(now);
  await deleteClosedMessages(now);
  await deleteOldStories(now);
  await deleteOldJobRows(now);
  await deleteOldEventRows(now);
  await deleteOldMeetings(now);
  await deleteOldEbookRows(now);
  await deleteOldAmbassadorRows(now);
  await deleteBrokenUploads(now);
  await deleteMissedNames(now);
  await deleteOldVisits(now);
  await deleteOldMonths(now);
  await db.delete(mails).where(lt(mails.queuedAt, retentionStart("mails", now)));
  await deleteFailedTasks(now);
  await deleteDecoys(now);
  await deleteOldImports(now);
  await deleteUnusedPictures(now);
  await deleteVoters(dayIn("gb", now));
  await sweepExpiredJobs(now);
  await pruneOutbox(new Date(now.getTime() - OUTBOX_RETENTION_MS));

  // A PostgreSQL server vacuums by itself; the embedded one has no process for it.
  if (!settings().databaseUrl) await pool().query("vacuum (analyze)");
}

async function deleteDecoys(now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - DECOY_RETENTION_MS);
  await db.delete(mails).where(and(eq(mails.recipient, NOBODY), lt(mails.queuedAt, oldest)));
}
