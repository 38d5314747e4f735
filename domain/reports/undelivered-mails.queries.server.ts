import { and, desc, isNotNull, isNull, ne } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { NOBODY } from "#platform/mail.server.ts";
import type { Paged } from "#rules/paged.ts";
import { type MailState, maskAddress, stateOfMail } from "./undelivered-mails.ts";

const PAGE_SIZE = 50;

type UndeliveredMail = {
  id: string;
  kind: string;
  to: string;
  queuedAt: Date;
  attempts: number;
  state: MailState;
  lastError: string | null;
};

/** Mails that no server has taken, newest first. What they say is never read, and addresses are masked. */
export async function listUndeliveredMails(page: number): Promise<Paged<UndeliveredMail>> {
  const found = await db
    .select({
      id: mails.id,
      kind: mails.template,
      recipient: mails.recipient,
      queuedAt: mails.queuedAt,
      attempts: mails.attempts,
      lastError: mails.lastError,
      isKept: isNotNull(mails.text).mapWith(Boolean),
    })
    .from(mails)
    .where(isUndelivered())
    .orderBy(desc(mails.queuedAt), mails.id)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const rows = found.map(({ recipient, isKept, ...mail }) => ({
    ...mail,
    to: maskAddress(recipient),
    state: stateOfMail({ ...mail, isKept }),
  }));
  return { rows, total: await db.$count(mails, isUndelivered()), page, pageSize: PAGE_SIZE };
}

/** A decoy is never missed by anybody. */
export function isUndelivered() {
  return and(isNull(mails.sentAt), ne(mails.recipient, NOBODY));
}
