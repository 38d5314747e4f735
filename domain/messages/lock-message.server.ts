import { desc, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { messageEntries, messages } from "#db/schema/messages.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, type Result } from "#rules/result.ts";
import { messageAudit } from "./audit-kinds.ts";
import type { MessageDeskRefusal } from "./refusals.ts";

export type LockedMessage = typeof messages.$inferSelect;
type Done = Result<{ reference: string }, MessageDeskRefusal>;

type Work = {
  staff: Member;
  id: number;
  kind: keyof typeof messageAudit;
  act: (tx: Transaction, message: LockedMessage) => Promise<Done>;
};

/** One thing done to one message by one of our staff: locked meanwhile, and on the trail afterwards. */
export async function workOnMessage({ staff, id, kind, act }: Work): Promise<Done> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  return db.transaction(async (tx) => {
    const [message] = await tx.select().from(messages).where(eq(messages.id, id)).for("update");
    if (!message) return no("not-found");
    const done = await act(tx, message);
    if (done.ok) {
      const detail = { message: message.reference };
      await record(tx, messageAudit[kind], { actorId: staff.id, userId: message.userId, detail });
    }
    return done;
  });
}

/** Whether somebody wrote about the message since it was read: an answer is not sent twice. */
export async function isWrittenSince(tx: Transaction, id: number, seen: number): Promise<boolean> {
  const [last] = await tx
    .select({ id: messageEntries.id })
    .from(messageEntries)
    .where(eq(messageEntries.messageId, id))
    .orderBy(desc(messageEntries.id))
    .limit(1);
  return (last?.id ?? 0) > seen;
}
