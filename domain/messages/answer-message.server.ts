import { eq } from "drizzle-orm";
import { messageEntries, messages } from "#db/schema/messages.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok } from "#rules/result.ts";
import { isWrittenSince, type LockedMessage, workOnMessage } from "./lock-message.server.ts";
import { desks, topicOf } from "./topics.ts";

type Answer = { id: number; reply: string; isLast: boolean; seen: number };

/** Answers a person who wrote to us: a mail, and the same words beside the message. */
export function answerMessage(staff: Member, { id, reply, isLast, seen }: Answer, now: Date) {
  return workOnMessage({
    staff,
    id,
    kind: "message-replied",
    async act(tx, message) {
      if (message.closedAt) return no("is-closed");
      if (await isWrittenSince(tx, id, seen)) return no("written-meanwhile");
      await tx
        .insert(messageEntries)
        .values({ messageId: id, kind: "reply", body: reply, byId: staff.id, at: now });
      await tx
        .update(messages)
        .set({
          answeredAt: message.answeredAt ?? now,
          assignedToId: message.assignedToId ?? staff.id,
          ...(isLast ? { closedAt: now, closedById: staff.id } : {}),
        })
        .where(eq(messages.id, id));
      await sendMail(tx, {
        template: "message-answered",
        to: message.email,
        ...mail(message, reply),
      });
      return ok({ reference: message.reference });
    },
  });
}

function mail({ kind, reference, topic, name }: LockedMessage, body: string) {
  const path = kind === "complaint" ? "/complaints" : "/contact-us";
  const link = linkTo(`${path}?follows=${reference}`);
  return { props: { name, reference, desk: desks[topicOf(topic).desk], body, link } };
}

/** A note among colleagues. Its writer’s message is not answered by it. */
export function noteOnMessage(
  staff: Member,
  { id, note, seen }: { id: number; note: string; seen: number },
  now: Date,
) {
  return workOnMessage({
    staff,
    id,
    kind: "message-noted",
    async act(tx, { reference }) {
      if (await isWrittenSince(tx, id, seen)) return no("written-meanwhile");
      await tx
        .insert(messageEntries)
        .values({ messageId: id, kind: "note", body: note, byId: staff.id, at: now });
      return ok({ reference });
    },
  });
}
