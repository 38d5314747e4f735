import { eraseAccounts } from "#domain/accounts/erase-accounts.server.ts";
import { log } from "#platform/log.server.ts";

/** Every night: accounts whose days of grace have passed are erased. */
export async function eraseAccountsTask(): Promise<void> {
  const erased = await eraseAccounts(new Date());
  if (erased > 0) log.info({ erased }, "Accounts erased");
}
