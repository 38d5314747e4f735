import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { eraseAmbassadorRows } from "#domain/editorial/ambassadors/ambassador-rows.server.ts";
import { eraseEbookRows } from "#domain/editorial/ebooks/ebook-rows.server.ts";
import {
  eraseStoryRows,
  invalidateStoryPages,
} from "#domain/editorial/stories/story-rows.server.ts";
import { eraseEventRows } from "#domain/events/event-rows.server.ts";
import { eraseJobMailRows } from "#domain/jobs/alerts/personal-data.server.ts";
import { eraseMeetingRows } from "#domain/meetings/after/meeting-rows.server.ts";
import { eraseMessageRows } from "#domain/messages/message-rows.server.ts";
import { removeUnusedFiles } from "#platform/files/collect-files.server.ts";

/** Every night: accounts whose days of grace have passed are erased. */
export async function eraseAccountsTask(): Promise<void> {
  const now = new Date();
  try {
    await eraseAccounts(now, [
      eraseJobMailRows,
      eraseEventRows,
      eraseMeetingRows,
      eraseMessageRows,
      eraseStoryRows,
      eraseEbookRows,
      eraseAmbassadorRows,
    ]);
  } finally {
    // Stories go with their writers, and so do the pages that show them.
    invalidateStoryPages();
    // Photos and the like: nothing points at them once their owner's rows are gone.
    await removeUnusedFiles(now);
  }
}
