import { sendPasswordReset } from "#domain/accounts/sign-in/request-password-reset.server.ts";

/** Finds out whether the address has an account, out of the asker's sight, and mails the link. */
export function passwordResetRequested({ email }: { email: string }): Promise<void> {
  return sendPasswordReset(email, new Date());
}
