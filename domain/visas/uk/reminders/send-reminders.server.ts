import { and, eq, inArray, isNull, lt, lte } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { visaReminders } from "#db/schema/situation.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { longDay } from "#rules/days.ts";
import { retentionStart } from "#rules/retention.ts";
import { describeDate } from "../planner/dates.ts";
import { visaReminderMails } from "./reminder-mails.server.ts";

const AT_ONCE = 200;
/** After a long outage a reminder that is so late would only confuse. */
const FRESH_MS = 3 * 24 * 3_600_000;

/** Mails every reminder that is due: one mail a person, however many are. Run by two at once, each goes once. */
export async function sendReminders(now: Date): Promise<number> {
  let sent = 0;
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const people = await peopleToRemind(now);
    for (const userId of people) {
      if (await db.transaction((tx) => remind(tx, userId, now))) sent += 1;
    }
    found = people.length;
  }
  await db
    .delete(visaReminders)
    .where(lt(visaReminders.mailedAt, retentionStart("sentReminders", now)));
  return sent;
}

async function peopleToRemind(now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: visaReminders.userId })
    .from(visaReminders)
    .where(and(isNull(visaReminders.mailedAt), lte(visaReminders.dueAt, now)))
    .orderBy(visaReminders.userId)
    .limit(AT_ONCE);
  return rows.map(({ userId }) => userId);
}

/** Anyone who takes the rows first sends; the mail exists if, and only if, they are marked. */
async function remind(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const taken = await tx
    .select({
      id: visaReminders.id,
      about: visaReminders.about,
      day: visaReminders.day,
      dueAt: visaReminders.dueAt,
    })
    .from(visaReminders)
    .where(
      and(
        eq(visaReminders.userId, userId),
        isNull(visaReminders.mailedAt),
        lte(visaReminders.dueAt, now),
      ),
    )
    .orderBy(visaReminders.day, visaReminders.id)
    .for("update", { skipLocked: true });
  const ids = taken.map(({ id }) => id);
  if (ids.length === 0) return false;
  await tx.update(visaReminders).set({ mailedAt: now }).where(inArray(visaReminders.id, ids));

  const fresh = taken.filter(({ dueAt }) => now.getTime() - dueAt.getTime() <= FRESH_MS);
  const [reader] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.eraseAfter)));
  if (!reader || fresh.length === 0) return false;
  await sendMail(tx, {
    template: "visa-reminder",
    to: reader.email,
    headers: visaReminderMails.headers(userId),
    props: {
      name: reader.name,
      items: fresh.map(({ about, day }) => itemOf(about, day)),
      plannerLink: linkTo("/graduate-visa-planner"),
      stopLink: visaReminderMails.stopLink(userId),
    },
  });
  return true;
}

/** In the words of today's rules: they may have changed since the reminder was asked for. */
function itemOf(about: typeof visaReminders.$inferSelect.about, day: string) {
  const { title, words } = describeDate(about, day);
  return { title: `${title}: ${longDay(day)}`, words };
}
