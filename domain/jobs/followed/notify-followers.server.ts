import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { employers } from "#db/schema/employers.ts";
import { followedEmployers } from "#db/schema/job-choices.ts";
import { jobs } from "#db/schema/jobs.ts";
import { sendMail } from "#platform/mail.server.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { listHeaders, wantsSavedJobMail } from "../alerts/job-mails.server.ts";
import { followMailProps } from "./follow-mail.server.ts";
import { findNews } from "./follow-news.server.ts";
import { isLicenceNews, isNewJob, settledBy } from "./news-rules.server.ts";

const AT_ONCE = 200;
/** As job alerts do: in the reader's morning, never in their night. */
const MORNING_MINUTES = 8 * 60;
/** For people who told us of none. */
const NO_ZONE = "Europe/London";

/** Mails everybody the news of employers they follow; answers how many mails went. One a day at most. */
export async function notifyFollowers(now: Date): Promise<number> {
  let sent = 0;
  for (let after = "", isMore = true; isMore; ) {
    const people = await peopleWithNews(after, now);
    for (const userId of people) {
      if (await db.transaction((tx) => notify(tx, userId, now))) sent += 1;
    }
    after = people.at(-1) ?? after;
    isMore = people.length === AT_ONCE;
  }
  return sent;
}

async function peopleWithNews(after: string, now: Date): Promise<string[]> {
  const newJobs = sql`exists (select 1 from ${jobs} where ${jobs.employerId} = ${followedEmployers.employerId} and ${isNewJob(now)})`;
  const rows = await db
    .selectDistinct({ userId: followedEmployers.userId })
    .from(followedEmployers)
    .innerJoin(employers, eq(employers.id, followedEmployers.employerId))
    .where(and(gt(followedEmployers.userId, after), or(newJobs, isLicenceNews)))
    .orderBy(followedEmployers.userId)
    .limit(AT_ONCE);
  return rows.map(({ userId }) => userId);
}

/** The worker that holds the person's rows tells them; a second worker finds them held and leaves. */
async function notify(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const own = eq(followedEmployers.userId, userId);
  const held = await tx
    .select({ mailedAt: followedEmployers.mailedAt })
    .from(followedEmployers)
    .where(own)
    .for("update", { skipLocked: true });
  const [reader] = await tx
    .select({ name: users.name, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.eraseAfter)));
  const total = await tx.$count(followedEmployers, own);
  if (!reader || held.length === 0 || held.length < total) return false;
  if (!isTimeToMail(held, reader.timeZone ?? NO_ZONE, now)) return false;

  const news = await findNews(tx, userId, now);
  if (news.length === 0) return false;
  const isWanted = await wantsSavedJobMail(reader.email, tx);
  await markNotified(tx, userId, { now, isMailed: isWanted });
  if (!isWanted) return false;
  await sendMail(tx, {
    template: "followed-employers",
    to: reader.email,
    headers: listHeaders(reader.email),
    props: followMailProps(news, { ...reader, now }),
  });
  return true;
}

function isTimeToMail(
  held: readonly { mailedAt: Date | null }[],
  zone: string,
  now: Date,
): boolean {
  const today = clockIn(zone, now);
  if (today.minutes < MORNING_MINUTES) return false;
  return !held.some(({ mailedAt }) => mailedAt && clockIn(zone, mailedAt).day === today.day);
}

/** Told or unwanted, it is no news tomorrow. */
async function markNotified(
  tx: Transaction,
  userId: string,
  { now, isMailed }: { now: Date; isMailed: boolean },
): Promise<void> {
  await tx
    .update(followedEmployers)
    .set({
      toldUpTo: sql`greatest(${followedEmployers.toldUpTo}, ${settledBy(now)}::timestamptz)`,
      registerSeen: sql`(select coalesce(${employers.sponsorStatus}, ${followedEmployers.registerSeen}) from ${employers} where ${employers.id} = ${followedEmployers.employerId})`,
      ...(isMailed ? { mailedAt: now } : {}),
    })
    .where(eq(followedEmployers.userId, userId));
}
