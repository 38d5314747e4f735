import { and, eq, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { preAuthorisedStudents } from "#db/schema/universities.ts";
import { linkTo } from "#platform/links.server.ts";
import { settings } from "#platform/settings.server.ts";
import { sign, verifySigned } from "#platform/signing.server.ts";
import { rowNumber } from "#rules/row-number.ts";

const PURPOSE = "stop-university-mail";

type Stop =
  | { kind: "list"; studentId: number }
  | { kind: "messages"; userId: string; universityId: number };

/** The way out of reminders to register. It never runs out: mails are stored for years. */
export function stopListLink(studentId: number): string {
  return stopPath(`list:${studentId}`);
}

/** The way out of a careers service's mails to its students. */
export function stopMessagesLink(userId: string, universityId: number): string {
  return stopPath(`messages:${universityId}:${userId}`);
}

function stopPath(what: string): string {
  return linkTo(`/university-mail/stop/${sign(PURPOSE, what)}`);
}

/** What the link stops; null for one we did not sign. */
export function openStopLink(token: string, now: Date): Stop | null {
  const [kind, id = "", ...rest] = verifySigned(PURPOSE, token, now)?.split(":") ?? [];
  if (kind === "list") return { kind, studentId: rowNumber(id) };
  if (kind !== "messages") return null;
  return { kind, userId: rest.join(":"), universityId: rowNumber(id) };
}

/** What lets a mailbox offer its own button for leaving (RFC 8058). */
export function mailListHeaders(stopLink: string): Record<string, string> {
  return {
    "List-Id": `Waymark careers service mails <university-mail.${settings().baseDomain}>`,
    "List-Unsubscribe": `<${stopLink}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** No more reminders to register. They stay on the list, and may register. */
export async function stopListReminders(studentId: number, now: Date): Promise<void> {
  await db
    .update(preAuthorisedStudents)
    .set({ noRemindersAt: now })
    .where(
      and(eq(preAuthorisedStudents.id, studentId), isNull(preAuthorisedStudents.noRemindersAt)),
    );
}
