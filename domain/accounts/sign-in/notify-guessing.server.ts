import { and, eq, gt, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { findCount } from "#platform/limits.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import type { Tasks } from "#platform/tasks.ts";
import { accountAudit } from "../audit-kinds.ts";
import { MIN_GUESSES_NOTIFIED, WINDOW_SECONDS } from "../auth/sign-in-limits.server.ts";

const DAY_MS = 24 * 3600_000;

/**
 * Mails the owner of the address, at most once a day, that somebody is guessing their password. For an
 * address without an account the same work is done and no mail is sent.
 */
export async function notifyPasswordGuessing(
  { email, counter }: Tasks["password-guessed"],
  now: Date,
): Promise<void> {
  const counted = await findCount(counter, { windowSeconds: WINDOW_SECONDS });
  const tries = Math.max(MIN_GUESSES_NOTIFIED, counted?.count ?? 0);
  const since = counted?.since ?? now;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`guessed ${email}`}))`);
    const [user] = await tx.select(columns).from(users).where(eq(users.email, email));
    const isTold = await wasNotifiedToday(tx, { template: "password-guessed", email }, now);
    await record(tx, accountAudit["sign-in-failures"], {
      userId: user?.id ?? null,
      detail: { failures: String(tries) },
    });
    await sendMail(tx, {
      template: "password-guessed",
      to: email,
      isDecoy: !user || isTold,
      props: {
        name: user?.name ?? "Nobody",
        tries,
        since: since.toISOString(),
        timeZone: user?.timeZone ?? "Europe/London",
        link: linkTo("/account/security"),
      },
    });
  });
}

/** Somebody who guesses codes knows the password already: the owner is mailed, at most once a day. */
export async function notifyCodeGuessing(
  tx: Transaction,
  { userId, tries, now }: { userId: string; tries: number; now: Date },
): Promise<void> {
  const [user] = await tx.select(columns).from(users).where(eq(users.id, userId));
  if (!user) return;
  const { name, email } = user;
  const isTold = await wasNotifiedToday(tx, { template: "code-guessed", email }, now);
  await record(tx, accountAudit["code-failures"], { userId, detail: { failures: String(tries) } });
  if (isTold) return;
  const props = { name, tries, link: linkTo("/account/password") };
  await sendMail(tx, { template: "code-guessed", to: email, props });
}

const columns = { id: users.id, name: users.name, email: users.email, timeZone: users.timeZone };

async function wasNotifiedToday(
  tx: Transaction,
  { template, email }: { template: string; email: string },
  now: Date,
): Promise<boolean> {
  const isToday = gt(mails.queuedAt, new Date(now.getTime() - DAY_MS));
  const isTo = eq(sql`lower(${mails.recipient})`, email);
  return (await tx.$count(mails, and(isTo, isToday, eq(mails.template, template)))) > 0;
}
