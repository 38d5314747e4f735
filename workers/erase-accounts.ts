import { eraseAccounts } from "#domain/accounts/erase-accounts.server.ts";
import { forgetOldRows } from "#domain/accounts/forget-old-rows.server.ts";
import { log } from "#platform/log.server.ts";

/** Every night: accounts whose days of grace have passed are erased, and what has run out is forgotten. */
export async function eraseAccountsTask(): Promise<void> {
  const now = new Date();
  const erased = await eraseAccounts(now);
  await forgetOldRows(now);
  if (erased > 0) log.info({ erased }, "Accounts erased");
}
