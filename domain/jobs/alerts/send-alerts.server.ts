import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { jobAlertJobs, jobAlerts } from "#db/schema/job-alerts.ts";
import { sendMail } from "#platform/mail.server.ts";
import { clockIn } from "#rules/zoned-time.ts";
import type { JobCard } from "../job-card.ts";
import { nextSend } from "./alert.ts";
import { digestProps } from "./digest.server.ts";
import type { Frequency } from "./frequencies.ts";
import { listHeaders } from "./job-mails.server.ts";
import { findNewJobs, type NewJobs } from "./new-jobs.server.ts";

const AT_ONCE = 200;
/** The index may lag behind the database a little; nothing is sent twice, so looking back is free. */
const LOOK_BACK_MS = 10 * 60_000;

type DueAlert = Pick<
  typeof jobAlerts.$inferSelect,
  "id" | "board" | "criteria" | "name" | "timeZone" | "since"
> & { frequency: Frequency; recipient: string };

/** Sends every digest that is due; answers how many went. Run by two at once, each goes once. */
export async function sendAlerts(now: Date): Promise<number> {
  let sent = 0;
  for (let after = "", isMore = true; isMore; ) {
    const addresses = await dueAddresses(after, now);
    for (const recipient of addresses) {
      if (await sendTo(recipient, now)) sent += 1;
    }
    after = addresses.at(-1) ?? after;
    isMore = addresses.length === AT_ONCE;
  }
  return sent;
}

/** The account's address of today, for alerts of an account. */
const recipientOf = sql<string>`lower(coalesce(${users.email}, ${jobAlerts.email}))`;

function isDue(now: Date) {
  return and(
    isNull(jobAlerts.endedAt),
    isNotNull(jobAlerts.confirmedAt),
    ne(jobAlerts.frequency, "never"),
    lte(jobAlerts.nextAt, now),
    or(isNull(jobAlerts.userId), isNull(users.eraseAfter)),
  );
}

async function dueAddresses(after: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ recipient: recipientOf })
    .from(jobAlerts)
    .leftJoin(users, eq(users.id, jobAlerts.userId))
    .where(and(isDue(now), gt(recipientOf, after)))
    .orderBy(recipientOf)
    .limit(AT_ONCE);
  return rows.map(({ recipient }) => recipient);
}

/** Searches first and writes after: the embedded engine has one session for all. */
async function sendTo(recipient: string, now: Date): Promise<boolean> {
  const due = await dueAlertsOf(db, recipient, now);
  const found = new Map<number, NewJobs>();
  for (const alert of due) found.set(alert.id, await findNewJobs(alert, now));
  return db.transaction((tx) => send(tx, { recipient, found, now }));
}

async function dueAlertsOf(on: Transaction | typeof db, recipient: string, now: Date) {
  const rows = await on
    .select({
      id: jobAlerts.id,
      board: jobAlerts.board,
      criteria: jobAlerts.criteria,
      name: jobAlerts.name,
      frequency: jobAlerts.frequency,
      timeZone: jobAlerts.timeZone,
      since: jobAlerts.since,
      recipient: recipientOf,
    })
    .from(jobAlerts)
    .leftJoin(users, eq(users.id, jobAlerts.userId))
    .where(and(isDue(now), eq(recipientOf, recipient)))
    .orderBy(jobAlerts.id);
  return rows as DueAlert[];
}

type Sending = { recipient: string; found: ReadonlyMap<number, NewJobs>; now: Date };

/**
 * One transaction holds the alerts, marks the jobs as sent, moves the alerts on and
 * queues the mail. Jobs that were marked before, by whichever alert, stay out.
 */
async function send(tx: Transaction, { recipient, found, now }: Sending): Promise<boolean> {
  if (!(await holdAddress(tx, recipient))) return false;
  const held = await holdAlerts(tx, [...found.keys()]);
  const due = (await dueAlertsOf(tx, recipient, now)).filter(({ id }) => held.has(id));
  if (due.length === 0) return false;
  if (await hadMailToday(tx, due, now)) return postpone(tx, due, now);

  const groups: (NewJobs & { alert: DueAlert })[] = [];
  for (const alert of due) {
    const { cards: all, beyond } = found.get(alert.id) ?? { cards: [], beyond: 0 };
    const cards = await markSent(tx, recipient, all, now);
    if (cards.length + beyond > 0) groups.push({ alert, cards, beyond });
    const since = new Date(now.getTime() - LOOK_BACK_MS);
    await moveOn(tx, alert, { since, now });
  }
  if (!groups.some(({ cards }) => cards.length > 0)) return false;

  await sendMail(tx, {
    template: "job-alert",
    to: recipient,
    headers: listHeaders(recipient),
    props: digestProps(groups, { recipient, now }),
  });
  return true;
}

/** Two workers at the same address: the second leaves it to the first. */
async function holdAddress(tx: Transaction, recipient: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`job-alerts ${recipient}`}, 0)) as held`,
  );
  return rows[0]?.held === true;
}

/** The rows themselves, against their owner who changes or ends one meanwhile. */
async function holdAlerts(tx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: jobAlerts.id })
    .from(jobAlerts)
    .where(inArray(jobAlerts.id, [...ids]))
    .orderBy(jobAlerts.id)
    .for("update", { skipLocked: true });
  return new Set(rows.map(({ id }) => id));
}

async function markSent(
  tx: Transaction,
  emailKey: string,
  cards: readonly JobCard[],
  now: Date,
): Promise<JobCard[]> {
  if (cards.length === 0) return [];
  const rows = await tx
    .insert(jobAlertJobs)
    .values(cards.map(({ id }) => ({ emailKey, jobId: id, sentAt: now })))
    .onConflictDoNothing()
    .returning({ jobId: jobAlertJobs.jobId });
  const isNew = new Set(rows.map(({ jobId }) => jobId));
  return cards.filter(({ id }) => isNew.has(id));
}

/** One mail a day to an address, also where its alerts follow the clocks of two places. */
async function hadMailToday(tx: Transaction, due: readonly DueAlert[], now: Date) {
  const [{ recipient = "", timeZone = "UTC" } = {}] = due;
  const [last] = await tx
    .select({ at: sql<Date | null>`max(${jobAlertJobs.sentAt})`.mapWith(jobAlertJobs.sentAt) })
    .from(jobAlertJobs)
    .where(eq(jobAlertJobs.emailKey, recipient));
  return Boolean(last?.at && clockIn(timeZone, last.at).day === clockIn(timeZone, now).day);
}

/** Nothing is lost: the alert looks as far back tomorrow as it would have today. */
async function postpone(tx: Transaction, due: readonly DueAlert[], now: Date): Promise<false> {
  for (const alert of due) {
    const nextAt = nextSend("daily", alert.timeZone, now);
    await tx.update(jobAlerts).set({ nextAt }).where(eq(jobAlerts.id, alert.id));
  }
  return false;
}

async function moveOn(
  tx: Transaction,
  alert: DueAlert,
  { since, now }: { since: Date; now: Date },
) {
  const nextAt = nextSend(alert.frequency, alert.timeZone, now);
  await tx.update(jobAlerts).set({ since, nextAt }).where(eq(jobAlerts.id, alert.id));
}
