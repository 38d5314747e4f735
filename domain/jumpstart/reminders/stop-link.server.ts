import { linkTo } from "#platform/links.server.ts";
import { settings } from "#platform/settings.server.ts";
import { sign, verifySigned } from "#platform/signing.server.ts";

const PURPOSE = "stop-plan-reminders";

/** The way out in every reminder. It never runs out: mails are stored for years. */
export function stopLink(userId: string): string {
  return linkTo(`/jumpstart-plan/stop/${sign(PURPOSE, userId)}`);
}

/** Whose reminders the link stops; null for one we did not sign. */
export function openStopLink(token: string, now: Date): string | null {
  return verifySigned(PURPOSE, token, now);
}

/** What lets a mailbox offer its own button for leaving (RFC 8058). */
export function listHeaders(userId: string): Record<string, string> {
  return {
    "List-Id": `Waymark plan reminders <plan-reminders.${settings().baseDomain}>`,
    "List-Unsubscribe": `<${stopLink(userId)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
