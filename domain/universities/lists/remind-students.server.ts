import { and, asc, eq, isNull, lt, notExists, or, type SQL } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { preAuthorisedStudents } from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { countFailure } from "#platform/limits.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { universityAudit } from "../audit-kinds.ts";
import { listSubscriber, universityMails } from "../mail-stop.server.ts";
import type { ImportRefusal } from "../refusals.ts";
import { findUniversity } from "../universities.queries.server.ts";

/** One press a day for a university; for each person one in two weeks, and three in all. */
const PRESSES = { limit: 1, windowSeconds: 20 * 3600 };
const REST_MS = 14 * 24 * 3600_000;
const MAX_REMINDERS = 3;
const AT_ONCE = 200;

/** How many would hear from us now. */
export function countToRemind(universityId: number, now: Date): Promise<number> {
  return db.$count(preAuthorisedStudents, isToRemind(universityId, now));
}

/** Has the queue remind everybody who is on the list, has no account, and has not said no. */
export async function remindStudents(
  actor: Member,
  now: Date,
): Promise<Result<{ count: number }, ImportRefusal>> {
  const { universityId } = actor;
  if (!officeMay(actor, "see-students") || universityId === null) return no("forbidden");
  const count = await countToRemind(universityId, now);
  if (count === 0) return ok({ count });
  if ((await countFailure(`remind-students:${universityId}`, PRESSES, now)).over)
    return no("slow-down");
  await db.transaction(async (tx) => {
    const detail = { people: String(count) };
    const about = { actorId: actor.id, universityId, detail };
    await record(tx, universityAudit["students-reminded"], about);
    await enqueue(tx, "remind-students", { universityId });
  });
  return ok({ count });
}

/** Mails them, some at a time: a mail exists if, and only if, its row says so. */
export async function sendReminders(universityId: number, now: Date): Promise<number> {
  const university = await findUniversity(universityId);
  if (!university) return 0;
  const link = linkTo(`/register/${universityId}`, university.slug);
  let sent = 0;
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    found = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(preAuthorisedStudents)
        .where(isToRemind(universityId, now))
        .orderBy(asc(preAuthorisedStudents.id))
        .limit(AT_ONCE)
        .for("update", { skipLocked: true });
      for (const { id, email, name, reminderCount } of rows) {
        await tx
          .update(preAuthorisedStudents)
          .set({ remindedAt: now, reminderCount: reminderCount + 1 })
          .where(eq(preAuthorisedStudents.id, id));
        const subscriber = listSubscriber(id);
        const stopLink = universityMails.stopLink(subscriber);
        const props = { name, university: university.name, link, stopLink };
        const headers = universityMails.headers(subscriber);
        await sendMail(tx, { template: "register-reminder", to: email, props, headers });
      }
      return rows.length;
    });
    sent += found;
  }
  return sent;
}

function isToRemind(universityId: number, now: Date): SQL | undefined {
  const { remindedAt, reminderCount, noRemindersAt, email } = preAuthorisedStudents;
  // Of this university: who has an account elsewhere cannot be found out by asking how many are reminded.
  const account = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.universityId, universityId)));
  return and(
    eq(preAuthorisedStudents.universityId, universityId),
    isNull(noRemindersAt),
    lt(reminderCount, MAX_REMINDERS),
    or(isNull(remindedAt), lt(remindedAt, new Date(now.getTime() - REST_MS))),
    notExists(account),
  );
}
