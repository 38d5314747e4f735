import { eraseAccounts } from "#domain/accounts/erase-accounts.server.ts";

/** Every night: accounts whose days of grace have passed are erased. */
export async function eraseAccountsTask(): Promise<void> {
  await eraseAccounts(new Date());
}
