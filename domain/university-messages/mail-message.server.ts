import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { universities } from "#db/schema/universities.ts";
import { universityMailStops, universityMessages } from "#db/schema/university-messages.ts";
import { messageSubscriber, universityMails } from "#domain/universities/mail-stop.server.ts";
import {
  findUniversity,
  type University,
} from "#domain/universities/universities.queries.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { nextRecipients } from "./group.server.ts";

const AT_ONCE = 200;

/** Mails a message to its group, some at a time. Interrupted, it goes on after the last it told. */
export async function mailMessage(messageId: number, now: Date): Promise<void> {
  const university = await universityOf(messageId);
  if (!university) return;
  for (let isMore = true; isMore; ) {
    isMore = await db.transaction((tx) => mailSome(tx, { messageId, university, now }));
  }
}

/** Looked up before the transaction: the embedded engine has one connection. */
async function universityOf(messageId: number): Promise<University | null> {
  const [row] = await db
    .select({ id: universityMessages.universityId })
    .from(universityMessages)
    .where(eq(universityMessages.id, messageId));
  return row ? findUniversity(row.id) : null;
}

type Mailing = { messageId: number; university: University; now: Date };

async function mailSome(
  tx: Transaction,
  { messageId, university, now }: Mailing,
): Promise<boolean> {
  const isThis = eq(universityMessages.id, messageId);
  const [message] = await tx
    .select()
    .from(universityMessages)
    .where(and(isThis, eq(universityMessages.isMailed, true), isNull(universityMessages.mailedAt)))
    .for("update");
  if (!message) return false;
  const { universityId, audience, title, body, mailedUpTo } = message;
  const page = { group: audience, after: mailedUpTo ?? "", limit: AT_ONCE };
  const people = await nextRecipients(tx, universityId, page);
  const link = linkTo("/student-dashboard", university.slug);
  for (const { id, name, email } of people) {
    const subscriber = messageSubscriber(id, universityId);
    const stopLink = universityMails.stopLink(subscriber);
    const props = { name, university: university.name, title, body, link, stopLink };
    const headers = universityMails.headers(subscriber);
    await sendMail(tx, { template: "university-message", to: email, props, headers });
  }
  const last = people.at(-1);
  const told = last ? { mailedUpTo: last.id } : { mailedAt: now };
  await tx.update(universityMessages).set(told).where(isThis);
  return last !== undefined;
}

/** No more mails of this careers service. What stands on the dashboard stays. The account may be long gone. */
export async function stopMessages(
  { userId, universityId }: { userId: string; universityId: number },
  now: Date,
): Promise<void> {
  const reader = db
    .select({
      userId: users.id,
      universityId: universities.id,
      stoppedAt: sql<Date>`${now.toISOString()}::timestamptz`.as("stopped_at"),
    })
    .from(users)
    .innerJoin(universities, eq(universities.id, universityId))
    .where(eq(users.id, userId));
  await db.insert(universityMailStops).select(reader).onConflictDoNothing();
}
