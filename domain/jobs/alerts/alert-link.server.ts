import { linkTo } from "#platform/links.server.ts";
import { sign, verifySignedRow } from "#platform/signing.server.ts";

const PURPOSE = "change-job-alert";

/** Somebody with a link out of a mail about one alert: they change that alert and no other. */
export type AlertLinkHolder = { alertId: number };

/** For every reader of the mail, also those without an account. It never runs out: the alert ends instead. */
export function changeAlertLink(alertId: number): string {
  return linkTo(`/job-alerts/change/${sign(PURPOSE, String(alertId))}`);
}

export function holderOf(token: string, now: Date): AlertLinkHolder | null {
  const alertId = verifySignedRow(PURPOSE, token, now);
  return alertId === null ? null : { alertId };
}
