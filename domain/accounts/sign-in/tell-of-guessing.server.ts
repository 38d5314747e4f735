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
import { MIN_GUESSES_TOLD, WINDOW_SECONDS } from "../auth/sign-in-limits.server.ts";

const DAY_MS = 24 * 3600_000;

/**
 * Tells whoever has the address, at most once a day, that somebody guesses at their password.
 * For an address without an account the same is done for nobody.
 */
export async function tellOfPasswordGuessing(
  { email, counter }: Tasks["password-guessed"],
  now: Date,
): Promise<void> {
  const counted = await findCount(counter, { windowSeconds: WINDOW_SECONDS });
  const tries = Math.max(MIN_GUESSES_TOLD, counted?.count ?? 0);
  const since = counted?.since ?? now;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`guessed ${email}`}))`);
    const [user] = await tx.select(columns).from(users).where(eq(users.email, email));
    const isTold = await wasToldToday(tx, { template: "password-guessed", email }, now);
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

/** Whoever guesses at codes knows the password: the owner must hear of it, at most once a day. */
export async function tellOfCodeGuessing(
  tx: Transaction,
  { userId, tries, now }: { userId: string; tries: number; now: Date },
): Promise<void> {
  const [user] = await tx.select(columns).from(users).where(eq(users.id, userId));
  if (!user) return;
  const { name, email } = user;
  const isTold = await wasToldToday(tx, { template: "code-guessed", email }, now);
  await record(tx, accountAudit["code-failures"], { userId, detail: { failures: String(tries) } });
  if (isTold) return;
  const props = { name, tries, link: linkTo("/account/password") };
  await sendMail(tx, { template: "code-guessed", to: email, props });
}

const columns = { id: users.id, name: users.name, email: users.email, timeZone: users.timeZone };

async function wasToldToday(
  tx: Transaction,
  { template, email }: { template: string; email: string },
  now: Date,
): Promise<boolean> {
  const isToday = gt(mails.queuedAt, new Date(now.getTime() - DAY_MS));
  const isTo = eq(sql`lower(${mails.recipient})`, email);
  return (await tx.$count(mails, and(isTo, isToday, eq(mails.template, template)))) > 0;
}
