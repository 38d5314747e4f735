import { randomBytes } from "node:crypto";
import { and, eq, gt, notExists } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { type MessageKind, messages } from "#db/schema/messages.ts";
import { mails } from "#db/schema/platform.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { mayAskFrom, mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { workingDaysAfter } from "#rules/working-days.ts";
import { messageActivity } from "./activity-kinds.ts";
import type { MessageInput } from "./message.schema.ts";
import { referenceFrom } from "./reference.ts";
import type { MessageRefusal } from "./refusals.ts";
import { desks, topicOf, workingDaysLabel } from "./topics.ts";

const MAX_NOTIFIED = 10;
const NOTIFY_INTERVAL_MS = 60 * 60_000;

/** Where a message comes from, besides what was typed. */
export type Sender = {
  formKey: string;
  clientAddress: string;
  userId: string | null;
  universityId: number | null;
};

/**
 * Stores a message for the desk its topic names and sends its writer a receipt. Anybody can type
 * anybody's address, so the receipt holds none of their words. The same form sent twice is one message.
 */
export async function sendMessage(
  kind: MessageKind,
  { input, from }: { input: MessageInput; from: Sender },
  now: Date,
): Promise<Result<{ reference: string }, MessageRefusal>> {
  if (!(await mayAskFrom(from.clientAddress, "message", now))) return no("slow-down");
  const mayReceive = await mayMail("message", input.email, now);
  return db.transaction(async (tx) => {
    const added = await add(tx, kind, { input, from, now });
    if (!added) return ok({ reference: await referenceOf(tx, from.formKey) });
    const { id, reference } = added;
    if (from.userId) {
      const act = { userId: from.userId, thingId: id, at: now };
      await recordActivity(tx, messageActivity["message-sent"], act);
    }
    if (mayReceive) await sendReceipt(tx, { kind, reference, ...input });
    await notifyStaff(tx, kind, now);
    return ok({ reference });
  });
}

type Adding = { input: MessageInput; from: Sender; now: Date };

async function add(tx: Transaction, kind: MessageKind, { input, from, now }: Adding) {
  const { topic, name, email, body } = input;
  const { organisation = null, wish = null, pageAddress = null, follows = null } = input;
  const { formKey, userId, universityId } = from;
  const [added] = await tx
    .insert(messages)
    .values({
      reference: referenceFrom(randomBytes(8)),
      ...{ formKey, kind, topic, name, email, body, organisation, wish, pageAddress, follows },
      ...{ userId, universityId },
      createdAt: now,
      dueOn: workingDaysAfter(now, topicOf(topic).days),
    })
    .onConflictDoNothing({ target: messages.formKey })
    .returning({ id: messages.id, reference: messages.reference });
  return added;
}

async function referenceOf(tx: Transaction, formKey: string): Promise<string> {
  const [known] = await tx
    .select({ reference: messages.reference })
    .from(messages)
    .where(eq(messages.formKey, formKey));
  return known!.reference;
}

type Receipt = { kind: MessageKind; reference: string; topic: string; email: string };

async function sendReceipt(tx: Transaction, { kind, reference, topic, email }: Receipt) {
  const { desk, days } = topicOf(topic);
  const props = { kind, reference, desk: desks[desk], promise: workingDaysLabel(days) };
  await sendMail(tx, { template: "message-received", to: email, props });
}

/** The list holds every message; mails only say to look, and not more often than once an hour. */
async function notifyStaff(tx: Transaction, kind: MessageKind, now: Date): Promise<void> {
  const notifiedLately = tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        gt(mails.queuedAt, new Date(now.getTime() - NOTIFY_INTERVAL_MS)),
        eq(mails.template, "message-to-answer"),
        eq(mails.recipient, users.email),
      ),
    );
  const staff = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.role, "staff"), notExists(notifiedLately)))
    .orderBy(users.createdAt)
    .limit(MAX_NOTIFIED);
  for (const { name, email } of staff) {
    const props = { name, kind, link: linkTo("/staff/messages?state=waiting") };
    await sendMail(tx, { template: "message-to-answer", to: email, props });
  }
}
