import { and, eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { messages } from "#db/schema/messages.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok } from "#rules/result.ts";
import { workOnMessage } from "./lock-message.server.ts";
import { topicsOf } from "./topics.ts";

/** Makes a message somebody's work, or nobody's in particular where no name is given. */
export function assignMessage(staff: Member, { id, assignee }: { id: number; assignee: string }) {
  return workOnMessage({
    staff,
    id,
    kind: "message-assigned",
    async act(tx, { reference }) {
      const isColleague = and(eq(users.id, assignee), eq(users.role, "staff"));
      if (assignee && (await tx.$count(users, isColleague)) === 0) return no("no-such-colleague");
      await tx
        .update(messages)
        .set({ assignedToId: assignee || null })
        .where(eq(messages.id, id));
      return ok({ reference });
    },
  });
}

/** Gives a message to the desk of another topic. What was promised to its writer stays. */
export function moveMessage(staff: Member, { id, topic }: { id: number; topic: string }) {
  return workOnMessage({
    staff,
    id,
    kind: "message-moved",
    async act(tx, { kind, reference }) {
      if (!topicsOf(kind).some(({ value }) => value === topic)) return no("no-such-topic");
      await tx.update(messages).set({ topic }).where(eq(messages.id, id));
      return ok({ reference });
    },
  });
}

export function closeMessage(staff: Member, id: number, now: Date) {
  return workOnMessage({
    staff,
    id,
    kind: "message-closed",
    async act(tx, { reference, closedAt }) {
      if (closedAt) return no("already-done");
      await tx
        .update(messages)
        .set({ closedAt: now, closedById: staff.id })
        .where(eq(messages.id, id));
      return ok({ reference });
    },
  });
}

/** Waits for an answer again, as when its writer is not content with the first. */
export function reopenMessage(staff: Member, id: number) {
  return workOnMessage({
    staff,
    id,
    kind: "message-reopened",
    async act(tx, { reference, closedAt }) {
      if (!closedAt) return no("already-done");
      await tx
        .update(messages)
        .set({ closedAt: null, closedById: null, answeredAt: null })
        .where(eq(messages.id, id));
      return ok({ reference });
    },
  });
}
