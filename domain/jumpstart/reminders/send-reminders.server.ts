import { and, eq, isNull, lte } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { checklistMarks, departures } from "#db/schema/jumpstart.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { daysBetween } from "#rules/days.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { type Departure, findDeparture, moveReminder } from "../departures.server.ts";
import { countsTo, planFor } from "../plan/plan.ts";
import { nextReminder } from "./next-reminder.ts";
import { planReminderMails } from "./reminder-mails.server.ts";

const AT_ONCE = 200;
/** After a long outage a reminder that is so late would only confuse. */
const FRESH_MS = 24 * 3_600_000;
const MAX_STEPS = 12;

/** Mails every reminder that is due. Run by two at once, each goes once. Answers how many went. */
export async function sendPlanReminders(now: Date): Promise<number> {
  let sent = 0;
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const due = await db
      .select({ userId: departures.userId })
      .from(departures)
      .where(lte(departures.remindAt, now))
      .orderBy(departures.remindAt)
      .limit(AT_ONCE);
    for (const { userId } of due) {
      const departure = await findDeparture(userId);
      if (departure && (await db.transaction((tx) => remind(tx, departure, now)))) sent += 1;
    }
    found = due.length;
  }
  return sent;
}

/** The worker that takes the row first sends; the mail exists if, and only if, the next moment is set. */
async function remind(tx: Transaction, departure: Departure, now: Date): Promise<boolean> {
  const { userId, traveller, home } = departure;
  const [taken] = await tx
    .select({ remindAt: departures.remindAt })
    .from(departures)
    .where(and(eq(departures.userId, userId), lte(departures.remindAt, now)))
    .for("update", { skipLocked: true });
  if (!taken?.remindAt) return false;
  await moveReminder(tx, userId, now);

  const due = taken.remindAt;
  if (!(await isWanted(tx, userId))) return false;
  // Flight or course may have moved where the plan was not told: then another day is the right one.
  const planned = nextReminder(
    { ...traveller, timeZone: home.timeZone },
    new Date(due.getTime() - 1),
  );
  const isFresh = now.getTime() - due.getTime() <= FRESH_MS;
  if (!isFresh || planned?.getTime() !== due.getTime()) return false;
  return mailPlan(tx, departure, now);
}

async function mailPlan(tx: Transaction, departure: Departure, now: Date): Promise<boolean> {
  const { userId, traveller, home, there } = departure;
  const today = clockIn(home.timeZone, now).day;
  const end = countsTo(traveller);
  const marks = await tx
    .select({ step: checklistMarks.step })
    .from(checklistMarks)
    .where(eq(checklistMarks.userId, userId));
  const weeks = planFor(traveller, new Set(marks.map(({ step }) => step)), today);
  const open = weeks.flatMap(({ tasks }) => tasks);
  const lines = (state: "late" | "now") =>
    open
      .filter((task) => task.state === state)
      .slice(0, MAX_STEPS)
      .map(({ title, minutes, late }) => ({ title, minutes, ...(state === "late" && { late }) }));
  const [thisWeek, late] = [lines("now"), lines("late")];
  if (thisWeek.length + late.length === 0) return false;
  await sendMail(tx, {
    template: "plan-reminder",
    to: departure.email,
    headers: planReminderMails.headers(userId),
    props: {
      name: departure.name,
      days: end ? daysBetween(today, end) : 0,
      countsTo: traveller.fliesOn ? "flight" : "course",
      town: there.place,
      thisWeek,
      late,
      planLink: linkTo("/jumpstart-dashboard"),
      stopLink: planReminderMails.stopLink(userId),
    },
  });
  return true;
}

/** Anyone who asked to be deleted, or has become a student meanwhile, hears nothing more. */
async function isWanted(tx: Transaction, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.eraseAfter)));
  return user?.role === "predeparture_student";
}
