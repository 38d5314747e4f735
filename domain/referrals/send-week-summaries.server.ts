import { and, eq, isNull, lt, or } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { referralChoices as choices } from "#db/schema/referrals.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { addDays, isoDay, mondayOf } from "#rules/days.ts";
import { firstNameOf } from "#rules/names.ts";
import { referralPaths } from "./referral-paths.ts";
import { resultsByWeek } from "./results.queries.server.ts";

const BATCH = 500;

/** Last week in a mail, for those who want it and had something happen. Each week is told once. */
export async function sendWeekSummaries(now: Date): Promise<number> {
  const monday = mondayOf(isoDay(now));
  const isDue = or(isNull(choices.summaryFor), lt(choices.summaryFor, monday));
  const due = await db
    .select({ userId: choices.userId, name: users.name, email: users.email })
    .from(choices)
    .innerJoin(users, eq(users.id, choices.userId))
    .where(and(eq(choices.wantsWeekly, true), isDue))
    .limit(BATCH);
  let sent = 0;
  for (const { userId, name, email } of due) {
    const weeks = await resultsByWeek(userId, now);
    const last = weeks.find((week) => week.monday === addDays(monday, -7));
    const isWorthIt = last !== undefined && last.joined + last.active > 0;
    await db.transaction(async (tx) => {
      // Of two processes that look at once one changes the row, and sends.
      const claimed = await tx
        .update(choices)
        .set({ summaryFor: monday })
        .where(and(eq(choices.userId, userId), isDue))
        .returning();
      if (claimed.length === 0 || !isWorthIt) return;
      const link = linkTo(referralPaths.invite);
      const props = { name: firstNameOf(name), joined: last.joined, active: last.active, link };
      await sendMail(tx, { template: "invitations-this-week", to: email, props });
      sent += 1;
    });
  }
  return sent;
}
