import type { Handlers } from "#platform/queue.server.ts";
import { deliverMail } from "./deliver-mail.ts";
import { eraseAccountsTask } from "./erase-accounts.ts";
import { housekeeping } from "./housekeeping.ts";
import { passwordResetRequested } from "./password-reset-requested.ts";
import { signInLinkRequested } from "./sign-in-link-requested.ts";

/** Which file performs which task. */
export const handlers: Handlers = {
  "deliver-mail": deliverMail,
  "erase-accounts": eraseAccountsTask,
  housekeeping,
  "password-reset-requested": passwordResetRequested,
  "sign-in-link-requested": signInLinkRequested,
};
