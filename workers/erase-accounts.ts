import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { eraseEventRows } from "#domain/events/event-rows.server.ts";
import { eraseJobMailRows } from "#domain/jobs/alerts/personal-data.server.ts";
import { removeUnusedFiles } from "#platform/files/collect-files.server.ts";

/** Every night: accounts whose days of grace have passed are erased. */
export async function eraseAccountsTask(): Promise<void> {
  const now = new Date();
  try {
    await eraseAccounts(now, [eraseJobMailRows, eraseEventRows]);
  } finally {
    // Photos and the like: nothing points at them once their owner's rows are gone.
    await removeUnusedFiles(now);
  }
}
