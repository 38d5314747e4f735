import { and, desc, eq, gt, isNotNull, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { NOBODY } from "#platform/mail.server.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { type MailState, maskAddress, stateOfMail } from "./undelivered-mails.ts";

const PAGE_SIZE = 50;

export type UndeliveredMail = {
  id: string;
  kind: string;
  to: string;
  queuedAt: Date;
  attempts: number;
  state: MailState;
  lastError: string | null;
};

/**
 * Mails that no server has taken, newest first; or, asked for, those that were sent, as long as we
 * keep them. What they say is never read, and addresses are masked.
 */
export async function listUndeliveredMails({
  state,
  page,
  pageSize = PAGE_SIZE,
}: PageParams & { state?: MailState | undefined }): Promise<Paged<UndeliveredMail>> {
  const where =
    state === "sent"
      ? and(isNotNull(mails.sentAt), ne(mails.recipient, NOBODY))
      : and(isUndelivered(), state && isIn[state]());
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
    .where(where)
    .orderBy(desc(mails.queuedAt), mails.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = found.map(({ recipient, isKept, ...mail }) => ({
    ...mail,
    to: maskAddress(recipient),
    state: state === "sent" ? state : stateOfMail({ ...mail, isKept }),
  }));
  return { rows, total: await db.$count(mails, where), page, pageSize };
}

const isRefused = () => sql`coalesce(${mails.lastError} like 'refused%', false)`;

/** As `stateOfMail` tells them apart. */
const isIn: Record<Exclude<MailState, "sent">, () => SQL | undefined> = {
  refused: isRefused,
  kept: () => and(not(isRefused()), isNotNull(mails.text)),
  trying: () => and(not(isRefused()), isNull(mails.text), gt(mails.attempts, 0)),
  waiting: () => and(not(isRefused()), isNull(mails.text), eq(mails.attempts, 0)),
};

/** A decoy is never missed by anybody. */
export function isUndelivered() {
  return and(isNull(mails.sentAt), ne(mails.recipient, NOBODY));
}
