import { sendSignInLink } from "#domain/accounts/sign-in/request-sign-in-link.server.ts";
import type { Tasks } from "#platform/tasks.ts";

/** Finds out whether the address has an account, out of the asker's sight, and mails the link. */
export function signInLinkRequested(asked: Tasks["sign-in-link-requested"]): Promise<void> {
  return sendSignInLink(asked, new Date());
}
