import { eraseAccounts } from "#domain/accounts/erase-accounts.server.ts";
import { forgetOldRows } from "#domain/accounts/forget-old-rows.server.ts";

/** Every night: accounts whose days of grace have passed are erased, and what has run out is forgotten. */
export async function eraseAccountsTask(): Promise<void> {
  const now = new Date();
  try {
    await eraseAccounts(now);
  } finally {
    // An account that could not be erased is no reason to keep what has run out.
    await forgetOldRows(now);
  }
}
