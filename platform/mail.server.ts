import { randomUUID } from "node:crypto";
import { count, desc, eq, ne } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { enqueue } from "./queue.server.ts";

export type MailToSend = {
  /** A name in workers/mail-templates.tsx. */
  template: string;
  to: string;
  /** What the template is filled with. Emptied on delivery, so that links do not linger. */
  props: Record<string, unknown>;
  /** Headers of its own, such as those of a list. */
  headers?: Record<string, string>;
  /**
   * Goes to nobody, and is otherwise treated like any other. For where a mail is or is not sent
   * depending on what the asker must not find out, such as whether an address has an account:
   * the work of sending one can be timed from outside.
   */
  isDecoy?: boolean;
};

/** The recipient of a decoy. */
export const NOBODY = "";

export const MAILS_PER_PAGE = 50;

/** Queues a mail in the transaction that causes it; the worker delivers it. */
export async function sendMail(tx: Transaction, mail: MailToSend): Promise<string> {
  const id = randomUUID();
  const { template, to, props, headers = null, isDecoy = false } = mail;
  const recipient = isDecoy ? NOBODY : to;
  await tx.insert(mails).values({ id, template, recipient, props, headers });
  await enqueue(tx, "deliver-mail", { mailId: id });
  return id;
}

const line = {
  id: mails.id,
  template: mails.template,
  recipient: mails.recipient,
  subject: mails.subject,
  queuedAt: mails.queuedAt,
  sentAt: mails.sentAt,
  attempts: mails.attempts,
  lastError: mails.lastError,
};

/** For /dev/mail only: everybody's mail, newest first. */
export async function listMails(page: number) {
  const rows = await db
    .select(line)
    .from(mails)
    .where(ne(mails.recipient, NOBODY))
    .orderBy(desc(mails.queuedAt), mails.id)
    .limit(MAILS_PER_PAGE)
    .offset((page - 1) * MAILS_PER_PAGE);
  const [all] = await db.select({ total: count() }).from(mails).where(ne(mails.recipient, NOBODY));
  return { rows, total: all?.total ?? 0 };
}

/** For /dev/mail only. */
export async function findMail(id: string) {
  const [mail] = await db
    .select({ ...line, html: mails.html, text: mails.text })
    .from(mails)
    .where(eq(mails.id, id));
  return mail;
}
