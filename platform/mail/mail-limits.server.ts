import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure } from "#platform/limits.server.ts";
import { hashed } from "#platform/signing.server.ts";

type MailKind =
  | "access-request"
  | "ambassador-application"
  | "confirm-email"
  | "event-place"
  | "ebook"
  | "fair-place"
  | "invitation"
  | "job-alert"
  | "meeting"
  | "message"
  | "set-up-account"
  | "stop-job-mails"
  | "story";

/**
 * At most six mails of one kind an hour, for whom or what `about` names. Where a stranger can
 * cause them, the caller says no to nobody: the mail is left out and the rest is done.
 */
export async function mayMail(kind: MailKind, about: string, now: Date): Promise<boolean> {
  const key = `mail:${kind}:${hashed("limits", about)}`;
  return !(await countFailure(key, { limit: 6, windowSeconds: 3600 }, now)).over;
}

/** At most twenty an hour come from one place on the network: one mail each to many strangers is many. */
export async function mayAskFrom(
  clientAddress: string,
  form: "ambassador-application" | "ebook" | "employer-access" | "meeting" | "message" | "story",
  now: Date,
): Promise<boolean> {
  const key = `${form}:${hashed(form, limitKeyOf(clientAddress))}`;
  return !(await countFailure(key, { limit: 20, windowSeconds: 3600 }, now)).over;
}
