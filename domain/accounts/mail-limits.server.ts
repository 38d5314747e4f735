import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure } from "#platform/limits.server.ts";
import { hashed } from "#platform/signing.server.ts";

/** At most six mails an hour go to one address on a stranger's word, account or not. */
export async function mayMail(email: string, now: Date): Promise<boolean> {
  const key = `mail:${hashed("limits", email)}`;
  return !(await countFailure(key, { limit: 6, windowSeconds: 3600 }, now)).over;
}

/** At most twenty an hour come from one place on the network: one mail each to many strangers is many. */
export async function mayAskFrom(
  clientAddress: string,
  form: "employer-access" | "partner-letter",
  now: Date,
): Promise<boolean> {
  const key = `${form}:${hashed(form, limitKeyOf(clientAddress))}`;
  return !(await countFailure(key, { limit: 20, windowSeconds: 3600 }, now)).over;
}
