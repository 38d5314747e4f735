import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { messageEntries, messages } from "#db/schema/messages.ts";
import { retentionStart } from "#rules/retention.ts";

const addressIs = (email: string) => eq(sql`lower(${messages.email})`, email.toLowerCase());

/** What an address wrote to us and what we wrote about it, for its owner. Who of us wrote is not theirs. */
export async function messageRowsOf(email: string): Promise<Record<string, object[]>> {
  const { reference, kind, topic, name, organisation, body, wish, pageAddress } = messages;
  const { follows, createdAt, answeredAt, closedAt } = messages;
  const sent = await db
    .select({
      ...{ id: messages.id, reference, kind, topic, name, organisation, body, wish, pageAddress },
      ...{ follows, createdAt, answeredAt, closedAt },
    })
    .from(messages)
    .where(addressIs(email))
    .orderBy(messages.id);
  const ids = sent.map(({ id }) => id);
  const { messageId, kind: entryKind, body: words, at } = messageEntries;
  const entries = await db
    .select({ messageId, kind: entryKind, body: words, at })
    .from(messageEntries)
    .where(inArray(messageId, ids))
    .orderBy(messageEntries.id);
  return { messages_of_address: sent, message_entries: entries };
}

export async function eraseMessageRows(tx: Transaction, email: string): Promise<void> {
  await tx.delete(messages).where(addressIs(email));
}

/** Every night: what was closed long ago goes; what is open stays. Complaints stay longer. */
export async function deleteClosedMessages(now: Date): Promise<void> {
  const isComplaint = eq(messages.kind, "complaint");
  const closedBefore = (moment: Date) => lt(messages.closedAt, moment);
  await db
    .delete(messages)
    .where(and(sql`not ${isComplaint}`, closedBefore(retentionStart("closedMessages", now))));
  await db
    .delete(messages)
    .where(and(isComplaint, closedBefore(retentionStart("closedComplaints", now))));
}
