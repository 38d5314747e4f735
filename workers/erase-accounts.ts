import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { eraseFairRows } from "#domain/events/fairs/fair-rows.server.ts";
import { eraseJobMailRows } from "#domain/jobs/alerts/personal-data.server.ts";

/** Every night: accounts whose days of grace have passed are erased. */
export async function eraseAccountsTask(): Promise<void> {
  await eraseAccounts(new Date(), [eraseJobMailRows, eraseFairRows]);
}
