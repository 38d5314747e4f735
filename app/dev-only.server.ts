import { data } from "react-router";
import { findMail, listMails, MAILS_PER_PAGE } from "#platform/mail.server.ts";
import { settings } from "#platform/settings.server.ts";

/** Some pages exist in development and in the demo only. Elsewhere they are not found. */
export function requireDevelopment(): void {
  const { isDevelopment, isDemo } = settings();
  if (!isDevelopment && !isDemo) throw data("We could not find that page.", { status: 404 });
}

export async function readMails(page: number) {
  requireDevelopment();
  return { ...(await listMails(page)), page, pageSize: MAILS_PER_PAGE };
}

export async function readMail(id: string) {
  requireDevelopment();
  const mail = await findMail(id);
  if (!mail) throw data("We could not find that mail.", { status: 404 });
  return mail;
}
