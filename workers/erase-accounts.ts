import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { eraseAmbassadorRows } from "#domain/editorial/ambassadors/ambassador-rows.server.ts";
import { eraseEbookRows } from "#domain/editorial/ebooks/ebook-rows.server.ts";
import { eraseFairRows } from "#domain/events/fairs/fair-rows.server.ts";
import { eraseJobMailRows } from "#domain/jobs/alerts/personal-data.server.ts";
import { removeUnusedFiles } from "#platform/files/collect-files.server.ts";

/** Every night: accounts whose days of grace have passed are erased. */
export async function eraseAccountsTask(): Promise<void> {
  const now = new Date();
  try {
    await eraseAccounts(now, [
      eraseJobMailRows,
      eraseFairRows,
      eraseEbookRows,
      eraseAmbassadorRows,
    ]);
  } finally {
    // Photos and the like: nothing points at them once their owner's rows are gone.
    await removeUnusedFiles(now);
  }
}
