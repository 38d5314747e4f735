import { and, eq, lt } from "drizzle-orm";
import { db, pool } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { forgetOldRows } from "#domain/accounts/erasure/forget-old-rows.server.ts";
import { forgetOldSignOnRows } from "#domain/accounts/single-sign-on/attempts/sign-on-rows.server.ts";
import { forgetRetiredKeys } from "#domain/accounts/single-sign-on/saml/keys.server.ts";
import { forgetOldVisits } from "#domain/activity/forget-old-visits.server.ts";
import { forgetOldMonths } from "#domain/analytics/forget-old-months.server.ts";
import { forgetOldAmbassadorRows } from "#domain/editorial/ambassadors/ambassador-rows.server.ts";
import { forgetOldEbookRows } from "#domain/editorial/ebooks/ebook-rows.server.ts";
import { forgetOldStories } from "#domain/editorial/stories/story-rows.server.ts";
import { forgetOldEventRows } from "#domain/events/event-rows.server.ts";
import { forgetVoters } from "#domain/guides/votes/vote-guide.server.ts";
import { sweepExpiredJobs } from "#domain/jobs/board/search-source.server.ts";
import { forgetOldJobRows } from "#domain/jobs/forget-old-job-rows.server.ts";
import { forgetBrokenUploads } from "#domain/learning/desk/uploads/begin-upload.server.ts";
import { forgetOldMeetings } from "#domain/meetings/after/meeting-rows.server.ts";
import { forgetClosedMessages } from "#domain/messages/message-rows.server.ts";
import { forgetMissedNames } from "#domain/sponsors/families/missed-names.server.ts";
import { forgetOldImports } from "#domain/universities/lists/forget-imports.server.ts";
import { forgetUnusedPictures } from "#domain/universities/pictures.server.ts";
import { forgetFailedTasks } from "#platform/failed-tasks.server.ts";
import { NOBODY } from "#platform/mail.server.ts";
import { pruneOutbox } from "#platform/search-outbox.server.ts";
import { settings } from "#platform/settings.server.ts";
import { dayIn } from "#rules/day-in.ts";
import { oldestKept } from "#rules/retention.ts";

/** Every index that runs has read it within a second; one that stood still longer reads everything. */
const OUTBOX_KEPT_MS = 24 * 3600_000;
/** A decoy that could not be "sent" is tried again for about a day. */
const DECOYS_KEPT_MS = 2 * 24 * 3600_000;

/** Every night: what has run out is deleted, and the embedded engine is swept. */
export async function housekeeping(): Promise<void> {
  const now = new Date();
  await forgetOldRows(now);
  await forgetOldSignOnRows(now);
  await forgetRetiredKeys(now);
  await forgetClosedMessages(now);
  await forgetOldStories(now);
  await forgetOldJobRows(now);
  await forgetOldEventRows(now);
  await forgetOldMeetings(now);
  await forgetOldEbookRows(now);
  await forgetOldAmbassadorRows(now);
  await forgetBrokenUploads(now);
  await forgetMissedNames(now);
  await forgetOldVisits(now);
  await forgetOldMonths(now);
  await db.delete(mails).where(lt(mails.queuedAt, oldestKept("mails", now)));
  await forgetFailedTasks(now);
  await forgetDecoys(now);
  await forgetOldImports(now);
  await forgetUnusedPictures(now);
  await forgetVoters(dayIn("gb", now));
  await sweepExpiredJobs(now);
  await pruneOutbox(new Date(now.getTime() - OUTBOX_KEPT_MS));

  // A PostgreSQL server vacuums by itself; the embedded one has no process for it.
  if (!settings().databaseUrl) await pool().query("vacuum (analyze)");
}

async function forgetDecoys(now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - DECOYS_KEPT_MS);
  await db.delete(mails).where(and(eq(mails.recipient, NOBODY), lt(mails.queuedAt, oldest)));
}
