import { sendSignInLink } from "#domain/accounts/request-sign-in-link.server.ts";

/** Finds out whether the address has an account, out of the asker's sight, and mails the link. */
export function signInLinkRequested({ email }: { email: string }): Promise<void> {
  return sendSignInLink(email, new Date());
}
