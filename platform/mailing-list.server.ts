import { linkTo } from "./links.server.ts";
import { settings } from "./settings.server.ts";
import { sign, verifySigned } from "./signing.server.ts";

type MailingList = {
  /** How mailboxes name it, and tell it from others. */
  name: string;
  id: string;
  /** Signed into links in mails that are stored for years: it never changes. */
  purpose: string;
  /** The path of the way out, which ends in the token or, as a job mail's, holds the address too. */
  stopPath: (token: string, subscriber: string) => string;
};

/** Mails that their reader can leave by a link in each, without signing in. The link never runs out. */
export function mailingList({ name, id, purpose, stopPath }: MailingList) {
  const stopLink = (subscriber: string) => linkTo(stopPath(sign(purpose, subscriber), subscriber));

  return {
    stopLink,
    /** Whose link it is; null for one we did not sign. */
    openStopLink: (token: string, now: Date): string | null => verifySigned(purpose, token, now),
    /** What lets a mailbox offer its own button for leaving (RFC 8058). */
    headers: (subscriber: string): Record<string, string> => ({
      "List-Id": `Waymark ${name} <${id}.${settings().baseDomain}>`,
      "List-Unsubscribe": `<${stopLink(subscriber)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
}
