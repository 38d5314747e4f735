import { and, eq, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { preAuthorisedStudents } from "#db/schema/universities.ts";
import { mailingList } from "#platform/mailing-list.server.ts";
import { rowNumber } from "#rules/row-number.ts";

export const universityMails = mailingList({
  name: "careers service mails",
  id: "university-mail",
  purpose: "stop-university-mail",
  stopPath: (token) => `/university-mail/stop/${token}`,
});

type Stop =
  | { kind: "list"; studentId: number }
  | { kind: "messages"; userId: string; universityId: number };

/** Who is reminded to register. */
export function listSubscriber(studentId: number): string {
  return `list:${studentId}`;
}

/** Who gets a careers service's mails to its students. */
export function messageSubscriber(userId: string, universityId: number): string {
  return `messages:${universityId}:${userId}`;
}

/** What the link stops; null for one we did not sign. */
export function openStopLink(token: string, now: Date): Stop | null {
  const [kind, id = "", ...rest] = universityMails.openStopLink(token, now)?.split(":") ?? [];
  if (kind === "list") return { kind, studentId: rowNumber(id) };
  if (kind !== "messages") return null;
  return { kind, userId: rest.join(":"), universityId: rowNumber(id) };
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
